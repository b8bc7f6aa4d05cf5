// Which icon stands for which card. Cards that somebody has made up get that of their sort.
import type { IconName } from "../../lib/icons/names";
import type { BusinessPrinted, InfluencePrinted, JobPrinted } from "../../wire/la_cosa_nostra";

const BUSINESSES: Record<string, IconName> = {
  pimp: "top-hat",
  drug_dealer: "powder-bag",
  loan_shark: "shark-fin",
  lawyer: "scales",
  politician: "public-speaker",
  cop: "police-badge",
  garage: "mechanic-garage",
  building_firm: "crane",
  waste_company: "trash-can",
  night_club: "martini",
  casino: "poker-hand",
};

const INFLUENCE: Record<string, IconName> = {
  snitch: "seated-mouse",
  spy: "spy",
  emergency_doc: "first-aid-kit",
  henchman: "brass-knuckles",
  saboteur: "dynamite",
  machine_pistol: "mp-40",
  distraction: "high-heel",
  schemer: "puppet",
};

const EFFECTS: Record<string, IconName> = {
  cash: "money-stack",
  bash_businessman: "fist",
  property_damage: "crowbar",
  theft: "robber-hand",
  vandalism: "broken-wall",
  kill_businessman: "stiletto",
  persuasion: "shaking-hands",
  arson: "arson",
  car_bomb: "time-bomb",
  assassination: "crosshair",
  drive_by_shooting: "machine-gun",
  robbery: "robber-mask",
  trap: "wolf-trap",
  exceptional_offer: "buy-card",
  connections: "mesh-network",
  money_laundering: "washing-machine",
  birthday_party: "cake-slice",
  horse_racing: "horse-head",
};

/** By the name of the title in the word lists. */
const CASH_JOBS: Record<string, IconName> = {
  "arms-dealing": "ak47",
  bankruptcy: "piggy-bank",
  "bankruptcy-proceedings": "piggy-bank",
  blackmail: "envelope",
  "boxing-match": "boxing-glove",
  "car-smuggling": "cargo-crane",
  "car-theft": "car-key",
  "car-theft-ring": "car-wheel",
  "casino-cheating": "card-ace-spades",
  "cigarette-smuggling": "cigarette",
  "coke-party": "party-popper",
  "construction-investment-fraud": "contract",
  "construction-scam": "cement-shoes",
  counterfeiting: "banknote",
  "credit-card-fraud": "card-pickup",
  "debt-trap": "manacles",
  "drug-dealing": "medicine-pills",
  "drug-delivery": "cardboard-box",
  "drug-ring": "linked-rings",
  "drug-smuggling": "briefcase",
  "election-fraud": "vote",
  "escort-service": "lipstick",
  "film-production": "clapperboard",
  "gas-station-robbery": "gas-pump",
  "hazardous-waste-disposal": "hazard-sign",
  "illegal-laboratory": "bubbling-flask",
  "illegal-subsidies": "bank",
  "insurance-fraud": "damaged-house",
  intimidation: "broken-bone",
  "investment-fraud": "papers",
  "lucky-number": "ticket",
  "price-rigging": "price-tag",
  "public-contracts": "scroll-quill",
  "real-estate-fraud": "house-keys",
  "red-light-district": "lantern",
  "rigged-gambling": "rolling-dices",
  "senators-party": "champagne-cork",
  "toxic-waste-dump": "biohazard",
  usury: "two-coins",
};

export function businessIcon(kind: BusinessPrinted): IconName {
  return BUSINESSES[kind.icon] ?? "briefcase";
}

export function influenceIcon(card: InfluencePrinted): IconName {
  return INFLUENCE[card.icon] ?? "fedora";
}

export function jobIcon(job: JobPrinted): IconName {
  const title = job.title.name.replace("lcn-job-", "");
  return (job.sort === "cash" ? CASH_JOBS[title] : undefined) ?? EFFECTS[job.effect] ?? "fedora";
}

/** The sign of a job's sort. */
export function sortIcon(job: JobPrinted): IconName {
  if (job.sort === "cash") return "cash";
  if (job.sort === "attack") return "crosshair";
  return job.sort === "response" ? "wolf-trap" : "contract";
}
