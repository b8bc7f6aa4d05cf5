"""Owners of a box read the names they know: cards are called as they are printed, and each thing
by one name in sentences and rulebooks alike (docs/words.md)."""

import re
from importlib import resources

import pytest

from backroom.kernel.game import Game, find_game
from backroom.words import LANGUAGES, Speaker
from backroom.words.rulebook import rulebook

LCN, MAF = find_game("la-cosa-nostra"), find_game("maffiosi")

# What stands on the card in English, Dutch and German; None where a language has no printed name.
PRINTED: dict[str, tuple[str, str | None, str | None]] = {
    "lcn-influence-snitch": ("Snitch", "Tipgever", "Informant"),
    "lcn-influence-schemer": ("Schemer", "Verklikker", "Intrigant"),
    "lcn-influence-spy": ("Spy", "Spion", "Spion"),
    "lcn-influence-emergency-doc": ("Emergency doc", "Spoedoperatie", "Notarzt"),
    "lcn-influence-henchman": ("Henchman", "Handlanger", "Handlanger"),
    "lcn-influence-saboteur": ("Saboteur", "Saboteur", "Saboteur"),
    "lcn-influence-machine-pistol": ("Machine Pistol", "Machinegeweer", "Maschinenpistole"),
    "lcn-influence-distraction": ("Distraction", "Afleiding", "Ablenkung"),
    "lcn-job-bash-businessman": (
        "Bash a Businessman",
        "Een ondernemer in elkaar slaan",
        "Geschäftsmann verprügeln",
    ),
    "lcn-job-kill-businessman": (
        "Kill a Businessman",
        "Een zakenman vermoorden",
        "Geschäftsmann umlegen",
    ),
    "lcn-job-property-damage": ("Property Damage", "Vernieling", "Sachbeschädigung"),
    "lcn-job-theft": ("Theft", "Diefstal", "Diebstahl"),
    "lcn-job-vandalism": ("Vandalism", "Vandalisme", "Vandalismus"),
    "lcn-job-exceptional-offer": (
        "Exceptional Offer",
        "Uitzonderlijk voorstel",
        "Unschlagbares Angebot",
    ),
    "lcn-job-connections": ("Connections", "Connecties", "Beziehungen"),
    "lcn-job-money-laundering": ("Money Laundering", "Witwassen", "Geldwäsche"),
    "lcn-job-birthday-party": ("Birthday Party", "Verjaardagsfeest", "Geburtstagsfeier"),
    "lcn-job-arson": ("Arson", "Brandstichting", "Brandstiftung"),
    "lcn-job-assassination": ("Assassination", "Moord", "Attentat"),
    "lcn-job-persuasion": ("Persuasion", "Overlopen", "Abwerben"),
    "lcn-job-robbery": ("Robbery", "Beroving", "Raub"),
    "lcn-job-trap": ("Trap", "Hinderlaag", "Falle"),
    "lcn-job-horse-racing": ("Horse Racing", "Paardenrennen", "Pferderennen"),
    "lcn-job-drive-by-shooting": ("Drive-by Shooting", "Drive-by Shooting", "Drive-By-Shooting"),
    "lcn-job-car-bomb": ("Car Bomb", "Autobom", "Autobombe"),
    "lcn-job-car-theft": ("Car Theft", "Autodiefstal", None),
    "lcn-business-pimp": ("Pimp", "Pooier", "Zuhälter"),
    "lcn-business-drug-dealer": ("Drug Dealer", None, "Drogendealer"),
    "lcn-business-loan-shark": ("Loan Shark", "Woekeraar", "Geldverleiher"),
    "lcn-business-lawyer": ("Lawyer", "Advocaat", "Anwalt"),
    "lcn-business-politician": ("Politician", "Politicus", "Politiker"),
    "lcn-business-cop": ("Cop", "Politieagent", "Polizist"),
    "lcn-business-garage": ("Garage", "Garage", "Werkstatt"),
    "lcn-business-building-firm": ("Building Firm", None, "Baufirma"),
    "lcn-business-waste-company": ("Waste Company", None, "Abfallfirma"),
    "lcn-business-night-club": ("Night Club", None, "Nachtclub"),
    "lcn-business-casino": ("Casino", "Casino", "Casino"),
    "maf-man-boss": ("Boss", "Boss", None),
    "maf-man-jack": ("Jack Stiletto", "Jack Stiletto", None),
    "maf-man-henkie": ("Strong Henkie", "Sterke Henkie", None),
    "maf-man-robbie": ("Revolver Robbie", "Revolver Robbie", None),
    "maf-card-stab": ("Stab!", "Steek!", None),
    "maf-card-fire": ("Fire!", "Vuur!", None),
    "maf-card-order-pie": ("Order pie", "Taart bestellen", None),
    "maf-card-pass-it-on": ("Pass it on!", "Doorgeven!", None),
    "maf-card-ka-boom": ("Ka-boom!", "Ka-Boem!", None),
    "maf-card-nightcap": ("Nightcap!", "Slaapmutsje!", None),
    "maf-card-beat-it": ("Beat it!", "Smeer ’m!", None),
    "maf-card-move": ("Move", "Verplaatsen", None),
}

