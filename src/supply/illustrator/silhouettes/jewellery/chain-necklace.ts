import { type ChainKind, chainPart, springRing } from "../../blocks/chains.ts";
import { metalPart, toned } from "../../blocks/metal.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { silhouette } from "../silhouette.ts";
import { metalOf, preciousMetal } from "./materials.ts";
import { claspHeight, necklaceBack, necklaceFront } from "./necklace-line.ts";

export interface ChainNecklaceCut {
  readonly chain: Extract<ChainKind, "curb" | "rope" | "box" | "cable" | "snake" | "paperclip" | "ball">;
  readonly width: number;
  /** Close to the neck, on the chest, in two rows, or with a tail that hangs from it. */
  readonly form: "choker" | "round" | "long" | "double" | "lariat";
}

const drops: Record<ChainNecklaceCut["form"], number> = {
  choker: 8.2,
  round: 12,
  long: 19,
  double: 16,
  lariat: 9.5,
};

/** A chain that is worn for itself. */
export const chainNecklace = silhouette<"chain-necklace", ChainNecklaceCut>({
  kind: "chain-necklace",
  // What is short is seen nearer.
  family: ({ form }) => (form === "choker" || form === "round" ? "bracelet" : "necklace"),
  weight: 1.2,
  leaves: { men: ["E.2.2"], women: ["E.2.2"] },
  fabrics: preciousMetal,
  cut: (random, universe) =>
    universe === "men"
      ? {
          chain: random.pick(["curb", "curb", "rope", "box", "cable", "paperclip", "ball"]),
          width: random.pick([0.8, 1.15, 1.6]),
          form: random.pick(["round", "round", "long", "choker"]),
        }
      : {
          chain: random.pick(["snake", "rope", "cable", "curb", "paperclip", "ball"]),
          width: random.pick([0.6, 0.95, 1.4, 1.9]),
          form: random.pick(["choker", "choker", "round", "long", "double", "lariat"]),
        },
  draw: ({ chain, width: full, form }, { main }) => {
    const gold = metalOf(main);
    const drop = drops[form];
    // Two rows and long links leave no room for the heaviest.
    const width = Math.min(
      full,
      form === "double" || form === "lariat" || chain === "paperclip" ? 0.95 : 1.9,
    );
    const row = (down: number, half?: number): Part =>
      chainPart(necklaceFront(down, form === "long" ? "v" : "u", half), chain, width, gold);
    return {
      parts: [
        chainPart(necklaceBack(drop), chain, width * 0.9, toned(gold, -0.22), [
          springRing([0, claspHeight(drop)], 0.36, gold),
        ]),
        ...(form === "double" ? [row(drop - 5.5, 6.4)] : []),
        row(drop),
        ...(form === "lariat" ? tail(drop, chain, width, gold) : []),
      ],
      main,
      ground: "wall",
      detail: { of: "clasp", box: [-4.5, drop - 6.5, 4.5, drop + 1.6] as const },
    };
  },
  words: ({ form }) => ({ length: form === "choker" ? "short" : form === "long" ? "long" : "regular" }),
});

/** What hangs from a lariat: a ring it is pulled through, the chain's end and a ball. */
function tail(drop: number, chain: ChainKind, width: number, gold: `#${string}`): Part[] {
  const end = drop + 8.5;
  return [
    chainPart(spline([0, drop + 0.6], [0.12, drop + 4], [0, end]), chain, width, gold),
    metalPart(ellipse([0, drop + 0.3], 0.95), gold, {
      holes: [ellipse([0, drop + 0.3], 0.6)],
      raised: 0.8,
    }),
    metalPart(ellipse([0, end + 0.9], 0.9, 1), gold, { raised: 0.8, angle: 30 }),
  ];
}
