import { type ChainKind, chainPart, springRing } from "../../blocks/chains.ts";
import { toned } from "../../blocks/metal.ts";
import { ribbon } from "../../geometry/along.ts";
import type { Path } from "../../geometry/path.ts";
import type { Part } from "../../model/part.ts";
import { silhouette } from "../silhouette.ts";
import { clearStones, metalOf, opaqueStones, preciousMetal } from "./materials.ts";
import { claspHeight, necklaceBack, necklaceFront } from "./necklace-line.ts";
import { type Pendant, pendantOf } from "./pendant-shapes.ts";

export interface PendantNecklaceCut {
  readonly pendant: Pendant;
  /** How it is laid: on a long chain, on a short round one, or the chain drawn close so that the pendant is near. */
  readonly laid: "long" | "round" | "near";
  readonly chain: Extract<ChainKind, "cable" | "box" | "ball" | "paperclip" | "snake"> | "cord";
}

const lines: Record<PendantNecklaceCut["laid"], { readonly drop: number; readonly half: number }> = {
  long: { drop: 18, half: 6.2 },
  round: { drop: 10.6, half: 6.9 },
  near: { drop: 7.4, half: 3.5 },
};

export const pendantNecklace = silhouette<"pendant-necklace", PendantNecklaceCut>({
  kind: "pendant-necklace",
  // What is short is seen nearer: fine jewels would be lost in the frame.
  family: ({ laid }) => (laid === "long" ? "necklace" : "bracelet"),
  weight: 1.6,
  leaves: { men: ["E.2.2"], women: ["E.2.2"] },
  fabrics: preciousMetal,
  cut: (random, universe) =>
    universe === "men"
      ? {
          pendant: random.pick(["tag", "bar", "disc", "ring", "cross", "cameo", "star"]),
          laid: random.pick(["long", "round", "near"]),
          chain: random.chance(0.07) ? "cord" : random.pick(["cable", "box", "ball", "paperclip"]),
        }
      : {
          pendant: random.pick([
            "stone",
            "drop",
            "disc",
            "heart",
            "ring",
            "bar",
            "crescent",
            "star",
            "cameo",
            "pearl",
            "cross",
          ]),
          laid: random.pick(["long", "round", "near", "near"]),
          chain: random.pick(["cable", "box", "paperclip", "snake"]),
        },
  finish: (_main, { pendant }, random) => ({
    gem: random.pick(pendant === "cameo" ? opaqueStones : clearStones),
  }),
  draw: (cut, fabric, { universe }) => {
    const { main } = fabric;
    const { drop, half } = lines[cut.laid];
    const width = (universe === "men" ? 0.5 : 0.42) * (cut.chain === "paperclip" ? 1.25 : 1);
    const gold = metalOf(main);
    const strand = (path: Path, dark: number, clasp: boolean): Part =>
      cut.chain === "cord"
        ? cord(path, dark)
        : chainPart(
            path,
            cut.chain,
            width,
            toned(gold, -dark),
            clasp ? [springRing([0, claspHeight(drop)], 0.3, gold)] : [],
          );
    return {
      parts: [
        strand(necklaceBack(drop, half), 0.22, true),
        strand(necklaceFront(drop, cut.laid === "round" ? "u" : "v", half), 0, false),
        ...pendantOf(cut.pendant, drop, fabric),
      ],
      main,
      ground: "wall",
      detail: { of: "stone", box: [-4, drop - 3.4, 4, drop + 5] as const },
    };
  },
  words: ({ laid }) => ({ length: laid === "long" ? "long" : laid === "near" ? "short" : "regular" }),
});

/** A round cord of black leather. */
function cord(path: Path, dark: number): Part {
  return {
    outline: ribbon(path, 0.34, 30),
    cloth: { kind: "leather", colour: dark > 0 ? "#1f1c1b" : "#2e2826" },
    lift: 0.3,
    edge: 0.8,
    folds: [{ spine: path.shift(-0.05, -0.05), width: 0.07, depth: 0.9, swell: "full" }],
  };
}
