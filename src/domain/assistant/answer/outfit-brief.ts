import { type Comparison, comparatives } from "#vocabulary/assistant.ts";
import { isUnder } from "#vocabulary/category-code.ts";
import type { Language } from "#vocabulary/language.ts";
import { isStyleId, type StyleAxis, styleAxes } from "#vocabulary/style.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { axisCount } from "../../catalogue/columns.ts";
import { leafAt, rowOf, type Snapshot } from "../../catalogue/snapshot.ts";
import type { Piece } from "../../looks/piece.ts";
import { contentFeatures } from "../../recommendation/content-features.ts";
import { fitsOf, openFeatures } from "../../recommendation/score.ts";
import { newSession } from "../../recommendation/session.ts";
import type { Question } from "../../search/port.ts";
import type { Standing } from "../conversation.ts";
import { type Brief, isOccasion, isSeason, slotOfCode } from "./dress.ts";
import { judgeOf } from "./holds.ts";
import { measures } from "./measures.ts";

/** What a look is asked for with. */
export interface OutfitSearch {
  readonly standing: Standing;
  readonly universe: Universe;
  readonly language: Language;
  readonly more: Comparison;
  /** What takes the place of something in the last look. */
  readonly swap: readonly string[];
  /** The pieces of the last look, and whether others are wanted. */
  readonly last: readonly number[];
  readonly isOther: boolean;
  /** The piece that the look is made around. */
  readonly around?: number | undefined;
  readonly role?: "guest" | "couple" | undefined;
  readonly whose: Pick<Question, "wants" | "session" | "features">;
}

const calm: ReadonlySet<string> = new Set(["black", "white", "grey", "beige", "brown", "navy", "khaki"]);
const main: ReadonlySet<string> = new Set(["one-piece", "top", "bottom", "layer", "coat"]);

/** What a look has to be, by what stands and what was shown before. */
export function briefOf(snapshot: Snapshot, search: OutfitSearch, more: readonly number[]): Brief {
  const { standing, universe, swap, last, isOther, around, role } = search;
  const { slots, price, size, ...rest } = standing;
  const { total, ...ofAPiece } = price ?? {};
  const bare: Standing = {
    ...rest,
    slots: {},
    // A size that is said for a look is that of clothes, unless shoes are what is named.
    ...(price && !total && { price: ofAPiece }),
  };
  const judge = judgeOf(snapshot, bare, universe);
  const sized = size ? judgeOf(snapshot, { ...bare, size }, universe) : judge;
  const isSized = (piece: Piece) =>
    (slots.category?.some((code) => code.startsWith("B")) ? "B" : "AFG").includes(piece.leaf.slice(0, 1));
  const named =
    slots.category?.filter(
      (code) => !swap.some((one) => slotOfCode(universe, one) === slotOfCode(universe, code)),
    ) ?? [];
  const { colour: colours = [] } = slots;
  const isCalm = colours.length > 0 && colours.every((one) => calm.has(one));
  const isColour = ({ colour, slot }: Piece) =>
    colours.includes(colour) || (slot === "accessory" && (colour === "gold" || colour === "silver"));
  const ofClothes = judgeOf(snapshot, { slots: pick(slots, clothesDetails), not: {} }, universe);
  const ofShoes = judgeOf(snapshot, { slots: pick(slots, shoeDetails), not: {} }, universe);
  const isShoe = ({ slot }: Piece) => slot === "shoes";
  const isNamed = (piece: Piece) =>
    named.some((code) => piece.leaf === code || piece.leaf.startsWith(`${code}.`));
  const rowsBefore = last.map((id) => rowOf(snapshot, id)).filter((row) => row >= 0);
  return {
    universe,
    occasions: slots.occasion?.filter(isOccasion) ?? [],
    seasons: slots.season?.filter(isSeason) ?? [],
    named: [...named, ...swap],
    around,
    more,
    mayBeWorn: (piece) =>
      (isSized(piece) ? sized : judge).mayBeShown(piece.row) &&
      (!isCalm || piece.id === around || isColour(piece)) &&
      (!isNamed(piece) || isShoe(piece) || piece.id === around || ofClothes.missing(piece.row) === 0) &&
      // A heel is asked of shoes, whether shoes were named or not.
      (!isShoe(piece) || piece.id === around || ofShoes.missing(piece.row) === 0) &&
      // Nobody comes to somebody else's wedding in white.
      !(
        role !== "couple" &&
        slots.occasion?.includes("wedding") &&
        universe === "women" &&
        piece.slot === "one-piece" &&
        piece.colour === "white" &&
        !colours.includes("white")
      ),
    welcome: welcomeOf(snapshot, search, isColour),
    suits: (pieces) =>
      (colours.length === 0 ||
        pieces.some((piece) => main.has(piece.slot) && colours.includes(piece.colour))) &&
      isMoreOf(
        snapshot,
        search.more,
        pieces.map(({ row }) => row),
        rowsBefore,
      ) &&
      (slots.formality === undefined || nearFormality(pieces, slots.formality)),
    budget: budgetOf(snapshot, search, rowsBefore),
    keep: isOther ? new Set() : new Set(last),
    // Of the kind that is to be another one, none that was there.
    avoid: new Set(
      isOther
        ? last
        : last.filter(
            (id) =>
              rowOf(snapshot, id) >= 0 &&
              swap.some((code) => isUnder(leafAt(snapshot, rowOf(snapshot, id)), code)),
          ),
    ),
  };
}

