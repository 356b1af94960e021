import { ballerina } from "./shoes/ballerina.ts";
import { basketballShoe } from "./shoes/basketball-shoe.ts";
import { boatShoe } from "./shoes/boat-shoe.ts";
import { canvasSneaker } from "./shoes/canvas-sneaker.ts";
import { chelseaBoot } from "./shoes/chelsea-boot.ts";
import { chukkaBoot } from "./shoes/chukka-boot.ts";
import { chunkySneaker } from "./shoes/chunky-sneaker.ts";
import { corkSandal } from "./shoes/cork-sandal.ts";
import { courtSneaker } from "./shoes/court-sneaker.ts";
import { derby } from "./shoes/derby.ts";
import { derbyBoot } from "./shoes/derby-boot.ts";
import { espadrille } from "./shoes/espadrille.ts";
import { fishermanSandal } from "./shoes/fisherman-sandal.ts";
import { flatSandal } from "./shoes/flat-sandal.ts";
import { furSlide } from "./shoes/fur-slide.ts";
import { heeledBootie } from "./shoes/heeled-bootie.ts";
import { heeledMule } from "./shoes/heeled-mule.ts";
import { heeledSandal } from "./shoes/heeled-sandal.ts";
import { hikingBoot } from "./shoes/hiking-boot.ts";
import { kneeBoot } from "./shoes/knee-boot.ts";
import { loafer } from "./shoes/loafer.ts";
import { monkStrap } from "./shoes/monk-strap.ts";
import { muleLoafer } from "./shoes/mule-loafer.ts";
import { overTheKneeBoot } from "./shoes/over-the-knee-boot.ts";
import { oxford } from "./shoes/oxford.ts";
import { poolSlide } from "./shoes/pool-slide.ts";
import { pump } from "./shoes/pump.ts";
import { rainBoot } from "./shoes/rain-boot.ts";
import { retroRunner } from "./shoes/retro-runner.ts";
import { runningShoe } from "./shoes/running-shoe.ts";
import { skateShoe } from "./shoes/skate-shoe.ts";
import { slide } from "./shoes/slide.ts";
import { slipOn } from "./shoes/slip-on.ts";
import { sportSandal } from "./shoes/sport-sandal.ts";
import { thongSandal } from "./shoes/thong-sandal.ts";
import { trailShoe } from "./shoes/trail-shoe.ts";
import { trainingShoe } from "./shoes/training-shoe.ts";
import { westernBoot } from "./shoes/western-boot.ts";
import { westernHighBoot } from "./shoes/western-high-boot.ts";
import { winterBoot } from "./shoes/winter-boot.ts";
import { workBoot } from "./shoes/work-boot.ts";

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
  "chelsea-boot": chelseaBoot,
  "chukka-boot": chukkaBoot,
  "heeled-bootie": heeledBootie,
  "western-boot": westernBoot,
  "derby-boot": derbyBoot,
  "work-boot": workBoot,
  "knee-boot": kneeBoot,
  "over-the-knee-boot": overTheKneeBoot,
  "western-high-boot": westernHighBoot,
  "cork-sandal": corkSandal,
  "fisherman-sandal": fishermanSandal,
  "flat-sandal": flatSandal,
  "sport-sandal": sportSandal,
  "thong-sandal": thongSandal,
  slide,
  "pool-slide": poolSlide,
  "fur-slide": furSlide,
  "running-shoe": runningShoe,
  "training-shoe": trainingShoe,
  "trail-shoe": trailShoe,
  "hiking-boot": hikingBoot,
  "rain-boot": rainBoot,
  "winter-boot": winterBoot,
  "mule-loafer": muleLoafer,
  "heeled-mule": heeledMule,
} as const;