# Words that a thing was once called by, or that come to a translator's mind first.
RETIRED: dict[tuple[str, str], str] = {
    ("la-cosa-nostra", "nl"): (
        r"[Ii]ntrigant\w*|[Ss]poedarts\w*|[Mm]achinepistool|[Ii]nvloeds\w+|[Kk]luskaart\w*"
        r"|[Rr]eactiekaart\w*|[Zz]akenstapel|\bOverval\b|\bVal(len)?\b|\bAgent(en)?\b"
        r"|[Oo]verreding|[Mm]oordaanslag|[Zz]aakbeschadiging|[Bb]ijzonder aanbod|[Aa]anbieding\w*"
        r"|[Mm]arkers?\b"
    ),
    ("la-cosa-nostra", "de"): (
        r"Spitzel\w*|Kredithai\w*|Müllfirm\w+|Geldauftr\w+|Überfall\b|Überredung"
        r"|Geschäftsstapel|Einmalige\w* Angebot|Schüsse\w* aus dem Auto|Geschäftsmann töten"
    ),
    ("la-cosa-nostra", "en"): r"is in turn|full thousands",
    ("maffiosi", "nl"): r"\bBa(as|zen)\b|[Tt]rekstapel|[Ff]iches?\b|[Ss]laapfiche\w*|[Mm]enukaart",
    ("maffiosi", "de"): r"\bschläfer\w+",
    ("maffiosi", "en"): r"[Tt]hrow\w* away|[Tt]he (turn|pie) of \{",
}


def written(game: Game, language: str) -> str:
    """Everything that this game says in this language: sentences, advice and rules."""
    folder = resources.files("backroom.words").joinpath(language)
    lists = [folder.joinpath(f"{part}{game.folder}.ftl") for part in ("", "bots_")]
    texts = [file.read_text("utf-8") for file in lists]
    sentences = re.sub(r"(?m)^[a-z][\w-]* =|^\s*\*?\[[\w-]+\]|\$[\w-]+", "", "\n".join(texts))
    return sentences + rulebook(game, language).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_called_as_it_is_printed(language: str) -> None:
    place, speaker = LANGUAGES.index(language), Speaker(language)
    printed = {name: names[place] for name, names in PRINTED.items() if names[place] is not None}
    assert {name: speaker.ui(name) for name in printed} == printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_calls_a_card_as_the_table_does(language: str) -> None:
    speaker = Speaker(language)
    for game in (LCN, MAF):
        text = rulebook(game, language).text
        for name in PRINTED:
            if name.startswith(f"{game.prefix.lower()}-") and name != "lcn-job-car-theft":
                assert speaker.ui(name) in text, name


def test_the_dutch_informer_is_the_schemer_and_nobody_else() -> None:
    rules = rulebook(LCN, "nl").rules
    assert "*Verklikker*" in rules["LCN-112"]
    assert "*Tipgever*" in rules["LCN-104"]
    assert "Verklikker" not in rules["LCN-104"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [LCN, MAF], ids=lambda game: game.id)
def test_a_thing_has_one_name_in_sentences_and_rules(game: Game, language: str) -> None:
    found = re.finditer(RETIRED[game.id, language], written(game, language))
    assert sorted({match.group() for match in found}) == []


def test_maffiosi_has_the_steps_and_pieces_of_the_dutch_box() -> None:
    book = rulebook(MAF, "nl")
    assert book.rules["MAF-17"].endswith("1. taart, 2. poen, 3. kaart, 4. kukeleku!")
    for piece in ("mafkaartje", "het Menu", "de pot", "boekhouder", "kassa", "monopolie"):
        assert piece in book.text
