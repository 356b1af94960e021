import type { ColourKey, Material, Pattern } from "#vocabulary/attribute.ts";
import type { Leaf } from "#vocabulary/category.ts";
import type { LookSlot } from "#vocabulary/look.ts";
import { isOfLeaf } from "./is-of-leaf.ts";

/** What goes with everything, and what is seen first. Blue jeans are as good as grey. */
export const isNeutral = ({ colour, material, slot, ...piece }: Tinted): boolean =>
  neutrals.has(colour) ||
  (blues.has(colour) && (material === "denim" || isOfLeaf(piece, "A.3.1"))) ||
  ((colour === "gold" || colour === "silver") && slot === "accessory");

/** As much of a piece as colours go by. */
interface Tinted {
  readonly colour: ColourKey;
  readonly material: Material | undefined;
  readonly slot: LookSlot;
  readonly leaf: Leaf;
}

const neutrals: ReadonlySet<ColourKey> = new Set([
  "black",
  "white",
  "grey",
  "beige",
  "brown",
  "navy",
  "khaki",
]);
const blues: ReadonlySet<ColourKey> = new Set(["blue", "light-blue"]);

/** A piece that everything else makes room for: a print, a bright colour, a cloth that catches the light. */
export const isStatement = (piece: Tinted & { readonly pattern: Pattern }): boolean =>
  !quiet.has(piece.pattern) ||
  (bright.has(piece.colour) && !isNeutral(piece)) ||
  (piece.material === "faux-fur" && piece.slot !== "accessory");

export const quiet: ReadonlySet<Pattern> = new Set(["plain", "cable"]);
export const bright: ReadonlySet<ColourKey> = new Set([
  "red",
  "pink",
  "purple",
  "orange",
  "yellow",
  "gold",
  "silver",
  "multicolour",
]);

/** How two colours look beside one another, 0 to 1. */
export function accord(one: Toned, other: Toned): number {
  const [a, b] = [one.colour, other.colour];
  if (a === b) return tonal[a] ?? 0.86;
  const known = pairs.get(a)?.get(b);
  if (known !== undefined) return known;
  if (a === "multicolour" || b === "multicolour") return 0.7;
  const calm = Number(one.isNeutral) + Number(other.isNeutral);
  return calm === 2 ? 0.8 : calm === 1 ? 0.78 : 0.15;
}

type Toned = { readonly colour: ColourKey; readonly isNeutral: boolean };

/** Whether two colours that are not neutral are too much together: the less the larger they are. */
export const isClash = (one: Toned & Tinted, other: Toned & Tinted): boolean =>
  !one.isNeutral && !other.isNeutral && accord(one, other) < (isSmall(one) || isSmall(other) ? 0.55 : 0.7);

const isSmall = ({ slot }: Tinted): boolean => slot === "shoes" || slot === "bag" || slot === "accessory";

const tonal: Partial<Record<ColourKey, number>> = { black: 0.9, white: 0.8, beige: 0.92, multicolour: 0.2 };

const table: readonly (readonly [number, string])[] = [
  [
    1,
    "navy white, navy beige, navy grey, navy brown, navy light-blue, navy burgundy, white beige, white black, " +
      "white light-blue, white blue, white khaki, grey black, grey white, grey burgundy, grey light-blue, " +
      "grey pink, beige brown, beige khaki, beige light-blue, beige green, beige burgundy, beige blue, " +
      "brown light-blue, brown khaki, brown blue, brown green",
  ],
  [
    0.9,
    "navy red, navy pink, navy yellow, navy orange, navy khaki, navy green, white red, white green, white pink, " +
      "black red, black burgundy, black pink, black gold, black silver, black beige, grey purple, grey yellow, " +
      "grey green, grey blue, grey navy, beige pink, beige orange, beige red, beige yellow, brown orange, " +
      "brown burgundy, brown yellow, khaki orange, khaki burgundy, white gold, beige gold, brown gold, " +
      "navy gold, navy silver, grey silver, white silver",
  ],
  [0.8, "black khaki, black green, black purple, black yellow, grey beige, khaki light-blue, khaki pink"],
  [0.62, "black navy, black brown, grey brown, black blue, grey khaki, green navy"],
  [0.45, "brown purple, brown red, brown pink, khaki red, khaki purple, brown silver"],
  // Neighbours on the wheel need no neutral between them.
  [
    0.75,
    "blue light-blue, red pink, burgundy pink, orange yellow, orange burgundy, blue green, " +
      "purple pink, purple burgundy, purple light-blue, light-blue pink, light-blue green",
  ],
  // Old friends: one of them has to be small.
  [
    0.6,
    "burgundy red, light-blue burgundy, green burgundy, green pink, blue burgundy, light-blue yellow, blue orange, red blue, " +
      "red light-blue, green yellow, gold burgundy, gold green, silver light-blue, silver pink, silver blue, " +
      "gold red, silver purple, gold blue, silver green, gold pink, green orange",
  ],
];

const pairs: ReadonlyMap<string, ReadonlyMap<string, number>> = pairsOf();

/** Both ways round: millions are asked for. */
function pairsOf() {
  const found = new Map<string, Map<string, number>>();
  const put = (one: string, other: string, value: number) =>
    found.set(one, (found.get(one) ?? new Map()).set(other, value));
  for (const [value, text] of table) {
    for (const pair of text.split(", ")) {
      const [one = "", other = ""] = pair.split(" ");
      put(one, other, value);
      put(other, one, value);
    }
  }
  return found;
}
