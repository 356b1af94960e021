import { bandRing } from "./jewellery/band-ring.ts";
import { barCufflinks } from "./jewellery/bar-cufflinks.ts";
import { cabochonRing } from "./jewellery/cabochon-ring.ts";
import { cufflinks } from "./jewellery/cufflinks.ts";
import { dropEarrings } from "./jewellery/drop-earrings.ts";
import { hoopEarrings } from "./jewellery/hoop-earrings.ts";
import { huggieEarrings } from "./jewellery/huggie-earrings.ts";
import { knotCufflinks } from "./jewellery/knot-cufflinks.ts";
import { paveRing } from "./jewellery/pave-ring.ts";
import { pearlEarrings } from "./jewellery/pearl-earrings.ts";
import { signetRing } from "./jewellery/signet-ring.ts";
import { solitaireRing } from "./jewellery/solitaire-ring.ts";
import { stackedRings } from "./jewellery/stacked-rings.ts";
import { statementEarrings } from "./jewellery/statement-earrings.ts";
import { studEarrings } from "./jewellery/stud-earrings.ts";

export const jewellery = {
  "band-ring": bandRing,
  "bar-cufflinks": barCufflinks,
  "cabochon-ring": cabochonRing,
  "drop-earrings": dropEarrings,
  "hoop-earrings": hoopEarrings,
  "huggie-earrings": huggieEarrings,
  "knot-cufflinks": knotCufflinks,
  "pave-ring": paveRing,
  "pearl-earrings": pearlEarrings,
  "signet-ring": signetRing,
  "solitaire-ring": solitaireRing,
  "stacked-rings": stackedRings,
  "statement-earrings": statementEarrings,
  "stud-earrings": studEarrings,
  cufflinks,
} as const;
