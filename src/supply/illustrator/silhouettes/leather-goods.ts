import { hobo } from "./leather-goods/hobo.ts";
import { shopper } from "./leather-goods/shopper.ts";
import { strawBasket } from "./leather-goods/straw-basket.ts";
import { tote } from "./leather-goods/tote.ts";

export const leatherGoods = {
  tote,
  shopper,
  "straw-basket": strawBasket,
  hobo,
} as const;
