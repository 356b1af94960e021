import { cardAt, sizesAt } from "../../catalogue/snapshot.ts";
import type { Utterance } from "../utterance.ts";
import { joinWords } from "../words/describe.ts";
import { money } from "../words/money.ts";
import { mostWords } from "../words/most-words.ts";
import { small } from "../words/slot-words.ts";
import { suggestAfterPieces } from "../words/suggest.ts";
import { judgeOf } from "./holds.ts";
import { reasonsFor } from "./reasons.ts";
import type { Answered, Turn } from "./turn.ts";

/** One of the pieces that were shown, and nothing asked of it: what is known of it. */
export function answerPointed(turn: Turn): Answered | undefined {
  const { world, utterance, standing, universe, whose, person, referred } = turn;
  const [row, ...others] = referred;
  const snapshot = world.snapshot();
  if (row === undefined || others.length > 0 || !isOnlyPointing(utterance)) return undefined;
  // What was shown before something was ruled out is not shown again.
  if (!judgeOf(snapshot, standing, universe).mayBeShown(row)) return undefined;
  const { language } = person;
  const [reasons = []] = reasonsFor(snapshot, [row], { standing, universe, language, whose });
  const name = cardAt(snapshot, row).name[language];
  const price = money(snapshot.prices[row] ?? 0, language);
  const left = sizesAt(snapshot, row).flatMap(({ inStock, size }) =>
    inStock && size.system !== "one" ? [size.label] : [],
  );
  const { picked } = utterance;
  const isEnglish = language === "en";
  const lead = picked ? mostWords(picked.of, picked.way, language) : isEnglish ? "This one" : "Celle-ci";
  const text = isEnglish
    ? [
        `${lead}: ${name}, ${price}.`,
        `In its favour: ${joinWords(reasons.map(small), "and")}.`,
        left.length > 0 ? `In stock in ${left.join(", ")}.` : "",
      ]
    : [
        `${lead}\u00a0: ${name}, ${price}.`,
        `Pour elle\u00a0: ${joinWords(reasons.map(small), "et")}.`,
        left.length > 0 ? `Disponible en ${left.join(", ")}.` : "",
      ];
  const id = snapshot.ids[row] ?? 0;
  return {
    text: text.filter(Boolean).join(" "),
    products: [{ id, reasons }],
    suggestions: suggestAfterPieces(standing, {
      language,
      universe,
      turn: turn.turn,
      others: true,
      colours: [],
    }),
    focus: id,
  };
}

const isOnlyPointing = ({ slots, not, more, drop, ...said }: Utterance): boolean =>
  Object.keys(slots).length + Object.keys(not).length + Object.keys(more).length + drop.length === 0 &&
  said.refer !== undefined &&
  !(said.size || said.price || said.sale || said.new || said.others || said.swap || said.for || said.gift);
