import { laid as laidDown } from "../../blocks/laid.ts";
import type { Point } from "../../geometry/point.ts";
import { movePart } from "../../model/place.ts";
import { silhouette } from "../silhouette.ts";
import { accentFor, type BoxerBriefPlan, boxerBriefParts } from "./boxer-brief-parts.ts";
import { mensJersey } from "./mens-cloths.ts";

export type UnderwearPackCut = BoxerBriefPlan & {
  /** One below the other, or fanned out one over the other. */
  readonly laid: "stacked" | "fanned";
};

const quiet = ["#24262a", "#8d8f90", "#2b3652", "#e9e6df", "#5d2330", "#4b5259"] as const;

/** What each piece is turned around. */
const middle: Point = [0, 16];

/** Two pairs of one cut in two colours. */
export const underwearPack = silhouette<"underwear-pack", UnderwearPackCut>({
  kind: "underwear-pack",
  family: "underwear",
  weight: 0.6,
  leaves: { men: ["F.1.1"] },
  fabrics: mensJersey,
  cut: (random) => ({
    laid: random.pick(["stacked", "fanned"]),
    inseam: random.pick([4, 8]),
    front: random.pick(["curved", "fly"]),
    elastic: random.pick(["tonal", "contrast", "one-stripe", "two-stripes"]),
    band: random.pick([2.8, 3.6]),
  }),
  finish: (main, _cut, random) => {
    const [first = "#24262a", ...others] = quiet.filter((colour) => colour !== main.colour);
    const kind = main.kind === "rib" ? ({ kind: "rib", motif: "fine-rib" } as const) : { kind: main.kind };
    return {
      contrast: { ...kind, colour: random.pick([first, ...others]) },
      button: accentFor(main, random),
    };
  },
  draw: (cut, { main, contrast = main, button = "#e9e6df" }, hand) => {
    const { random, leftRandom } = hand;
    const first = boxerBriefParts(cut, main, button, hand);
    const second = boxerBriefParts(cut, contrast, accentFor(contrast, random), {
      random: leftRandom,
      leftRandom: random,
    });
    const [near, far] =
      cut.laid === "stacked"
        ? [laidDown(-1.5, 15, 0, middle), laidDown(1.5, -16, 0, middle)]
        : [laidDown(-7.5, 4, -4, middle), laidDown(7.5, -5, 6, middle)];
    return {
      parts: [...second.map((part) => movePart(part, far)), ...first.map((part) => movePart(part, near))],
      main,
      ground: "wall",
      detail: { of: "waist", box: cut.laid === "stacked" ? [-12, 12, 10, 36] : [-18, -2, 4, 24] },
    };
  },
  words: () => ({ rise: "mid", length: "short", closure: "pull-on" }),
});
