import { silhouette } from "../silhouette.ts";
import { type BriefPlan, briefLines, briefParts, briefShapes } from "./brief-parts.ts";
import { cottonFabric, laceFabric, lingerieFinish, satinFabric, smoothFabric } from "./cloths.ts";

export type ThongCut = Pick<BriefPlan, "waist" | "leg" | "lace" | "bow" | "trim" | "line" | "edge">;

export const thong = silhouette<"thong", ThongCut>({
  kind: "thong",
  family: "underwear",
  weight: 0.7,
  leaves: { women: ["F.1.2"] },
  fabrics: [laceFabric(3), smoothFabric(3), cottonFabric(1.5), satinFabric(1)],
  cut: (random) => ({
    ...briefLines(random),
    waist: random.pick(["elastic", "lace", "clean"]),
    leg: random.pick(["elastic", "clean"]),
    lace: random.pick(["none", "none", "front"]),
    bow: random.chance(0.4),
  }),
  finish: lingerieFinish,
  draw: (cut, fabric, { random }) => ({
    parts: briefParts({ ...cut, shape: briefShapes.thong }, fabric, random),
    main: fabric.main,
    ground: "wall",
    detail: { of: "waist", box: [-9, -2, 9, 20] },
  }),
  words: () => ({ rise: "low", closure: "pull-on" }),
});
