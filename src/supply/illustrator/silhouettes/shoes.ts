import { espadrille } from "./shoes/espadrille.ts";
import { boatShoe } from "./shoes/boat-shoe.ts";
import { slipOn } from "./shoes/slip-on.ts";
import { heeledSandal } from "./shoes/heeled-sandal.ts";
import { ballerina } from "./shoes/ballerina.ts";
import { pump } from "./shoes/pump.ts";
import { basketballShoe } from "./shoes/basketball-shoe.ts";
import { canvasSneaker } from "./shoes/canvas-sneaker.ts";
import { chunkySneaker } from "./shoes/chunky-sneaker.ts";
import { courtSneaker } from "./shoes/court-sneaker.ts";
import { derby } from "./shoes/derby.ts";
import { loafer } from "./shoes/loafer.ts";
import { monkStrap } from "./shoes/monk-strap.ts";
import { oxford } from "./shoes/oxford.ts";
import { retroRunner } from "./shoes/retro-runner.ts";
import { skateShoe } from "./shoes/skate-shoe.ts";

export const shoes = {
  "court-sneaker": courtSneaker,
  "retro-runner": retroRunner,
  "canvas-sneaker": canvasSneaker,
  "chunky-sneaker": chunkySneaker,
  "skate-shoe": skateShoe,
  "basketball-shoe": basketballShoe,
  loafer,
  oxford,
  derby,
  "monk-strap": monkStrap,
  pump,
  ballerina,
  "heeled-sandal": heeledSandal,
  "slip-on": slipOn,
  "boat-shoe": boatShoe,
  espadrille,
} as const;
