import type { Arm, Shoulder } from "../../blocks/knit-body.ts";
import { silhouette } from "../silhouette.ts";
import { pulledOver } from "./pulled-over.ts";
import { smoothYarns } from "./yarns.ts";

type Neck = "crew" | "deep-crew" | "v" | "deep-v" | "boat";

type Shape = "cropped" | "boxy" | "regular" | "slim" | "long";

export interface PulloverCut {
  readonly neck: Neck;
  /** -1 slim … 0 regular … 1 oversized */
  readonly fit: number;
  /** Centimetres from the shoulder to the end of the hem. */
  readonly length: number;
  readonly arm: Exclude<Arm, "none">;
  readonly shoulder: Shoulder;
  /** Ribs at hem and wrists: narrow, usual or tall. */
  readonly ribs: "narrow" | "usual" | "tall";
}

export const ribHeights = {
  narrow: { rib: 2.6, cuff: 3, neckRib: 1.8 },
  usual: { rib: 6.2, cuff: 7, neckRib: 2.6 },
  tall: { rib: 9, cuff: 9.5, neckRib: 3.2 },
} as const;

export const pullover = silhouette<"pullover", PulloverCut>({
  kind: "pullover",
  family: "top",
  leaves: { men: ["A.2.1"], women: ["A.2.1"] },
  fabrics: smoothYarns,
  cut: (random, universe) => {
    if (universe === "men") {
      const fit = random.pick([-0.4, 0, 0.3, 0.8]);
      return {
        neck: random.pick(["crew", "crew", "crew", "v"]),
        fit,
        length: 64 + fit * 2 + random.between(-2, 3),
        arm: "long",
        shoulder: fit > 0.6 ? "dropped" : random.chance(0.2) ? "raglan" : "set-in",
        ribs: random.pick(["narrow", "usual", "usual", "tall"]),
      };
    }
    const shape = random.pick<Shape>(["cropped", "boxy", "regular", "slim", "long"]);
    const volumes = {
      cropped: { fit: random.pick([-0.6, 0.1]), length: random.between(43, 48) },
      boxy: { fit: 0.8, length: random.between(50, 55) },
      regular: { fit: 0, length: random.between(57, 61) },
      slim: { fit: -0.8, length: random.between(55, 60) },
      long: { fit: 0.7, length: random.between(68, 74) },
    } as const;
    const boxy = shape === "boxy" || shape === "long";
    return {
      ...volumes[shape],
      neck: random.pick(["crew", "deep-crew", "v", "deep-v", "boat"]),
      arm: random.pick(
        boxy
          ? ["long", "long", "balloon"]
          : shape === "slim"
            ? ["long", "three-quarter", "short"]
            : ["long", "balloon", "three-quarter", "short"],
      ),
      shoulder: boxy ? "dropped" : "set-in",
      ribs: random.pick(["narrow", "usual", "usual", "tall"]),
    };
  },
  finish: (main, _cut, random) =>
    main.second && random.chance(0.3) ? { contrast: { kind: "rib", colour: main.second } } : {},
  draw: ({ ribs: height, ...cut }, fabric, hand) =>
    pulledOver({ ...cut, ...ribHeights[height] }, fabric, hand),
  words: ({ neck, arm, length }) => ({
    neckline: necks[neck],
    sleeve: arm === "balloon" ? "puff" : arm,
    length: length < 51 ? "cropped" : length > 67 ? "long" : "regular",
    closure: "pull-on",
  }),
});

const necks = { crew: "crew", "deep-crew": "round", v: "v-neck", "deep-v": "v-neck", boat: "boat" } as const;
