import { anorak } from "./outerwear/anorak.ts";
import { bikerJacket } from "./outerwear/biker-jacket.ts";
import { bomber } from "./outerwear/bomber.ts";
import { cafeRacer } from "./outerwear/cafe-racer.ts";
import { choreJacket } from "./outerwear/chore-jacket.ts";
import { coachJacket } from "./outerwear/coach-jacket.ts";
import { denimJacket } from "./outerwear/denim-jacket.ts";
import { fleeceGilet } from "./outerwear/fleece-gilet.ts";
import { furGilet } from "./outerwear/fur-gilet.ts";
import { harrington } from "./outerwear/harrington.ts";
import { kimonoJacket } from "./outerwear/kimono-jacket.ts";
import { leatherBlazer } from "./outerwear/leather-blazer.ts";
import { longPuffer } from "./outerwear/long-puffer.ts";
import { parka } from "./outerwear/parka.ts";
import { poncho } from "./outerwear/poncho.ts";
import { puffer } from "./outerwear/puffer.ts";
import { pufferGilet } from "./outerwear/puffer-gilet.ts";
import { quiltedJacket } from "./outerwear/quilted-jacket.ts";
import { rainMac } from "./outerwear/rain-mac.ts";
import { raincoat } from "./outerwear/raincoat.ts";
import { shearlingJacket } from "./outerwear/shearling-jacket.ts";
import { sleevelessCoat } from "./outerwear/sleeveless-coat.ts";
import { suedeTrucker } from "./outerwear/suede-trucker.ts";
import { tweedJacket } from "./outerwear/tweed-jacket.ts";
import { utilityGilet } from "./outerwear/utility-gilet.ts";
import { varsityJacket } from "./outerwear/varsity-jacket.ts";

export const outerwear = {
  bomber,
  harrington,
  "chore-jacket": choreJacket,
  "coach-jacket": coachJacket,
  "varsity-jacket": varsityJacket,
  "tweed-jacket": tweedJacket,
  "kimono-jacket": kimonoJacket,
  "biker-jacket": bikerJacket,
  "cafe-racer": cafeRacer,
  anorak,
  "leather-blazer": leatherBlazer,
  "shearling-jacket": shearlingJacket,
  "suede-trucker": suedeTrucker,
  "denim-jacket": denimJacket,
  "puffer-gilet": pufferGilet,
  "fleece-gilet": fleeceGilet,
  "utility-gilet": utilityGilet,
  "sleeveless-coat": sleevelessCoat,
  "fur-gilet": furGilet,
  parka,
  puffer,
  "long-puffer": longPuffer,
  "quilted-jacket": quiltedJacket,
  raincoat,
  "rain-mac": rainMac,
  poncho,
} as const;