const clothesDetails = ["material", "pattern", "cut", "length"];
const shoeDetails = ["heel"];

const pick = (slots: Standing["slots"], names: readonly string[]): Standing["slots"] =>
  Object.fromEntries(Object.entries(slots).filter(([name]) => names.includes(name)));

const nearFormality = (pieces: readonly Piece[], asked: readonly string[]): boolean =>
  asked.some(
    (one) =>
      Math.abs(
        pieces.reduce((sum, { formality }) => sum + formality, 0) / Math.max(1, pieces.length) - Number(one),
      ) < 1,
  );

/** What the whole may cost: what was said, or clearly less than the last look where that is asked for. */
function budgetOf(
  snapshot: Snapshot,
  { standing: { price }, more }: OutfitSearch,
  before: readonly number[],
): number | undefined {
  const said = price?.total
    ? (price.max ?? (price.about === undefined ? undefined : Math.round(price.about * 1.1)))
    : undefined;
  if (more.price !== -1 || before.length === 0) return said;
  const last = before.reduce((sum, row) => sum + (snapshot.prices[row] ?? 0), 0);
  return Math.min(said ?? Number.POSITIVE_INFINITY, Math.floor(last * 0.9));
}

/** Whether the look as a whole has more, or less, of it than the one before. */
function isMoreOf(
  snapshot: Snapshot,
  more: Comparison,
  rows: readonly number[],
  before: readonly number[],
): boolean {
  if (before.length === 0) return true;
  return comparatives.every((name) => {
    const way = more[name];
    if (way === undefined || name === "price") return true;
    const mean = (some: readonly number[]) => {
      const values = some.flatMap((row) => measures[name](snapshot, row) ?? []);
      return values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
    };
    return way > 0 ? mean(rows) > mean(before) : mean(rows) < mean(before);
  });
}

function welcomeOf(
  snapshot: Snapshot,
  { standing: { slots }, whose, more, last }: OutfitSearch,
  isColour: (piece: Piece) => boolean,
) {
  const { wants, session = newSession, features = contentFeatures } = whose;
  const opened = wants && openFeatures(features, snapshot, wants, session);
  const known = new Map<number, number>();
  const axes = (slots.style ?? []).map((one) =>
    isStyleId(Number(one)) ? Number(one) - 1 : styleAxes.indexOf(one as StyleAxis),
  );
  const asked = slots.formality?.map(Number) ?? [];
  const before = last.map((id) => rowOf(snapshot, id)).filter((row) => row >= 0);
  const steps = comparatives.flatMap((name) => {
    const way = more[name];
    const values = before.flatMap((row) => measures[name](snapshot, row) ?? []);
    const mean = values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
    return way === undefined || values.length === 0 ? [] : [{ name, way, mean }];
  });
  return (piece: Piece): number => {
    const found = known.get(piece.id);
    if (found !== undefined) return found;
    const style = Math.max(
      0,
      ...axes.map((axis) => (snapshot.styles[piece.row * axisCount + axis] ?? 0) / 255),
    );
    const dressed =
      asked.length === 0 ? 0 : 1 - Math.min(...asked.map((one) => Math.abs(one - piece.formality))) / 2;
    const taste = opened ? (fitsOf(opened, Uint32Array.of(piece.row))[0] ?? 0) : 0;
    const moved = steps.filter(
      ({ name, way, mean }) => ((measures[name](snapshot, piece.row) ?? mean) - mean) * way > 0,
    ).length;
    const value =
      0.8 * style + 0.4 * dressed + 0.3 * taste + 0.4 * moved + (slots.colour && isColour(piece) ? 0.5 : 0);
    known.set(piece.id, value);
    return value;
  };
}
