/** The words a product is described with. Keys are English; a product never has a key outside these lists. */
export const colours = [
  "black",
  "white",
  "grey",
  "beige",
  "brown",
  "navy",
  "blue",
  "light-blue",
  "green",
  "khaki",
  "red",
  "burgundy",
  "pink",
  "purple",
  "orange",
  "yellow",
  "gold",
  "silver",
  "multicolour",
] as const;
export const patterns = [
  "plain",
  "striped",
  "checked",
  "houndstooth",
  "polka-dot",
  "floral",
  "animal",
  "camouflage",
  "paisley",
  "geometric",
  "graphic",
  "cable",
  "colour-block",
  "tie-dye",
] as const;
export const materials = [
  "cotton",
  "linen",
  "wool",
  "cashmere",
  "mohair",
  "silk",
  "satin",
  "velvet",
  "leather",
  "suede",
  "denim",
  "corduroy",
  "tweed",
  "jersey",
  "fleece",
  "lace",
  "polyester",
  "viscose",
  "nylon",
  "acrylic",
  "elastane",
  "down",
  "faux-fur",
  "faux-leather",
  "rubber",
  "canvas",
  "metal",
] as const;
export const necklines = [
  "crew",
  "v-neck",
  "round",
  "boat",
  "square",
  "halter",
  "off-shoulder",
  "roll-neck",
  "high",
  "hooded",
] as const;
export const collars = ["button-down", "classic", "mandarin", "notch", "shawl", "peak", "peter-pan"] as const;
export const sleeves = ["sleeveless", "short", "elbow", "three-quarter", "long", "puff"] as const;
export const lengths = ["cropped", "short", "regular", "midi", "long", "maxi"] as const;
export const rises = ["low", "mid", "high"] as const;
export const closures = [
  "button",
  "zip",
  "tie",
  "pull-on",
  "double-breasted",
  "wrap",
  "buckle",
  "lace-up",
] as const;
export const heels = ["flat", "low", "mid", "high"] as const;
export const heelShapes = ["block", "stiletto", "wedge", "kitten"] as const;

/** How close to the body a piece is cut: every word of every garment's list. */
export const fits = [
  "super-slim",
  "slim",
  "fitted",
  "regular",
  "straight",
  "comfort",
  "relaxed",
  "loose",
  "oversized",
  "boxy",
  "cropped",
  "short",
  "long",
  "skinny",
  "tapered",
  "mom",
  "flare",
  "wide",
] as const;
export const occasions = [
  "everyday",
  "work",
  "interview",
  "evening",
  "party",
  "wedding",
  "date",
  "travel",
  "beach",
  "sport",
  "outdoor",
  "ceremony",
] as const;
export const seasons = ["spring", "summer", "autumn", "winter"] as const;

/** From what one wears at home (1) to black tie (5). */
export const formalities = [1, 2, 3, 4, 5] as const;

export type Fit = (typeof fits)[number];
export type Occasion = (typeof occasions)[number];
export type Season = (typeof seasons)[number];
export type Formality = (typeof formalities)[number];
export type ColourKey = (typeof colours)[number];
export type Pattern = (typeof patterns)[number];
export type Material = (typeof materials)[number];

/** What the cut of a garment says about it. */
export interface CutWords {
  readonly neckline?: (typeof necklines)[number];
  readonly collar?: (typeof collars)[number];
  readonly sleeve?: (typeof sleeves)[number];
  readonly length?: (typeof lengths)[number];
  readonly rise?: (typeof rises)[number];
  readonly closure?: (typeof closures)[number];
  readonly heel?: (typeof heels)[number];
  readonly heelShape?: (typeof heelShapes)[number];
}
