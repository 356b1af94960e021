import type { LapelKind } from "../../blocks/lapel.ts";
import { type Pile, pileEdge } from "../../blocks/pile.ts";
import { tailoredTorso } from "../../blocks/tailored-body.ts";
import { tailoredJacket } from "../../blocks/tailored-jacket.ts";
import type { ClothKind } from "../../cloth/optics.ts";
import type { Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { silhouette } from "../silhouette.ts";
import { liningFor, pileCloths } from "./cloths.ts";

export interface PlushCoatCut {
  readonly fit: number;
  readonly length: number;
  readonly lapel: LapelKind;
  readonly lapelWidth: number;
  readonly front: "single" | "double";
  readonly pocket: "slant" | "patch" | "none";
}

/** Fur stands far out of the edge, teddy and loops hardly. */
const piles: Partial<Record<ClothKind, Pile>> = {
  "faux-fur": { size: 0.6, step: 0.7, hair: 0.42 },
  shearling: { size: 0.18, step: 0.85, hair: 0.5 },
  boucle: { size: 0.14, step: 0.9, hair: 0.45 },
};

export const plushCoat = silhouette<"plush-coat", PlushCoatCut>({
  kind: "plush-coat",
  family: "coat",
  leaves: { women: ["A.5.1"] },
  fabrics: pileCloths,
  cut: (random) => ({
    fit: random.between(0.5, 1.2),
    length: random.pick([72, 88, 100, 112]),
    lapel: random.pick(["notch", "shawl", "notch"]),
    lapelWidth: random.pick([1.6, 2.6, 3.4]),
    front: random.pick(["single", "double"]),
    pocket: random.pick(["slant", "patch", "none"]),
  }),
  finish: (main) => ({ lining: { ...liningFor(main), kind: "satin" }, button: "#3a2d26" }),
  draw: (cut, fabric, hand) => {
    const { main, lining = liningFor(main), button = "#3a2d26" } = fabric;
    const fur = main.kind === "faux-fur";
    const { inside, outside } = tailoredJacket(
      {
        torso: tailoredTorso("women", { fit: cut.fit + 0.5, waist: 0, length: cut.length, flare: 1.6 }),
        front: cut.front,
        breakY: 35,
        rows: fur ? 0 : 2,
        pitch: 13,
        lapel: cut.lapel,
        lapelWidth: cut.lapelWidth,
        gorge: 1,
        rise: 5.4,
        hem: "straight",
        pocket: fur ? "none" : cut.pocket,
        pocketY: cut.pocket === "slant" ? 57 : 50,
        breast: false,
        sleeve: { longer: 0, wider: 3.2, buttons: 0, turned: 0, folds: 0.6 },
        stitched: 0,
        folds: 0.45,
        flutes: 0.35,
        darts: false,
        buttonRadius: 1.6,
      },
      { main, lining, button },
      hand,
    );
    const pile = piles[main.kind];
    return {
      parts: [...inside, ...(pile ? outside.map((part) => withPile(part, hand.random, pile)) : outside)],
      main,
      ground: "wall",
      detail: { of: "collar", box: [-16, -8, 16, 32] },
    };
  },
  words: ({ lapel, length, front }) => ({
    collar: lapel,
    sleeve: "long",
    closure: front === "double" ? "double-breasted" : "button",
    length: length < 80 ? "short" : length > 98 ? "long" : "midi",
  }),
});

/** Long hair also hides the seams. */
const withPile = (part: Part, random: Random, pile: Pile): Part => ({
  ...part,
  edge: 0.3,
  lines: pile.size > 0.5 ? [] : (part.lines ?? []),
  trims: [pileEdge(part.outline, part.cloth, random, pile), ...(part.trims ?? [])],
});
