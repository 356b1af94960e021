import type { CutWords } from "#vocabulary/attribute.ts";
import type { Leaf } from "#vocabulary/category.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { dyeNamed } from "../cloth/dyes.ts";
import { draftGarment } from "../draft.ts";
import { type Garment, silhouetteOf } from "../garment.ts";
import type { SilhouetteKind } from "../silhouettes.ts";

/** What a word of the wardrobe looks like: a garment that has it, whole or close. */
interface SketchWish {
  readonly universe: Universe;
  readonly leaf: Leaf;
  readonly kind: SilhouetteKind;
  readonly dye: string;
  readonly says: CutWords;
  readonly view: "front" | "detail";
}

const wish = (
  universe: Universe,
  leaf: Leaf,
  kind: SilhouetteKind,
  dye: string,
  says: CutWords,
  view: SketchWish["view"] = "detail",
): SketchWish => ({ universe, leaf, kind, dye, says, view });

/** Words that are easier shown than said, by the name of their sketch. */
const wishes = {
  "crew-neck": wish("men", "A.2.1", "pullover", "rust", { neckline: "crew" }),
  "v-neck": wish("men", "A.2.1", "pullover", "forest", { neckline: "v-neck" }),
  "boat-neck": wish("women", "A.2.1", "pullover", "navy", { neckline: "boat" }),
  "square-neck": wish("women", "A.1.2", "fitted-top", "brick", { neckline: "square" }),
  "halter-neck": wish("women", "A.1.2", "halter-top", "sage", { neckline: "halter" }),
  "off-shoulder": wish("women", "A.1.2", "smocked-top", "blush", { neckline: "off-shoulder" }, "front"),
  "roll-neck": wish("men", "A.2.5", "roll-neck", "oat", { neckline: "roll-neck" }),
  "high-neck": wish("women", "A.2.5", "roll-neck", "aubergine", { neckline: "high" }),
  hood: wish("men", "A.2.4", "hoodie", "slate", { neckline: "hooded" }),
  "button-down-collar": wish("men", "A.1.3", "shirt", "sky", { collar: "button-down" }),
  "classic-collar": wish("men", "A.1.3", "shirt", "ivory", { collar: "classic" }),
  "mandarin-collar": wish("men", "A.1.3", "shirt", "stone", { collar: "mandarin" }),
  "peter-pan-collar": wish("women", "A.1.3", "blouse", "butter", { collar: "peter-pan" }),
  "notch-lapel": wish("men", "A.4.1", "blazer", "slate", { collar: "notch" }),
  "peak-lapel": wish("men", "A.4.1", "blazer", "camel", { collar: "peak" }),
  "shawl-collar": wish("men", "A.6.2", "tuxedo", "midnight", { collar: "shawl" }),
  "short-sleeve": wish("men", "A.1.1", "tee", "terracotta", { sleeve: "short" }, "front"),
  "puff-sleeve": wish("women", "A.1.3", "blouse", "ice", { sleeve: "puff" }, "front"),
  "double-breasted": wish("men", "A.4.1", "blazer", "navy", { closure: "double-breasted" }, "front"),
  wrap: wish("women", "A.7.2", "wrap-dress", "bottle", { closure: "wrap" }, "front"),
  "low-rise": wish("women", "A.3.1", "jeans", "mid-denim", { rise: "low" }, "front"),
  "high-rise": wish("women", "A.3.1", "jeans", "raw-denim", { rise: "high" }, "front"),
  "block-heel": wish("women", "B.2.1", "pump", "cognac", { heelShape: "block" }, "front"),
  stiletto: wish("women", "B.2.1", "pump", "scarlet", { heelShape: "stiletto" }, "front"),
  "kitten-heel": wish("women", "B.2.1", "pump", "espresso", { heelShape: "kitten" }, "front"),
  "wedge-heel": wish("women", "B.1.2", "espadrille", "sand", { heelShape: "wedge" }, "front"),
  oxford: wish("men", "B.2.1", "oxford", "chestnut", {}, "front"),
  derby: wish("men", "B.2.1", "derby", "espresso", {}, "front"),
  monk: wish("men", "B.2.3", "monk-strap", "cognac", {}, "front"),
  loafer: wish("men", "B.2.2", "loafer", "oxblood", {}, "front"),
  trench: wish("women", "A.5.2", "trench", "sand", {}, "front"),
  duffle: wish("men", "A.5.1", "duffle-coat", "camel", {}, "front"),
  "pea-coat": wish("men", "A.5.1", "pea-coat", "navy", {}, "front"),
  bomber: wish("men", "A.4.2", "bomber", "moss", {}, "front"),
} as const satisfies Record<string, SketchWish>;

export type SketchName = keyof typeof wishes;
export const sketchNames = Object.keys(wishes) as readonly SketchName[];

/** Seeds tried until a cut says the word. */
const patience = 200;

export function lexiconSketch(name: SketchName): { garment: Garment; view: "front" | "detail" } {
  const { says, view, dye, ...request }: SketchWish = wishes[name];
  for (let seed = 0; seed < patience; seed++) {
    const garment = draftGarment({ ...request, dye: dyeNamed(dye), motif: "plain", seed: `${name} ${seed}` });
    if (garment && hasWords(garment, says)) return { garment, view };
  }
  throw new Error(`no cut of ${request.kind} says ${JSON.stringify(says)}`);
}

function hasWords(garment: Garment, says: CutWords): boolean {
  const words: CutWords = silhouetteOf(garment).words(garment.cut);
  return Object.entries(says).every(([word, value]) => words[word as keyof CutWords] === value);
}
