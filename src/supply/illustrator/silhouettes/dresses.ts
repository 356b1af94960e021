import { shirtDress } from "./dresses/shirt-dress.ts";
import { slipDress } from "./dresses/slip-dress.ts";
import { teaDress } from "./dresses/tea-dress.ts";
import { wrapDress } from "./dresses/wrap-dress.ts";

export const dresses = {
  "slip-dress": slipDress,
  "wrap-dress": wrapDress,
  "shirt-dress": shirtDress,
  "tea-dress": teaDress,
} as const;
