import { blazer } from "./tailoring/blazer.ts";
import { overcoat } from "./tailoring/overcoat.ts";
import { peaCoat } from "./tailoring/pea-coat.ts";
import { suit } from "./tailoring/suit.ts";
import { waistcoat } from "./tailoring/waistcoat.ts";
import { wrapCoat } from "./tailoring/wrap-coat.ts";

export const tailoring = {
  blazer,
  overcoat,
  "pea-coat": peaCoat,
  "wrap-coat": wrapCoat,
  suit,
  waistcoat,
} as const;
