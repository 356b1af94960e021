import { blazer } from "./tailoring/blazer.ts";
import { cape } from "./tailoring/cape.ts";
import { cocoonCoat } from "./tailoring/cocoon-coat.ts";
import { collarlessCoat } from "./tailoring/collarless-coat.ts";
import { collarlessJacket } from "./tailoring/collarless-jacket.ts";
import { duffleCoat } from "./tailoring/duffle-coat.ts";
import { mac } from "./tailoring/mac.ts";
import { overcoat } from "./tailoring/overcoat.ts";
import { peaCoat } from "./tailoring/pea-coat.ts";
import { plushCoat } from "./tailoring/plush-coat.ts";
import { skirtSuit } from "./tailoring/skirt-suit.ts";
import { suit } from "./tailoring/suit.ts";
import { suitSet } from "./tailoring/suit-set.ts";
import { trench } from "./tailoring/trench.ts";
import { trouserSuit } from "./tailoring/trouser-suit.ts";
import { tuxedo } from "./tailoring/tuxedo.ts";
import { tuxedoSet } from "./tailoring/tuxedo-set.ts";
import { waistcoat } from "./tailoring/waistcoat.ts";
import { wrapCoat } from "./tailoring/wrap-coat.ts";

export const tailoring = {
  blazer,
  "collarless-jacket": collarlessJacket,
  overcoat,
  "pea-coat": peaCoat,
  "wrap-coat": wrapCoat,
  "duffle-coat": duffleCoat,
  "cocoon-coat": cocoonCoat,
  "collarless-coat": collarlessCoat,
  "plush-coat": plushCoat,
  cape,
  trench,
  mac,
  suit,
  "suit-set": suitSet,
  "trouser-suit": trouserSuit,
  tuxedo,
  "tuxedo-set": tuxedoSet,
  "skirt-suit": skirtSuit,
  waistcoat,
} as const;
