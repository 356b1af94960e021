import { aLineSkirt } from "./bottoms/a-line-skirt.ts";
import { cargo } from "./bottoms/cargo.ts";
import { carpenterTrousers } from "./bottoms/carpenter-trousers.ts";
import { chinos } from "./bottoms/chinos.ts";
import { circleSkirt } from "./bottoms/circle-skirt.ts";
import { cyclingShorts } from "./bottoms/cycling-shorts.ts";
import { denimShorts } from "./bottoms/denim-shorts.ts";
import { denimSkirt } from "./bottoms/denim-skirt.ts";
import { drawstringShorts } from "./bottoms/drawstring-shorts.ts";
import { drawstringTrousers } from "./bottoms/drawstring-trousers.ts";
import { jeans } from "./bottoms/jeans.ts";
import { joggers } from "./bottoms/joggers.ts";
import { leggings } from "./bottoms/leggings.ts";
import { palazzo } from "./bottoms/palazzo.ts";
import { paperbagShorts } from "./bottoms/paperbag-shorts.ts";
import { pencilSkirt } from "./bottoms/pencil-skirt.ts";
import { pleatedSkirt } from "./bottoms/pleated-skirt.ts";
import { runningShorts } from "./bottoms/running-shorts.ts";
import { skort } from "./bottoms/skort.ts";
import { slipSkirt } from "./bottoms/slip-skirt.ts";
import { sportTights } from "./bottoms/sport-tights.ts";
import { tailoredShorts } from "./bottoms/tailored-shorts.ts";
import { tieredSkirt } from "./bottoms/tiered-skirt.ts";
import { trackPants } from "./bottoms/track-pants.ts";
import { trousers } from "./bottoms/trousers.ts";
import { wrapSkirt } from "./bottoms/wrap-skirt.ts";

export const bottoms = {
  jeans,
  chinos,
  "drawstring-trousers": drawstringTrousers,
  trousers,
  palazzo,
  joggers,
  leggings,
  "tailored-shorts": tailoredShorts,
  "denim-shorts": denimShorts,
  "drawstring-shorts": drawstringShorts,
  "paperbag-shorts": paperbagShorts,
  cargo,
  "carpenter-trousers": carpenterTrousers,
  "pencil-skirt": pencilSkirt,
  "denim-skirt": denimSkirt,
  "a-line-skirt": aLineSkirt,
  "pleated-skirt": pleatedSkirt,
  "slip-skirt": slipSkirt,
  "wrap-skirt": wrapSkirt,
  "circle-skirt": circleSkirt,
  "tiered-skirt": tieredSkirt,
  "running-shorts": runningShorts,
  "cycling-shorts": cyclingShorts,
  "sport-tights": sportTights,
  "track-pants": trackPants,
  skort,
} as const;
