import { bikerJacket } from "./outerwear/biker-jacket.ts";
import { bomber } from "./outerwear/bomber.ts";
import { cafeRacer } from "./outerwear/cafe-racer.ts";
import { choreJacket } from "./outerwear/chore-jacket.ts";
import { coachJacket } from "./outerwear/coach-jacket.ts";
import { denimJacket } from "./outerwear/denim-jacket.ts";
import { harrington } from "./outerwear/harrington.ts";
import { kimonoJacket } from "./outerwear/kimono-jacket.ts";
import { puffer } from "./outerwear/puffer.ts";
import { shearlingJacket } from "./outerwear/shearling-jacket.ts";
import { suedeTrucker } from "./outerwear/suede-trucker.ts";
import { tweedJacket } from "./outerwear/tweed-jacket.ts";
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
  "shearling-jacket": shearlingJacket,
  "suede-trucker": suedeTrucker,
  "denim-jacket": denimJacket,
  puffer,
} as const;
