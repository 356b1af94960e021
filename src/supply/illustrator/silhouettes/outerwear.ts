import { bomber } from "./outerwear/bomber.ts";
import { cafeRacer } from "./outerwear/cafe-racer.ts";
import { choreJacket } from "./outerwear/chore-jacket.ts";
import { coachJacket } from "./outerwear/coach-jacket.ts";
import { denimJacket } from "./outerwear/denim-jacket.ts";
import { harrington } from "./outerwear/harrington.ts";
import { puffer } from "./outerwear/puffer.ts";
import { suedeTrucker } from "./outerwear/suede-trucker.ts";
import { varsityJacket } from "./outerwear/varsity-jacket.ts";

export const outerwear = {
  bomber,
  harrington,
  "chore-jacket": choreJacket,
  "coach-jacket": coachJacket,
  "varsity-jacket": varsityJacket,
  "cafe-racer": cafeRacer,
  "suede-trucker": suedeTrucker,
  "denim-jacket": denimJacket,
  puffer,
} as const;
