import { silhouette } from "../silhouette.ts";
import { type BriefPlan, briefLines, briefParts, briefShapes } from "./brief-parts.ts";
import { cottonFabric, laceFabric, lingerieFinish, ribFabric, smoothFabric } from "./cloths.ts";

export type HipsterBriefsCut = Pick<BriefPlan, "waist" | "leg" | "lace" | "bow" | "trim" | "line" | "edge">;

export const hipsterBriefs = silhouette<"hipster-briefs", HipsterBriefsCut>({
  kind: "hipster-briefs",
  family: "underwear",
  leaves: { women: ["F.1.2"] },
  fabrics: [laceFabric(2.5), cottonFabric(3), ribFabric(2), smoothFabric(2)],
  cut: (random) => ({
    ...briefLines(random),
    waist: random.pick(["elastic", "lace", "broad"]),
    leg: random.pick(["lace", "elastic", "clean"]),
    lace: random.pick(["none", "none", "front"]),
    bow: random.chance(0.4),
  }),
  finish: lingerieFinish,
  draw: (cut, fabric, { random }) => ({
    parts: briefParts({ ...cut, shape: briefShapes.hipster }, fabric, random),
    main: fabric.main,
    ground: "wall",
    detail: { of: "waist", box: [-9, -2, 9, 20] },
  }),
  words: () => ({ rise: "low", closure: "pull-on" }),
});
