import type { Family } from "../model/families.ts";
import type { Model, Part } from "../model/part.ts";
import { boxOf } from "../model/place.ts";
import type { Item } from "./item.ts";
import { hemOnFigure, tuckedIn, wornBelow, wornOver } from "./layered.ts";

/** Some items on one invisible figure, and those that have no place on it. */
export interface Figure {
  readonly worn: Item | undefined;
  readonly beside: readonly Item[];
}

/** Centimetres of a garment that have to show at a hem for it to be worn below another. */
const showing = 3;

/**
 * Everything that can be worn together. What nobody would see on the figure lies beside it: nothing is lost.
 * `halved` is for wide pictures, where trousers lie beside what is worn above them.
 */
export function dress(clothes: readonly Item[], halved = false): Figure {
  const of = (slot: Item["slot"]) => clothes.find((item) => item.slot === slot);
  const bottom = of("bottom");
  const [base, ...over] = upper(of("top"), of("one-piece"), of("layer"), of("coat"));
  if (!base) return { worn: bottom, beside: clothes.filter((item) => item !== bottom) };
  const above = [base, ...over];
  const outermost = over.at(-1) ?? base;
  const below = trousersFor(above, bottom);
  // What would only peek out at the hem of a jacket is tucked in; a longer shirt is worn over.
  const tucked = below && over.length > 0 && hemOf(base.model) < hemOf(jacketOf(outermost)) + 2;
  let model = jacketOf(base);
  if (tucked) model = tuckedIn(model, halved ? undefined : below.model);
  for (const outer of over) model = wornOver(jacketOf(outer), model);
  if (below && !tucked && !halved) model = wornBelow(below.model, model);
  const beside = clothes.filter((item) => item !== below && !above.includes(item));
  return {
    worn: { ...outermost, model, slot: "layer" },
    beside: below && halved ? [below, ...beside] : beside,
  };
}

/** The trousers of a suit, or those of the look where they would be seen. */
function trousersFor(above: readonly Item[], bottom: Item | undefined): Item | undefined {
  const suit = above.find(({ parted }) => parted);
  if (suit?.parted) return { slot: "bottom", model: suit.parted.below, family: "trousers", seed: suit.seed };
  if (!bottom || above.some(({ slot }) => slot === "one-piece")) return undefined;
  const covered = Math.max(...above.map((item) => hemOf(jacketOf(item))));
  return hemOnFigure(bottom.model) > covered + 3 * showing ? bottom : undefined;
}

/** What is worn above the waist, from the skin outwards. */
function upper(
  top: Item | undefined,
  whole: Item | undefined,
  layer: Item | undefined,
  coat: Item | undefined,
): readonly Item[] {
  const inner = whole && !(top && isOuter(whole)) ? whole : top;
  const middle = whole === inner ? undefined : whole;
  // A coat would hide all of the jacket below it.
  const outer = layer ?? (whole?.parted ? undefined : coat);
  const chain: Item[] = [];
  for (const item of [inner, middle, outer].filter((one) => one !== undefined)) {
    const below = chain.at(-1);
    if (below && !isSeen(below.model, jacketOf(item))) chain.pop();
    if (below && bare.has(below.family)) chain.pop();
    chain.push(item);
  }
  return chain;
}

const jacketOf = ({ parted, model }: Item): Model => parted?.above ?? model;
const hemOf = ({ parts }: Model): number => boxOf(parts)[3];

/** Nobody wears these below a coat in a picture. */
const bare = new Set<Family>(["lingerie-set", "one-piece", "bra", "underwear", "trunks"]);

/** A suit is worn over a top, and so are dungarees; a dress with sleeves is not. */
const isOuter = ({ parted, family, model }: Item): boolean =>
  parted !== undefined ||
  family === "skirt-suit" ||
  family === "short-skirt-suit" ||
  !(bare.has(family) || model.parts.some(({ role }) => role === "sleeve"));

/** Whether something of the inner shows at the neck, or below the hem. */
const isSeen = (inner: Model, outer: Model): boolean =>
  seenAtNeck(inner, outer) > 0 || hemOf(inner) > hemOf(outer) + showing;

/** How far down the inner shows in the opening of the outer, in centimetres; below 0 when it does not. */
export function seenAtNeck(inner: Model, outer: Model): number {
  const outside = ({ role }: Part) => role !== "lining" && role !== "back";
  const neck = highest(inner.parts.filter(outside), 4);
  const opening = highest(
    outer.parts.filter(({ role }) => role === "body" || role === "front"),
    2.5,
  );
  return opening - neck;
}

/** How far up these parts reach at the centre front. */
const highest = (parts: readonly Part[], within: number): number =>
  Math.min(
    ...parts.flatMap(({ outline }) =>
      outline.points(160).flatMap(([x, y]) => (Math.abs(x) < within ? [y] : [])),
    ),
  );
