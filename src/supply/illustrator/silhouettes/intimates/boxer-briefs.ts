import { silhouette } from "../silhouette.ts";
import { accentFor, type BoxerBriefPlan, boxerBriefParts } from "./boxer-brief-parts.ts";
import { mensJersey } from "./mens-cloths.ts";

export const boxerBriefs = silhouette<"boxer-briefs", BoxerBriefPlan>({
  kind: "boxer-briefs",
  family: "trunks",
  leaves: { men: ["F.1.1"] },
  fabrics: mensJersey,
  cut: (random) => ({
    inseam: random.pick([4, 7, 13]),
    front: random.pick(["curved", "curved", "fly"]),
    elastic: random.pick(["tonal", "contrast", "one-stripe", "two-stripes"]),
    band: random.pick([2.8, 3.6, 4.4]),
  }),
  finish: (main, _cut, random) => ({ button: accentFor(main, random) }),
  draw: (cut, { main, button = "#e9e6df" }, hand) => ({
    parts: boxerBriefParts(cut, main, button, hand),
    main,
    ground: "wall",
    detail: { of: "waist", box: [-11, -3, 11, 20] },
  }),
  words: ({ inseam }) => ({ rise: "mid", length: inseam > 10 ? "regular" : "short", closure: "pull-on" }),
});
