# Interpreted: words are made for people, who take longer to read them.
"""The titles of jobs that the word lists know; an owner's card file may have others."""

# fmt: off
TITLES = frozenset((
    "arms_dealing", "arson", "assassination", "bankruptcy", "bankruptcy_proceedings",
    "bash_businessman", "birthday_party", "blackmail", "boxing_match", "car_bomb",
    "car_smuggling", "car_theft", "car_theft_ring", "casino_cheating", "cigarette_smuggling",
    "coke_party", "connections", "construction_investment_fraud", "construction_scam",
    "counterfeiting", "credit_card_fraud", "debt_trap", "drive_by_shooting", "drug_dealing",
    "drug_delivery", "drug_ring", "drug_smuggling", "election_fraud", "escort_service",
    "exceptional_offer", "film_production", "gas_station_robbery", "hazardous_waste_disposal",
    "horse_racing", "illegal_laboratory", "illegal_subsidies", "insurance_fraud",
    "intimidation", "investment_fraud", "kill_businessman", "lucky_number", "money_laundering",
    "persuasion", "price_rigging", "property_damage", "public_contracts", "real_estate_fraud",
    "red_light_district", "rigged_gambling", "robbery", "senators_party", "theft",
    "toxic_waste_dump", "trap", "usury", "vandalism",
))
# fmt: on
