import type { Feature } from "../feature.ts";
import { matchStyles } from "../style-match.ts";
import { yourStyle } from "../words.ts";

export const style: Feature = {
  key: "style",
  weight: 24,
  editable: true,
  lock: "styles",
  open: (snapshot, { styles }) => matchStyles(snapshot, "style", styles, yourStyle),
};
