import type { Occasion, Season } from "#vocabulary/attribute.ts";
import { isClash } from "./harmony.ts";
import { isOfLeaf } from "./is-of-leaf.ts";
import type { Brief } from "./look.ts";
import { type Piece, seasonBit } from "./piece.ts";

/** What a stylist would send back. */
export type Fault =
  | "slot"
  | "universe"
  | "season"
  | "formality"
  | "statement"
  | "colour"
  | "leather"
  | "together"
  | "unfinished";

/** The most that two pieces may lie apart on the scale from lounge to black tie. */
const mostSteps = 1;

/** What speaks against a piece for this brief, whatever it is worn with. */
export function unfit(piece: Piece, { universe, season, occasion }: Brief): Fault | undefined {
  if (piece.universe !== universe) return "universe";
  const isWorn = (piece.seasons & seasonBit(season)) !== 0 && !isOutOfPlace(piece, season, occasion);
  return isWorn ? undefined : "season";
}

/** What could be worn all year, and is not: a hoodie on the beach, dark glasses under a winter sky. */
function isOutOfPlace(piece: Piece, season: Season, occasion: Occasion): boolean {
  const isOutside = occasion === "outdoor" || occasion === "sport";
  if (season === "summer")
    return isOfLeaf(piece, "A.2", "A.4.2", "A.4.3", "A.4.5") ? !isOutside : isOfLeaf(piece, "D.4", "D.3");
  if (season === "spring") return isOfLeaf(piece, "D.4");
  if (season === "winter" && isOfLeaf(piece, "D.6.1")) return true;
  if (isOutside && piece.slot === "top" && isBareArmed(piece))
    return occasion === "outdoor" || season === "winter";
  return isOfLeaf(piece, "G.1.2") && piece.length === "short";
}

const isBareArmed = ({ sleeve }: Piece): boolean => sleeve === "sleeveless" || sleeve === "short";

/** What speaks against wearing both. */
export function disagreement(one: Piece, other: Piece): Fault | undefined {
  if (cannotShare(one, other) || cannotShare(other, one)) return "slot";
  if (Math.abs(one.formality - other.formality) > mostSteps) return "formality";
  if (one.isStatement && other.isStatement) return "statement";
  if (isClash(one, other)) return "colour";
  if (isWrongLeather(one, other) || isWrongLeather(other, one)) return "leather";
  if (neverTogether(one, other) || neverTogether(other, one)) return "together";
  return undefined;
}

/** A suit is worn over a top, dungarees too, a swimsuit below a tunic; nothing else that is whole has a top. */
export const takesTop = (whole: Piece): boolean => isOfLeaf(whole, "A.6", "A.9.3");

function cannotShare(one: Piece, other: Piece): boolean {
  if (one.slot === other.slot) return one.id !== other.id;
  if (one.slot !== "one-piece") return false;
  if (other.slot === "bottom") return true;
  if (other.slot === "layer") return isOfLeaf(one, "A.6", "F") || isOfLeaf(other, "A.6.3");
  if (other.slot !== "top") return false;
  return !(takesTop(one) || (isOfLeaf(one, "F") && isOfLeaf(other, "A.1.4")));
}

/** Black shoes and a brown belt; with dressed pieces also a brown bag. */
function isWrongLeather(one: Piece, other: Piece): boolean {
  if (one.slot !== "shoes") return false;
  const isBelt = isOfLeaf(other, "D.1.1");
  if (!isBelt && !(other.slot === "bag" && Math.max(one.formality, other.formality) > 2)) return false;
  const [shoe, leather] = [hideOf(one), hideOf(other)];
  if (isBelt && (!shoe || !leather)) return one.colour !== other.colour;
  return shoe !== undefined && leather !== undefined && shoe !== leather;
}

const hideOf = ({ colour }: Piece): "black" | "brown" | undefined =>
  colour === "black" || colour === "grey"
    ? "black"
    : colour === "brown" || colour === "beige"
      ? "brown"
      : undefined;

const isDenim = (piece: Piece): boolean => piece.material === "denim" || isOfLeaf(piece, "A.3.1", "A.4.4");

/** What is worn over and what below it, case by case; asked both ways round. */
function neverTogether(one: Piece, other: Piece): boolean {
  if (one.slot === "layer") {
    if (other.slot === "bottom" && isDenim(one) && isDenim(other)) return true;
    if (other.slot === "top") return !goesOver(one, other);
    // Jacket and trousers of one colour that were not cut from one cloth.
    if (isOfLeaf(one, "A.4.1") && isOfLeaf(other, "A.3.3"))
      return one.colour === other.colour && one.colour !== "black";
    if (other.slot === "coat") return !goesBelowCoat(one, other);
  }
  if (one.slot === "top" && other.slot === "bottom") return isDenim(one) && isDenim(other);
  if (one.slot === "coat") return isOfLeaf(other, "A.3.5", "A.9.2", "F.4", "B.4", "B.1.2");
  if (one.slot === "accessory") return isWrongAccessory(one, other);
  if (isOfLeaf(one, "A.6"))
    return (
      other.slot === "top" && (other.material === "denim" || (isOfLeaf(other, "A.1.3") && isBareArmed(other)))
    );
  if (isOfLeaf(one, "C.1.1")) return isOfLeaf(other, "A.6", "A.7.4", "A.4.1");
  if (isOfLeaf(one, "F.4.1")) return other.slot === "layer" || isOfLeaf(other, "B.1.1", "A.2", "G");
  return false;
}

