import type { LookSwap } from "#vocabulary/look.ts";
import type { DressedLook, LookBook } from "./book.ts";
import { seasonOf } from "./list.ts";
import type { Look } from "./look.ts";
import type { Piece } from "./piece.ts";
import { disagreement, faultsOf, unfit } from "./rules.ts";
import { scoreOf } from "./score.ts";
import { alternativesFor, redress } from "./swap.ts";

/** A look, and what was changed in it to make it. */
interface Completed {
  readonly look: Look;
  readonly swaps: readonly LookSwap[];
}

/** Pieces that may be changed beside the one it is made around, and the looks that this is tried on. */
const [mostChanged, mostTried] = [2, 40];
/** What each change takes from a look, and what it is worth that it can be worn now. */
const [changeCost, inSeason] = [0.03, 0.04];

/**
 * A look made around one piece: the one of all looks that takes it in best, in its place, with what does not go with it
 * changed. Looks that have it already are not asked.
 */
export function completeAround(book: LookBook, product: number, day: string): Completed | undefined {
  const piece = book.wardrobe.find(product);
  if (!piece) return undefined;
  const now = seasonOf(day);
  const worth = ({ look, swaps }: Completed): number =>
    scoreOf(piecesIn(book, look), look) - changeCost * swaps.length + (look.season === now ? inSeason : 0);
  const found = candidates(book, piece)
    .flatMap((dressed) => around(book, dressed, piece) ?? [])
    .map((completed) => ({ completed, worth: worth(completed) }))
    .sort((a, b) => b.worth - a.worth || a.completed.look.id - b.completed.look.id);
  return found[0]?.completed;
}

const piecesIn = (book: LookBook, look: Look): readonly Piece[] => book.dress(look).pieces;

/** Those that would have to change least. */
function candidates(book: LookBook, piece: Piece): readonly DressedLook[] {
  const others = ({ pieces }: DressedLook) => pieces.filter(({ slot }) => slot !== piece.slot);
  return book.all
    .filter(
      ({ look, pieces }) =>
        pieces.some(({ slot, id }) => slot === piece.slot && id !== piece.id) && !unfit(piece, look),
    )
    .map((dressed) => ({
      dressed,
      against: others(dressed).filter((one) => disagreement(one, piece)).length,
    }))
    .filter(({ against }) => against <= mostChanged)
    .sort((a, b) => a.against - b.against || b.dressed.look.score - a.dressed.look.score)
    .slice(0, mostTried)
    .map(({ dressed }) => dressed);
}

function around({ wardrobe }: LookBook, { look, pieces }: DressedLook, piece: Piece): Completed | undefined {
  let swaps: readonly LookSwap[] = [{ slot: piece.slot, product: piece.id }];
  const against = pieces.filter((one) => one.slot !== piece.slot && disagreement(one, piece));
  for (const { slot } of against) {
    // Without the others that do not go with it: they are next.
    const open = new Set(
      against.map((one) => one.slot).filter((one) => !swaps.some((swap) => swap.slot === one)),
    );
    const dressed = dressedIn(look, swaps);
    const rest = {
      ...dressed,
      items: dressed.items.filter((item) => item.slot === slot || !open.has(item.slot)),
    };
    const [best] = alternativesFor(wardrobe, rest, slot, 1);
    if (!best) return undefined;
    swaps = [...swaps, { slot, product: best.id }];
  }
  const redressed = redress(wardrobe, look, swaps);
  if (!redressed.ok) return undefined;
  const all = redressed.value.items.flatMap(({ product }) => wardrobe.find(product) ?? []);
  return faultsOf(all, look).length === 0 ? { look: redressed.value, swaps } : undefined;
}

const dressedIn = (look: Look, swaps: readonly LookSwap[]): Look => ({
  ...look,
  items: look.items.map((item) => {
    const product = swaps.find(({ slot }) => slot === item.slot)?.product;
    return product === undefined ? item : { ...item, chosen: product, product };
  }),
});
