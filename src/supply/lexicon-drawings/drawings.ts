import type { DrawingKey } from "#vocabulary/glossary/term.ts";
import { careSigns } from "./care.ts";
import { collars } from "./collars.ts";
import { jackets } from "./jackets.ts";
import type { LineDrawing } from "./line-drawing.ts";
import { makes } from "./makes.ts";
import { necklines } from "./necklines.ts";
import { patterns } from "./patterns.ts";
import { shoes } from "./shoes.ts";
import { silhouettes } from "./silhouettes.ts";
import { sleeves } from "./sleeves.ts";
import { trousers } from "./trousers.ts";
import { weaves } from "./weaves.ts";

/** What stands beside the words of the glossary. */
export const lexiconDrawings: Readonly<Record<DrawingKey, LineDrawing>> = {
  ...weaves,
  ...silhouettes,
  ...necklines,
  ...collars,
  ...sleeves,
  ...trousers,
  ...jackets,
  ...shoes,
  ...patterns,
  ...makes,
  ...careSigns,
};
