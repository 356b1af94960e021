import { type Occasion, occasions, type Season, seasons } from "#vocabulary/attribute.ts";
import { leaves } from "#vocabulary/category.ts";
import { isUnder } from "#vocabulary/category-code.ts";
import { type LookSlot, type LookSwap, lookSlotOf } from "#vocabulary/look.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Snapshot } from "../../catalogue/snapshot.ts";
import { type DressedLook, type LookBook, lookBook } from "../../looks/book.ts";
import { isOfLeaf } from "../../looks/is-of-leaf.ts";
import { seasonOf } from "../../looks/list.ts";
import type { Look } from "../../looks/look.ts";
import { recipes } from "../../looks/occasions.ts";
import type { Piece } from "../../looks/piece.ts";
import { accentsOf, disagreement, faultsOf, mostAccents, unfit } from "../../looks/rules.ts";
import { scoreOf, worthBeside } from "../../looks/score.ts";
import { redress } from "../../looks/swap.ts";
import type { AnsweredLook } from "./world.ts";

/** What a look has to be. */
export interface Brief {
  readonly universe: Universe;
  readonly occasions: readonly Occasion[];
  readonly seasons: readonly Season[];
  /** Codes of what has to be in it. */
  readonly named: readonly string[];
  /** The piece that it is made around. */
  readonly around?: number | undefined;
  /** What no piece may break. */
  readonly mayBeWorn: (piece: Piece) => boolean;
  /** How welcome a piece is beside how it goes with the others: colours, taste, dress code; about 0 to 1. */
  readonly welcome: (piece: Piece) => number;
  /** Of the whole look: whether the colours asked for are in it, and so on. */
  readonly suits: (pieces: readonly Piece[]) => boolean;
  /** What all of it may cost, in cents. */
  readonly budget?: number | undefined;
  /** Further pieces to choose from, by id: what the shelves of a very large catalogue leave out. */
  readonly more: readonly number[];
  /** Pieces that are wanted again if they can be, and those that are not. */
  readonly keep: ReadonlySet<number>;
  readonly avoid: ReadonlySet<number>;
}

/** Looks of the book that are tried, looks followed side by side, and pieces tried in each place. */
const [mostTried, followed, mostPieces] = [14, 5, 48];
/** What it is worth that a piece was there before. */
const keptWorth = 0.35;

/**
 * The best look that can be made for the brief: one of the book, with other pieces where its own do not do. Its total
 * is within the budget or there is none.
 */
export function dress(snapshot: Snapshot, looks: readonly Look[], brief: Brief): AnsweredLook | undefined {
  const book = lookBook(snapshot, looks);
  const found = bases(book, brief, snapshot.day)
    .flatMap((base) => {
      const pieces =
        fill(snapshot, book, base.look, brief, byWorth) ??
        // What suits best may leave no room for the rest of a tight budget: then what costs least goes first.
        (brief.budget === undefined ? undefined : fill(snapshot, book, base.look, brief, byPrice));
      return pieces ? [{ base, pieces, worth: worthOf(pieces, base, brief) }] : [];
    })
    .sort((a, b) => b.worth - a.worth || a.base.look.id - b.base.look.id);
  for (const { base, pieces } of found) {
    const swaps = base.look.items.flatMap(({ slot, product }): LookSwap[] => {
      const own = pieces.find((piece) => piece.slot === slot);
      return own && own.id !== product ? [{ slot, product: own.id }] : [];
    });
    const worn = redress(book.wardrobe, base.look, swaps);
    if (!worn.ok) continue;
    const dressed = book.dress(worn.value);
    // What was promised is checked once more on what is shown.
    if (brief.budget !== undefined && dressed.total > brief.budget) continue;
    if (dressed.pieces.length !== pieces.length || !dressed.pieces.every(brief.mayBeWorn)) continue;
    return { dressed, swaps, total: dressed.total };
  }
  return undefined;
}

/** The looks to begin with: for the occasion and the season, with a place for everything that is named. */
function bases(book: LookBook, brief: Brief, day: string): readonly DressedLook[] {
  const now = seasonOf(day);
  const around = brief.around === undefined ? undefined : book.wardrobe.find(brief.around);
  const needed = [...brief.named.map((code) => slotOfCode(brief.universe, code)), around?.slot].filter(
    (slot): slot is LookSlot => slot !== undefined,
  );
  const fits = ({ look }: DressedLook) =>
    look.universe === brief.universe &&
    (brief.occasions.length === 0 || brief.occasions.includes(look.occasion)) &&
    (brief.seasons.length === 0 || brief.seasons.includes(look.season)) &&
    needed.every((slot) => look.items.some((item) => item.slot === slot)) &&
    !(around && unfit(around, look));
  const kept = ({ pieces }: DressedLook) => pieces.filter(({ id }) => brief.keep.has(id)).length;
  const open = ({ pieces }: DressedLook) => pieces.filter((piece) => !brief.mayBeWorn(piece)).length;
  const price = ({ total }: DressedLook) =>
    brief.budget === undefined ? 0 : Math.max(0, total / brief.budget - 1);
  const usual = ({ look }: DressedLook) =>
    (brief.occasions.length === 0 && look.occasion !== "everyday" ? 1 : 0) +
    (brief.seasons.length === 0 && look.season !== now ? 1 : 0);
  const cost = (one: DressedLook) => open(one) + price(one) + usual(one) - 2 * kept(one) - one.look.score;
  return book.all
    .filter(fits)
    .toSorted((a, b) => cost(a) - cost(b) || a.look.id - b.look.id)
    .slice(0, mostTried);
}

