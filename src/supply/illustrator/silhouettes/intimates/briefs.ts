import { silhouette } from "../silhouette.ts";
import { type BriefPlan, briefLines, briefParts, briefShapes } from "./brief-parts.ts";
import { cottonFabric, laceFabric, lingerieFinish, ribFabric, satinFabric, smoothFabric } from "./cloths.ts";

export type BriefsCut = Pick<BriefPlan, "waist" | "leg" | "lace" | "bow" | "trim" | "line" | "edge">;

export const briefs = silhouette<"briefs", BriefsCut>({
  kind: "briefs",
  family: "underwear",
  leaves: { women: ["F.1.2"] },
  fabrics: [cottonFabric(4), smoothFabric(2), laceFabric(2), ribFabric(1.5), satinFabric(1)],
  cut: (random) => ({
    ...briefLines(random),
    waist: random.pick(["elastic", "elastic", "lace", "broad"]),
    leg: random.pick(["elastic", "elastic", "lace"]),
    lace: random.pick(["none", "none", "sides", "front"]),
    bow: random.chance(0.5),
  }),
  finish: lingerieFinish,
  draw: (cut, fabric, { random }) => ({
    parts: briefParts({ ...cut, shape: briefShapes.classic }, fabric, random),
    main: fabric.main,
    ground: "wall",
    detail: { of: "waist", box: [-9, -2, 9, 20] },
  }),
  words: () => ({ rise: "mid", closure: "pull-on" }),
});
