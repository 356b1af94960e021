import type { ColourKey } from "#vocabulary/attribute.ts";
import { sizeScaleOf } from "#vocabulary/size.ts";
import { colourCodes } from "../../catalogue/columns.ts";
import { leafAt, rowOf, type Snapshot } from "../../catalogue/snapshot.ts";
import { areInSize } from "../../search/are-in-size.ts";
import { openedWord } from "../words/opened-words.ts";
import { suggestAfterPieces, suggestOpening } from "../words/suggest.ts";
import { tellElsewhere } from "../words/tell-elsewhere.ts";
import { tellBlocked, tellFound } from "../words/tell-found.ts";
import { choose } from "./choose.ts";
import { moreThan } from "./compared.ts";
import { type FoundPieces, findPieces } from "./find-pieces.ts";
import { holds } from "./holds.ts";
import { isMineAsked } from "./is-mine.ts";
import { reasonsFor } from "./reasons.ts";
import { sizeMeant } from "./size-meant.ts";
import type { Answered, Turn } from "./turn.ts";

/** A few pieces that have all of it, or what comes nearest. */
export async function answerFound(turn: Turn): Promise<Answered> {
  const { world, utterance, standing, universe, whose, conversation, referred, person } = turn;
  const snapshot = world.snapshot();
  const { language } = person;
  const last = conversation.last.map((id) => rowOf(snapshot, id)).filter((row) => row >= 0);
  const [focus] = referred;
  const { wants } = whose;
  const found = await findPieces(world, {
    standing,
    universe,
    language,
    more: utterance.more,
    isMore: moreThan(snapshot, utterance.more, last, focus),
    without: new Set(utterance.others ? conversation.shown : []),
    whose,
    isMine: wants && isMineAsked(turn) ? (rows) => areInSize(snapshot, wants, rows) : undefined,
  });
  const like = utterance.others ? undefined : focus;
  const opened = [...found.opened, ...found.aside];
  // Whatever happened on the way: nothing is shown that breaks what was promised.
  const rows = choose(snapshot, found.rows, standing, like).filter((row) =>
    holds(snapshot, row, standing, universe, opened),
  );
  const telling = { language, universe, brands: snapshot.brands };
  if (rows.length === 0) {
    const elsewhere = tellElsewhere(standing, universe, language);
    if (elsewhere) return elsewhere;
    const { by, gives } = found.blocked ?? { by: "kind", gives: 0 };
    return {
      text: tellBlocked(standing, by, gives, telling),
      products: [],
      suggestions: suggestOpening(by, language),
    };
  }
  const reasons = reasonsFor(snapshot, rows, { standing, universe, language, whose });
  const ids = rows.map((row) => snapshot.ids[row] ?? 0);
  const isPointed = focus !== undefined && Object.keys(utterance.more).length === 0 && !utterance.others;
  return {
    text: tellFound(
      {
        standing,
        count: found.count,
        isAtLeast: found.isAtLeast,
        prices: rows.map((row) => snapshot.prices[row] ?? 0),
        opened: found.opened,
        aside: found.aside,
        mine: found.mine,
        more: utterance.more,
        isOthers: utterance.others === true,
        referred: isPointed ? (rows[0] === focus ? "is" : "like") : undefined,
        sizes: sizesOf(snapshot, rows, turn),
        turn: turn.turn,
      },
      telling,
    ),
    products: ids.map((id, i) => ({ id, reasons: reasons[i] ?? [] })),
    relaxed: opened.map((name) => openedWord(name, language)),
    suggestions: suggestAfterPieces(standing, {
      language,
      universe,
      turn: turn.turn,
      others: found.count > rows.length,
      colours: coloursOf(snapshot, found),
    }),
    shown: ids,
    focus: isPointed ? ids[0] : undefined,
  };
}

/** Whether any of these is made in the size that was said, or in any size at all. */
function sizesOf(
  snapshot: Snapshot,
  rows: readonly number[],
  { standing: { size }, universe }: Turn,
): "said" | "others" | "none" {
  if (!size) return "said";
  const leaves = [...new Set(rows.map((row) => leafAt(snapshot, row)))];
  if (leaves.some((leaf) => sizeMeant(universe, leaf, size).sizes.length > 0)) return "said";
  return leaves.some((leaf) => sizeScaleOf(universe, leaf).system !== "one") ? "others" : "none";
}

/** The colours of what was found, the commonest first. */
function coloursOf(snapshot: Snapshot, { rows }: FoundPieces): readonly ColourKey[] {
  const counts = new Map<ColourKey, number>();
  for (const row of rows.slice(0, 200)) {
    const colour = colourCodes.wordOf(snapshot.mainColour[row] ?? 0);
    if (colour) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
}
