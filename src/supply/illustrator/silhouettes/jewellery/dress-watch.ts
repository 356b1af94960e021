import { type DialFace, roundDial } from "../../blocks/dial.ts";
import { dialShare, roundCase, strap } from "../../blocks/watch.ts";
import { silhouette } from "../silhouette.ts";
import { caseColour, strapLeathers, watchFinish } from "./watch-materials.ts";

export interface DressWatchCut {
  readonly radius: number;
  readonly indices: Extract<DialFace["indices"], "batons" | "roman" | "dots" | "quarters">;
  readonly hands: "dauphine" | "stick" | "lozenge";
  readonly small: "seconds" | "none";
  readonly bezel: "polished" | "fluted";
}

export const dressWatch = silhouette<"dress-watch", DressWatchCut>({
  kind: "dress-watch",
  family: "watch",
  leaves: { men: ["E.1.1"], women: ["E.1.1"] },
  fabrics: strapLeathers,
  cut: (random, universe) => ({
    radius: universe === "men" ? random.pick([1.95, 2.1]) : random.pick([1.6, 1.8]),
    indices: random.pick(["batons", "batons", "roman", "dots", "quarters"]),
    hands: random.pick(["dauphine", "dauphine", "stick", "lozenge"]),
    small: random.pick(["seconds", "none"]),
    bezel: random.pick(["polished", "polished", "polished", "fluted"]),
  }),
  finish: watchFinish(["gold", "gold", "steel", "steel", "rose"]),
  draw: ({ radius, indices, hands, small, bezel }, { main, metal = "gold", gem = "#f1eee6" }) => {
    const colour = caseColour(metal);
    const half = radius * 0.5;
    const face = { colour: gem, metal: colour, indices, hands, small, track: indices !== "quarters" };
    return {
      parts: [
        ...strap(
          { from: radius * 0.9, half, endHalf: half * 0.88 },
          main,
          main.kind === "suede" ? "plain" : "stitched",
        ),
        ...roundCase(
          { radius, colour, strapHalf: half, lugs: "short", crown: "plain", bezel: { kind: bezel } },
          roundDial([0, 0], radius * dialShare(bezel), face),
        ),
      ],
      main,
      ground: "wall",
      detail: { of: "dial", box: [-radius * 1.3, -radius * 1.6, radius * 1.4, radius * 1.6] as const },
    };
  },
  words: () => ({ closure: "buckle" }),
});
