import { cardAt, rowOf } from "../../catalogue/snapshot.ts";
import { areInSize } from "../../search/are-in-size.ts";
import { joinWords } from "../words/describe.ts";
import { money } from "../words/money.ts";
import { small } from "../words/slot-words.ts";
import { suggestAfterPieces, suggestBeginning } from "../words/suggest.ts";
import { answerMayWear } from "./answer-may-wear.ts";
import { type Asked, answerCare, answerCompare, answerSize, answerTerm } from "./questions.ts";
import { reasonsFor, tellWhy } from "./reasons.ts";
import type { Answered, Turn } from "./turn.ts";

/** Questions about what is shown, and about clothes at all; nothing when there is nothing to speak of. */
export function answerAbout(turn: Turn): Answered | undefined {
  const { intent, world, conversation, person, referred, standing, universe, whose, utterance } = turn;
  const { language } = person;
  const snapshot = world.snapshot();
  const last = conversation.last.map((id) => rowOf(snapshot, id)).filter((row) => row >= 0);
  const focus = conversation.focus === undefined ? -1 : rowOf(snapshot, conversation.focus);
  const spoken = focus >= 0 ? [focus] : [];
  const asked: Asked = {
    snapshot,
    language,
    universe,
    standing,
    utterance,
    about: referred,
    wants: whose.wants,
    meanings: world.meanings?.(),
  };
  const reasonsOf = (rows: readonly number[]) => {
    const reasons = reasonsFor(snapshot, rows, { standing, universe, language, whose });
    return rows.map((row, i) => ({ id: snapshot.ids[row] ?? 0, reasons: reasons[i] ?? [] }));
  };
  const suggestions = standing.slots.category
    ? suggestAfterPieces(standing, {
        language,
        universe,
        turn: turn.turn,
        others: last.length > 0,
        colours: [],
      })
    : suggestBeginning(language, person.universe);
  if (intent === "care")
    return {
      text: answerCare({
        ...asked,
        about: referred.length > 0 ? referred : utterance.slots.material ? [] : spoken,
      }),
      products: [],
      suggestions,
    };
  if (intent === "term" && utterance.mayWear)
    return { text: answerMayWear(asked, utterance.mayWear), products: [], suggestions };
  if (intent === "term") return { text: answerTerm(asked), products: [], suggestions };
  if (intent === "size") return { text: answerSize(asked), products: [], suggestions };
  if (intent === "compare") {
    const two = (referred.length > 1 ? referred : last).slice(0, 2);
    if (two.length < 2) return undefined;
    const scores = tellWhy(snapshot, two, { standing, universe, language, whose })?.map(({ score }) => score);
    const mine = whose.wants && areInSize(snapshot, whose.wants, Uint32Array.from(two));
    return {
      text: answerCompare({ ...asked, about: two }, scores, mine),
      products: reasonsOf(two),
      suggestions,
    };
  }
  const row = referred[0] ?? spoken[0] ?? last[0];
  if (row === undefined) return undefined;
  const products = reasonsOf([row]);
  const name = cardAt(snapshot, row).name[language];
  const reasons = (products[0]?.reasons ?? []).map(small);
  const price = money(snapshot.prices[row] ?? 0, language);
  const why = tellWhy(snapshot, [row], { standing, universe, language, whose })?.[0];
  const text =
    language === "en"
      ? [
          `${name}, ${price}: I chose it for what it is. ${reasonsText(reasons, "en")}`,
          why ? `Against what you told us it scores ${why.score} of 100.` : "",
          "If one of these reasons is wrong, tell me and I will look again.",
        ]
      : [
          `${name}, ${price}\u00a0: je l’ai choisie pour ce qu’elle est. ${reasonsText(reasons, "fr")}`,
          why ? `D’après ce que vous nous avez dit, elle obtient ${why.score} sur 100.` : "",
          "Si l’une de ces raisons est fausse, dites-le et je chercherai de nouveau.",
        ];
  return { text: text.filter(Boolean).join(" "), products, suggestions, focus: snapshot.ids[row] };
}

const reasonsText = (reasons: readonly string[], language: "en" | "fr"): string =>
  language === "en"
    ? `In its favour: ${joinWords(reasons, "and")}.`
    : `Pour elle\u00a0: ${joinWords(reasons, "et")}.`;
