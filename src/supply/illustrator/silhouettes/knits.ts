import { chunkyPullover } from "./knits/chunky-pullover.ts";
import { hoodie } from "./knits/hoodie.ts";
import { pullover } from "./knits/pullover.ts";
import { rollNeckPullover } from "./knits/roll-neck.ts";

export const knits = {
  pullover,
  "chunky-pullover": chunkyPullover,
  "roll-neck": rollNeckPullover,
  hoodie,
} as const;
