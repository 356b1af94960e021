import { bottoms } from "./silhouettes/bottoms.ts";
import { dresses } from "./silhouettes/dresses.ts";
import { intimates } from "./silhouettes/intimates.ts";
import { jewellery } from "./silhouettes/jewellery.ts";
import { knits } from "./silhouettes/knits.ts";
import { leatherGoods } from "./silhouettes/leather-goods.ts";
import { outerwear } from "./silhouettes/outerwear.ts";
import { shoes } from "./silhouettes/shoes.ts";
import { tailoring } from "./silhouettes/tailoring.ts";
import { tops } from "./silhouettes/tops.ts";

/** Every silhouette by its kind. */
export const silhouettes = {
  ...tops,
  ...knits,
  ...outerwear,
  ...tailoring,
  ...bottoms,
  ...dresses,
  ...intimates,
  ...shoes,
  ...leatherGoods,
  ...jewellery,
} as const;

export type SilhouetteKind = keyof typeof silhouettes;
