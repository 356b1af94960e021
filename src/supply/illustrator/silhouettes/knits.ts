import { ankleSocks } from "./knits/ankle-socks.ts";
import { cardigan } from "./knits/cardigan.ts";
import { chunkyPullover } from "./knits/chunky-pullover.ts";
import { collaredPullover } from "./knits/collared-pullover.ts";
import { fleeceJacket } from "./knits/fleece-jacket.ts";
import { hoodie } from "./knits/hoodie.ts";
import { kneeSocks } from "./knits/knee-socks.ts";
import { longCardigan } from "./knits/long-cardigan.ts";
import { nightdress } from "./knits/nightdress.ts";
import { pullover } from "./knits/pullover.ts";
import { pyjamaSet } from "./knits/pyjama-set.ts";
import { robe } from "./knits/robe.ts";
import { rollNeckPullover } from "./knits/roll-neck.ts";
import { runningShell } from "./knits/running-shell.ts";
import { shortPyjamas } from "./knits/short-pyjamas.ts";
import { slipover } from "./knits/slipover.ts";
import { socks } from "./knits/socks.ts";
import { sweatshirt } from "./knits/sweatshirt.ts";
import { trackJacket } from "./knits/track-jacket.ts";

export const knits = {
  pullover,
  "collared-pullover": collaredPullover,
  "chunky-pullover": chunkyPullover,
  slipover,
  cardigan,
  "long-cardigan": longCardigan,
  sweatshirt,
  hoodie,
  "roll-neck": rollNeckPullover,
  "track-jacket": trackJacket,
  "running-shell": runningShell,
  "fleece-jacket": fleeceJacket,
  "pyjama-set": pyjamaSet,
  "short-pyjamas": shortPyjamas,
  robe,
  nightdress,
  socks,
  "ankle-socks": ankleSocks,
  "knee-socks": kneeSocks,
} as const;
