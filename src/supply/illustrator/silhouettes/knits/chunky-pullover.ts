import { silhouette } from "../silhouette.ts";
import { pulledOver } from "./pulled-over.ts";
import { thickYarns } from "./yarns.ts";

export interface ChunkyPulloverCut {
  readonly neck: "crew" | "v" | "shawl" | "funnel" | "mock";
  readonly fit: number;
  readonly length: number;
  readonly arm: "long" | "balloon";
  readonly shoulder: "set-in" | "dropped" | "raglan";
}

/** Thick yarn stands off the body: wide, dropped, with tall ribs. */
export const chunkyPullover = silhouette<"chunky-pullover", ChunkyPulloverCut>({
  kind: "chunky-pullover",
  family: "top",
  leaves: { men: ["A.2.1"], women: ["A.2.1"] },
  fabrics: thickYarns,
  cut: (random, universe) => {
    const womens = universe === "women";
    const short = womens && random.chance(0.4);
    const fit = random.pick(womens ? [0.2, 0.6, 1] : [0.2, 0.5, 0.9]);
    return {
      neck: random.pick(womens ? ["crew", "crew", "v", "funnel"] : ["crew", "crew", "crew", "shawl", "mock"]),
      fit,
      length: short ? random.between(46, 52) : (womens ? 60 : 66) + fit * 3 + random.between(-2, 3),
      arm: womens && random.chance(0.35) ? "balloon" : "long",
      shoulder: fit > 0.4 ? "dropped" : random.pick(["set-in", "raglan"]),
    };
  },
  draw: (cut, fabric, hand) => pulledOver({ ...cut, rib: 7, cuff: 7.6, neckRib: 3.4 }, fabric, hand),
  words: ({ neck, arm, length }) => ({
    ...(neck === "shawl"
      ? { collar: "shawl" as const }
      : {
          neckline:
            neck === "v" ? ("v-neck" as const) : neck === "crew" ? ("crew" as const) : ("high" as const),
        }),
    sleeve: arm === "balloon" ? "puff" : "long",
    length: length < 53 ? "cropped" : length > 69 ? "long" : "regular",
    closure: "pull-on",
  }),
});