/** Where a category goes; for a family, where most of it goes. */
export function slotOfCode(universe: Universe, code: string): LookSlot | undefined {
  return leaves
    .filter((leaf) => isUnder(leaf, code))
    .map((leaf) => lookSlotOf(universe, leaf))
    .find((slot) => slot !== undefined);
}

/** A piece for every place of the look, within the budget. */
function fill(
  snapshot: Snapshot,
  book: LookBook,
  look: Look,
  brief: Brief,
  first: (a: Way, b: Way) => number,
): readonly Piece[] | undefined {
  const priceOf = ({ row }: Piece) => snapshot.prices[row] ?? 0;
  const places = look.items.map(({ slot }) => ({
    slot,
    pieces: candidates(book, look, slot, brief, priceOf),
  }));
  if (places.some(({ pieces }) => pieces.length === 0)) return undefined;
  // The fewest first: what is named or made around decides over the rest.
  const order = places.toSorted((a, b) => a.pieces.length - b.pieces.length);
  const least = order.map(({ pieces }) => Math.min(...pieces.map(priceOf)));
  const budget = brief.budget ?? Number.POSITIVE_INFINITY;
  let open: readonly Way[] = [{ pieces: [], total: 0, worth: 0 }];
  for (const [i, { pieces }] of order.entries()) {
    const rest = least.slice(i + 1).reduce((sum, one) => sum + one, 0);
    open = open
      .flatMap((way) =>
        goOn(way, pieces, look, brief, budget - rest, priceOf)
          .toSorted(first)
          .slice(0, followed),
      )
      .sort(first)
      .slice(0, i === order.length - 1 ? followed * 4 : followed * 2);
    if (open.length === 0) return undefined;
  }
  return open
    .map(({ pieces }) => pieces)
    .find((pieces) => faultsOf(pieces, look).length === 0 && brief.suits(pieces));
}

interface Way {
  readonly pieces: readonly Piece[];
  readonly total: number;
  readonly worth: number;
}

const byWorth = (a: Way, b: Way): number => b.worth - a.worth;
const byPrice = (a: Way, b: Way): number => a.total - b.total || byWorth(a, b);

function goOn(
  way: Way,
  candidates: readonly Piece[],
  look: Look,
  { welcome, keep }: Brief,
  budget: number,
  priceOf: (piece: Piece) => number,
): readonly Way[] {
  const found: Way[] = [];
  for (const piece of candidates) {
    const total = way.total + priceOf(piece);
    if (total > budget || way.pieces.some((other) => disagreement(piece, other) !== undefined)) continue;
    const pieces = [...way.pieces, piece];
    if (accentsOf(pieces) > mostAccents) continue;
    const worth =
      worthBeside(piece, way.pieces, look) + welcome(piece) + (keep.has(piece.id) ? keptWorth : 0);
    found.push({ pieces, total, worth: way.worth + worth });
  }
  return found;
}

/** What may be worn in a place: what the person keeps, what suits best, and what costs least. */
function candidates(
  { wardrobe }: LookBook,
  look: Look,
  slot: LookSlot,
  brief: Brief,
  priceOf: (piece: Piece) => number,
): readonly Piece[] {
  const codes = brief.named.filter((code) => slotOfCode(brief.universe, code) === slot);
  const around = brief.around === undefined ? undefined : wardrobe.find(brief.around);
  if (around?.slot === slot) return brief.mayBeWorn(around) ? [around] : [];
  const usual = recipes[look.universe][look.occasion].flatMap(({ from }) => from[slot] ?? []);
  const further = brief.more.flatMap((id) => wardrobe.find(id) ?? []).filter((piece) => piece.slot === slot);
  const all = [...new Set([...wardrobe.shelf(look.universe, slot), ...further])].filter(
    (piece) =>
      isOfLeaf(piece, ...(codes.length > 0 ? codes : usual)) &&
      !unfit(piece, look) &&
      !brief.avoid.has(piece.id) &&
      brief.mayBeWorn(piece),
  );
  if (all.length <= mostPieces) return all;
  const worth = (piece: Piece) =>
    brief.welcome(piece) + worthBeside(piece, [], look) + (brief.keep.has(piece.id) ? 1 : 0);
  const best = all.toSorted((a, b) => worth(b) - worth(a) || a.id - b.id).slice(0, mostPieces);
  const cheap = all.toSorted((a, b) => priceOf(a) - priceOf(b) || a.id - b.id).slice(0, mostPieces / 2);
  return [...new Set([...best, ...cheap])];
}

function worthOf(pieces: readonly Piece[], { look }: DressedLook, { welcome, keep }: Brief): number {
  const mean = (value: (piece: Piece) => number) =>
    pieces.reduce((sum, piece) => sum + value(piece), 0) / Math.max(1, pieces.length);
  return scoreOf(pieces, look) + mean(welcome) + 2 * mean((piece) => (keep.has(piece.id) ? 1 : 0));
}

export const isOccasion = (value: string): value is Occasion => occasions.some((one) => one === value);
export const isSeason = (value: string): value is Season => seasons.some((one) => one === value);
