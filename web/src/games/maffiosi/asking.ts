// What is asked on the table in one sentence, and what the button would do.
import { words } from "../../lib/words.svelte";
import type { Choosing } from "./choosing.svelte";
import { ASLEEP, dashed, manOf, shortName } from "./matter";

/** The question of the stage; a card that is pulled out asks its own. On a phone in the fewest words there are. */
export function questionOf(choosing: Choosing, brief = false): string {
  const { stage, view } = choosing;
  const card = choosing.card ?? view.card;
  const ask = (name: string, facts: Record<string, string> = {}) =>
    brief ? words.brief({ type: "message", name, facts }, []) : words.ui(name, facts);
  switch (stage) {
    case "victim":
      return ask(`maf-ask-victim-${card === null ? "stab" : dashed(choosing.deeds.card(card))}`);
    case "drinks":
      return ask("web-maf-ask-drinks");
    case "chair":
      return ask("maf-ask-chair", { man: sortName(choosing) });
    case "card":
      return ask(choosing.tossing ? "web-maf-ask-throw" : "maf-ask-card");
    case "throw":
      return ask("web-maf-ask-throw");
    case "raid":
      return ask("web-maf-ask-raid");
    case "wait":
    case "over":
      return "";
    default:
      return ask(`maf-ask-${dashed(stage)}`);
  }
}

/** The sort of the man who moves or is seated. */
function sortName({ man, view, printed, stage, card }: Choosing): string {
  const moved = card !== null && man !== null ? view.men[man]?.sort : man === null ? view.lifted?.sort : man % ASLEEP;
  return stage === "chair" ? shortName(printed.men[moved ?? 3]?.sort ?? "henkie") : "";
}

/** The sentence on the button: all that would be sent. */
export function buttonOf(choosing: Choosing, names: readonly string[]): string {
  const { stage, aim, view, printed, deeds } = choosing;
  if (stage === "second") return words.ui("web-maf-go-on");
  if (stage === "raid") return words.ui("web-maf-call-raid");
  if (stage === "throw" && choosing.card !== null) {
    const card = printed.cards[choosing.card]?.name;
    return words.ui("web-maf-throw-card", { card: card === undefined ? "" : words.say(card, names) });
  }
  if (stage === "drinks") return words.ui("web-maf-serve", { count: choosing.poured.length, of: choosing.rounds });
  const value = aim === null ? null : deeds.of(aim).value;
  if (aim === null || value === null) return words.ui(`web-maf-choose-${choosesWhat(stage)}`);
  const chair = (choosing.aimedChair ?? 0) + 1;
  const man = view.men[value];
  switch (deeds.of(aim).do) {
    case "kill": {
      const card = choosing.card ?? view.card;
      const way = card !== null && deeds.card(card) === "fire" ? "shoot" : "stab";
      return words.ui(`web-maf-${way}`, { man: man == null ? "" : manOf(printed, man, view.seat, names), chair });
    }
    case "put_pie":
      return words.ui("web-maf-order-for", { chair });
    case "pass_left":
    case "pass_right":
      return words.ui("web-maf-pass-to", { who: words.seat(value, names), chair });
    case "explode":
      return words.ui("web-maf-set-off", { who: words.seat(value, names) });
    case "lift":
      return words.ui("web-maf-lift", { man: man == null ? "" : shortName(printed.men[man.sort]?.sort ?? "") });
    default:
      return words.ui("web-maf-seat", { man: sortName(choosing), chair });
  }
}

function choosesWhat(stage: Choosing["stage"]): string {
  if (stage === "pass" || stage === "explode") return "pie";
  return stage === "victim" || stage === "man" ? "man" : "chair";
}
