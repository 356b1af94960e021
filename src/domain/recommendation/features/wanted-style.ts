import type { Feature } from "../feature.ts";
import { matchStyles } from "../style-match.ts";
import { styleYouWant } from "../words.ts";
import { style } from "./style.ts";

/** Half the weight of the person's own styles (PRODUCT.md §5). */
export const wantedStyle: Feature = {
  key: "wanted_style",
  weight: style.weight / 2,
  editable: true,
  open: (snapshot, { wantedStyles }) => matchStyles(snapshot, "wanted_style", wantedStyles, styleYouWant),
};