function goesOver(layer: Piece, top: Piece): boolean {
  // Knit on knit, a hood below a jacket that has no room for it.
  if (isOfLeaf(layer, "A.2.2")) return !isOfLeaf(top, "A.2");
  if (isOfLeaf(layer, "A.6.3")) return isOfLeaf(top, "A.1.3") && !isBareArmed(top);
  if (isOfLeaf(layer, "A.1.4")) return isOfLeaf(top, "A.1.1", "A.1.2", "A.1.5");
  if (isOfLeaf(layer, "A.4.1"))
    return !isOfLeaf(top, "A.2.3", "A.2.4", "A.1.4") && !(isOfLeaf(top, "A.1.3") && isBareArmed(top));
  if (isOfLeaf(top, "G")) return isOfLeaf(layer, "G", "A.4.5");
  if (isOfLeaf(top, "A.1.4")) return !isOfLeaf(layer, "A.4.5");
  return true;
}

function goesBelowCoat(layer: Piece, coat: Piece): boolean {
  if (isOfLeaf(layer, "A.4.1", "A.6.3")) return isOfLeaf(coat, "A.5.1", "A.5.2");
  return isOfLeaf(layer, "A.2.2", "A.1.4", "G.1.3");
}

function isWrongAccessory(accessory: Piece, other: Piece): boolean {
  const isMen = accessory.universe === "men";
  if (isOfLeaf(accessory, "D.1.1")) return isOfLeaf(other, "A.7", "A.9", "A.8", "F", "G", "A.3.4", "A.6.2");
  if (isOfLeaf(accessory, "D.3.1")) return isOfLeaf(other, "A.2.5", "A.2.4");
  if (isMen && isOfLeaf(accessory, "D.5", "E.2.4"))
    return other.slot === "top"
      ? !isOfLeaf(other, "A.1.3") || other.material === "denim" || isBareArmed(other)
      : isOfLeaf(other, "A.2.2", "A.4.3");
  if (isOfLeaf(accessory, "E.2.2")) return isOfLeaf(other, "A.2.5");
  return false;
}

/** Whether it is all there: dressed, shod, warm enough, and the tie has a jacket. */
export function isFinished(pieces: readonly Piece[], { occasion, season, universe }: Brief): boolean {
  const of = (slot: Piece["slot"]) => pieces.find((piece) => piece.slot === slot);
  const [whole, top, bottom, layer, coat] = [
    of("one-piece"),
    of("top"),
    of("bottom"),
    of("layer"),
    of("coat"),
  ];
  if (!of("shoes")) return false;
  if (whole ? takesTop(whole) && !top : !(top && bottom)) return false;
  if (isStrict.has(occasion) && [whole, top].some((piece) => piece && isDaring(piece)) && !layer)
    return false;
  const isSport = occasion === "sport";
  if (season === "winter" && !(isSport ? layer : coat)) return false;
  const isKnit = top !== undefined && isOfLeaf(top, "A.2");
  const isSuit = whole !== undefined && isOfLeaf(whole, "A.6");
  // Under a coat alone bare arms are cold.
  const isBare = top !== undefined && isBareArmed(top);
  if (season === "winter" && isBare && !layer && !isSport) return false;
  if (season === "autumn" && !(layer || coat || isKnit || isSuit || isSport)) return false;
  const accessory = of("accessory");
  const isTie = accessory !== undefined && universe === "men" && isOfLeaf(accessory, "D.5", "E.2.4");
  return !isTie || isSuit || (layer !== undefined && isOfLeaf(layer, "A.4.1", "A.6.3"));
}

/** Where bare shoulders are covered. */
const isStrict: ReadonlySet<Occasion> = new Set(["work", "interview"]);
const isDaring = ({ universe, slot, leaf, sleeve, neckline }: Piece): boolean =>
  universe === "women" &&
  (neckline === "off-shoulder" ||
    neckline === "halter" ||
    (slot === "one-piece" && !leaf.startsWith("A.6") && sleeve === "sleeveless"));

/** Everything that is wrong with a look; nothing when it holds up. */
export function faultsOf(pieces: readonly Piece[], brief: Brief): readonly Fault[] {
  const found = new Set<Fault>();
  for (const [i, piece] of pieces.entries()) {
    const own = unfit(piece, brief);
    if (own) found.add(own);
    for (const other of pieces.slice(i + 1)) {
      const between = disagreement(piece, other);
      if (between) found.add(between);
    }
  }
  if (accentsOf(pieces) > mostAccents) found.add("colour");
  if (!isFinished(pieces, brief)) found.add("unfinished");
  return [...found];
}

/** Whether pieces can be worn at once by somebody of the universe, whatever a stylist thinks of it. */
export const canBeWorn = (pieces: readonly Piece[], { universe }: Brief): boolean =>
  pieces.every(
    (piece, i) =>
      piece.universe === universe && pieces.slice(i + 1).every((other) => !cannotBeShared(piece, other)),
  );

const cannotBeShared = (one: Piece, other: Piece): boolean =>
  one.slot === other.slot || disagreement(one, other) === "slot";

/** Colours that are not neutral. */
export const mostAccents = 2;
export const accentsOf = (pieces: readonly Piece[]): number =>
  new Set(pieces.filter((piece) => !piece.isNeutral).map(({ colour }) => colour)).size;
