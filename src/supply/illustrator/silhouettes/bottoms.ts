import { cargo } from "./bottoms/cargo.ts";
import { chinos } from "./bottoms/chinos.ts";
import { denimShorts } from "./bottoms/denim-shorts.ts";
import { drawstringShorts } from "./bottoms/drawstring-shorts.ts";
import { jeans } from "./bottoms/jeans.ts";
import { joggers } from "./bottoms/joggers.ts";
import { leggings } from "./bottoms/leggings.ts";
import { tailoredShorts } from "./bottoms/tailored-shorts.ts";
import { trousers } from "./bottoms/trousers.ts";

export const bottoms = {
  jeans,
  chinos,
  trousers,
  joggers,
  leggings,
  "tailored-shorts": tailoredShorts,
  "denim-shorts": denimShorts,
  "drawstring-shorts": drawstringShorts,
  cargo,
} as const;
