import type { Leaf } from "#vocabulary/category.ts";
import type { Universe } from "#vocabulary/universe.ts";

/** Leaves, or branches of them, that a word takes in where that is not simply its leaf, family or department. */
export const broadGarments: Readonly<Record<string, Readonly<Record<Universe, readonly (Leaf | string)[]>>>> =
  {
    trousers: { men: ["A.3.2", "A.3.3", "A.3.6", "A.3.4"], women: ["A.3.2", "A.3.3", "A.3.6"] },
    top: { men: ["A.1.1", "A.1.2", "A.1.5"], women: ["A.1.2", "A.1.5", "A.1.1", "A.1.6"] },
    knit: { men: ["A.2.1", "A.2.2", "A.2.5"], women: ["A.2.1", "A.2.2", "A.2.5"] },
    pullover: { men: ["A.2.1", "A.2.5"], women: ["A.2.1", "A.2.5"] },
    jacket: { men: ["A.4.1", "A.4.2", "A.4.3", "A.4.4"], women: ["A.4.1", "A.4.2", "A.4.3", "A.4.4"] },
    "light-jacket": { men: ["A.4.2", "A.4.3"], women: ["A.4.2", "A.4.3"] },
    "navy-blazer": { men: ["A.4.1"], women: ["A.4.1"] },
    "midi-dress": { men: [], women: ["A.7"] },
    "maxi-dress": { men: [], women: ["A.7"] },
    "mini-dress": { men: [], women: ["A.7"] },
    "midi-skirt": { men: [], women: ["A.8"] },
    "maxi-skirt": { men: [], women: ["A.8"] },
    "mini-skirt": { men: [], women: ["A.8"] },
    suit: { men: ["A.6.1"], women: ["A.6.1", "A.6.2"] },
    boots: { men: ["B.3"], women: ["B.3"] },
    "casual-shoes": { men: ["B.1"], women: ["B.1"] },
    "classic-shoes": { men: ["B.2"], women: ["B.2"] },
    "heel-alone": { men: [], women: ["B.2.1", "B.2.3"] },
    pumps: { men: [], women: ["B.2.1"] },
    "heeled-sandals": { men: [], women: ["B.2.3"] },
    sandals: { men: ["B.4.1"], women: ["B.4.1", "B.2.3"] },
    bag: { men: ["C.1"], women: ["C.1"] },
    hat: { men: ["D.2.1", "D.2.2"], women: ["D.2.1", "D.2.2"] },
    jewellery: { men: ["E.2"], women: ["E.2"] },
    glasses: { men: ["D.6.1"], women: ["D.6.1"] },
    underwear: { men: ["F.1.1"], women: ["F.1"] },
    "gilet-fr": { men: ["A.2.2", "A.4.5", "A.6.3"], women: ["A.2.2", "A.4.5", "A.6.3"] },
    "vest-en": { men: ["A.1.5", "A.4.5", "A.6.3"], women: ["A.1.5", "A.4.5", "A.6.3"] },
    cufflinks: { men: ["E.2.4"], women: [] },
    "lingerie-set": { men: [], women: ["F.1"] },
    dungarees: { men: [], women: ["A.9.3"] },
    jumpsuit: { men: [], women: ["A.9.1"] },
    "robe-worn-out": { men: [], women: ["A.7"] },
    ballerinas: { men: [], women: ["B.2.4"] },
    earrings: { men: [], women: ["E.2.4"] },
    bra: { men: [], women: ["F.1.1"] },
    tights: { men: [], women: ["F.2.2"] },
    leggings: { men: ["G.1.2"], women: ["A.3.4", "G.1.2"] },
    joggers: { men: ["A.3.4"], women: ["G.1.2", "A.3.4"] },
  };

/** Where else to look when a part of the tree has nothing of what was asked: its family, and what is much like it. */
export function widerBranches(branches: readonly string[]): readonly string[] {
  const families = new Set(branches.map((branch) => branch.slice(0, 3)));
  return [...families, ...[...families].flatMap((family) => alike[family] ?? [])];
}

const alike: Readonly<Record<string, readonly string[]>> = {
  "A.1": ["G.1.1"],
  "A.2": ["G.1.3"],
  "A.3": ["G.1.2"],
  "A.4": ["A.5", "G.1.3"],
  "A.5": ["A.4", "G.1.3"],
  "B.1": ["B.5"],
  "B.3": ["B.5.2"],
  "B.5": ["B.1", "B.3"],
};
