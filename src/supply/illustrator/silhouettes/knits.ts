import { cardigan } from "./knits/cardigan.ts";
import { chunkyPullover } from "./knits/chunky-pullover.ts";
import { hoodie } from "./knits/hoodie.ts";
import { pullover } from "./knits/pullover.ts";
import { rollNeckPullover } from "./knits/roll-neck.ts";
import { slipover } from "./knits/slipover.ts";
import { sweatshirt } from "./knits/sweatshirt.ts";

export const knits = {
  pullover,
  "chunky-pullover": chunkyPullover,
  slipover,
  cardigan,
  sweatshirt,
  hoodie,
  "roll-neck": rollNeckPullover,
} as const;
