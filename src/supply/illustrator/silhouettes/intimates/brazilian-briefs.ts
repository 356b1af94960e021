import { silhouette } from "../silhouette.ts";
import { type BriefPlan, briefLines, briefParts, briefShapes } from "./brief-parts.ts";
import { laceFabric, lingerieFinish, satinFabric, smoothFabric } from "./cloths.ts";

export type BrazilianBriefsCut = Pick<BriefPlan, "waist" | "leg" | "lace" | "bow" | "trim" | "line" | "edge">;

export const brazilianBriefs = silhouette<"brazilian-briefs", BrazilianBriefsCut>({
  kind: "brazilian-briefs",
  family: "underwear",
  leaves: { women: ["F.1.2"] },
  fabrics: [laceFabric(4), smoothFabric(2.5), satinFabric(2)],
  cut: (random) => ({
    ...briefLines(random),
    waist: random.pick(["elastic", "lace", "clean"]),
    leg: random.pick(["lace", "elastic", "clean"]),
    lace: random.pick(["none", "sides", "front"]),
    bow: random.chance(0.5),
  }),
  finish: lingerieFinish,
  draw: (cut, fabric, { random }) => ({
    parts: briefParts({ ...cut, shape: briefShapes.brazilian }, fabric, random),
    main: fabric.main,
    ground: "wall",
    detail: { of: "waist", box: [-9, -2, 9, 20] },
  }),
  words: () => ({ rise: "low", closure: "pull-on" }),
});
