import { baguette } from "./leather-goods/baguette.ts";
import { beltBag } from "./leather-goods/belt-bag.ts";
import { briefcase } from "./leather-goods/briefcase.ts";
import { bucketBag } from "./leather-goods/bucket-bag.ts";
import { cameraBag } from "./leather-goods/camera-bag.ts";
import { flapBag } from "./leather-goods/flap-bag.ts";
import { hobo } from "./leather-goods/hobo.ts";
import { messenger } from "./leather-goods/messenger.ts";
import { portfolio } from "./leather-goods/portfolio.ts";
import { saddleBag } from "./leather-goods/saddle-bag.ts";
import { shopper } from "./leather-goods/shopper.ts";
import { strawBasket } from "./leather-goods/straw-basket.ts";
import { tote } from "./leather-goods/tote.ts";

export const leatherGoods = {
  tote,
  shopper,
  "straw-basket": strawBasket,
  hobo,
  "flap-bag": flapBag,
  "camera-bag": cameraBag,
  "saddle-bag": saddleBag,
  baguette,
  "bucket-bag": bucketBag,
  "belt-bag": beltBag,
  messenger,
  portfolio,
  briefcase,
} as const;
