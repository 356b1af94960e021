import { silhouette } from "../silhouette.ts";
import { type BriefPlan, briefLines, briefParts, briefShapes } from "./brief-parts.ts";
import { laceFabric, lingerieFinish, ribFabric, satinFabric, smoothFabric } from "./cloths.ts";

export type HighWaistBriefsCut = Pick<BriefPlan, "waist" | "leg" | "lace" | "bow" | "trim" | "line" | "edge">;

export const highWaistBriefs = silhouette<"high-waist-briefs", HighWaistBriefsCut>({
  kind: "high-waist-briefs",
  family: "underwear",
  leaves: { women: ["F.1.2"] },
  fabrics: [smoothFabric(3), laceFabric(3), satinFabric(2), ribFabric(1)],
  cut: (random) => ({
    ...briefLines(random),
    waist: random.pick(["elastic", "lace", "clean"]),
    leg: random.pick(["elastic", "lace", "clean"]),
    lace: random.pick(["none", "front", "sides"]),
    bow: random.chance(0.3),
  }),
  finish: lingerieFinish,
  draw: (cut, fabric, { random }) => ({
    parts: briefParts({ ...cut, shape: briefShapes.high }, fabric, random),
    main: fabric.main,
    ground: "wall",
    detail: { of: "waist", box: [-9, -2, 9, 20] },
  }),
  words: () => ({ rise: "high", closure: "pull-on" }),
});
