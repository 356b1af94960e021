import { silhouette } from "../silhouette.ts";
import { type DungareesCut, drawDungarees, dungarees } from "./dungarees.ts";

/** Dungarees that end above the knee. */
export const shortDungarees = silhouette<"short-dungarees", DungareesCut>({
  ...dungarees,
  kind: "short-dungarees",
  family: "short-dress",
  cut: (random, universe, leaf) => ({ ...dungarees.cut(random, universe, leaf), leg: "short" }),
  draw: drawDungarees,
});
