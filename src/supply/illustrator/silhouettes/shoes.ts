import { courtSneaker } from "./shoes/court-sneaker.ts";
import { derby } from "./shoes/derby.ts";
import { loafer } from "./shoes/loafer.ts";
import { monkStrap } from "./shoes/monk-strap.ts";
import { oxford } from "./shoes/oxford.ts";

export const shoes = {
  "court-sneaker": courtSneaker,
  loafer,
  oxford,
  derby,
  "monk-strap": monkStrap,
} as const;
