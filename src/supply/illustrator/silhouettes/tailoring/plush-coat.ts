import { furry } from "../../blocks/fur.ts";
import type { LapelKind } from "../../blocks/lapel.ts";
import { tailoredTorso } from "../../blocks/tailored-body.ts";
import { tailoredJacket } from "../../blocks/tailored-jacket.ts";
import type { ClothKind } from "../../cloth/optics.ts";
import type { Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { silhouette } from "../silhouette.ts";
import { liningFor, piles } from "./cloths.ts";

export interface PlushCoatCut {
  readonly fit: number;
  readonly length: number;
  readonly lapel: LapelKind;
  readonly lapelWidth: number;
  readonly front: "single" | "double";
  readonly pocket: "slant" | "patch" | "none";
}

/** How far the pile stands out of the edge, and how far its tufts are apart. */
const tufts: Partial<Record<ClothKind, readonly [size: number, step: number]>> = {
  "faux-fur": [1.15, 2.8],
  shearling: [0.4, 2.6],
  boucle: [0.3, 2.6],
};

export const plushCoat = silhouette<"plush-coat", PlushCoatCut>({
  kind: "plush-coat",
  family: "coat",
  leaves: { women: ["A.5.1"] },
  fabrics: piles,
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
    const [size, step] = tufts[main.kind] ?? [0, 0];
    return {
      parts: [...inside, ...(size > 0 ? outside.map((part) => withPile(part, hand.random, size, step)) : outside)],
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

/** Pile has no sharp edge and no seams that show. */
const withPile = (part: Part, random: Random, size: number, step: number): Part => ({
  ...part,
  outline: furry(part.outline, random, size, step),
  lines: size > 1 ? [] : (part.lines ?? []),
  edge: size > 1 ? 0.5 : 0.8,
});
