import type { Motif } from "./motif.ts";
import { camouflage, leopard, snake, zebra } from "./motifs/animal.ts";
import { aran, cable } from "./motifs/cable.ts";
import { buffalo, check, gingham, madras, tartan, tattersall, windowpane } from "./motifs/checks.ts";
import { corduroy, needlecord, seersucker, velvet } from "./motifs/cords.ts";
import { bloom, ditsy, floral, toile, tropical } from "./motifs/florals.ts";
import { boucle, fleece, fur, loopback, mohair, shearling, towelling } from "./motifs/fuzzy.ts";
import { croc, grained, nap, quilt } from "./motifs/hides.ts";
import { chunky, fineKnit, fineRib, rib, softKnit, stockinette, waffle, wideRib } from "./motifs/knit.ts";
import { fairIsle, nordic } from "./motifs/knitted-pictures.ts";
import { argyle, colourBlock, ombre, tieDye } from "./motifs/large.ts";
import { broderie, lace, mesh, perforated, tulle } from "./motifs/openwork.ts";
import { paisley } from "./motifs/paisley.ts";
import { cork, jute, raffia, straw, tortoise, wood } from "./motifs/plaited.ts";
import { bigDot, brush, chevron, deco, geometric, pinDot, polkaDot, sequins } from "./motifs/prints.ts";
import {
  cordRelief,
  fineKnitRelief,
  knitRelief,
  linenRelief,
  ribRelief,
  twillRelief,
} from "./motifs/reliefs.ts";
import {
  bengal,
  chalkStripe,
  fineStripe,
  pinstripe,
  regimental,
  rugbyStripe,
  stripe,
  verticalStripe,
  wideStripe,
} from "./motifs/stripes.ts";
import { canvas, chambray, chino, denim, flannel, linen, oxford, ripstop, twill } from "./motifs/weaves.ts";
import {
  donegal,
  glen,
  herringbone,
  herringboneTwoTone,
  houndstooth,
  largeHoundstooth,
  puppytooth,
} from "./motifs/woven.ts";
import { roomy } from "./roomy.ts";

/** Every motif by name. A new one is a file in `motifs/` and a line here. */
const named = {
  // Textures of one colour.
  stockinette,
  "fine-knit": fineKnit,
  "soft-knit": softKnit,
  rib,
  "fine-rib": fineRib,
  "wide-rib": wideRib,
  cable,
  aran,
  waffle,
  chunky,
  mohair,
  boucle,
  twill,
  chino,
  denim,
  oxford,
  chambray,
  canvas,
  linen,
  flannel,
  ripstop,
  corduroy,
  needlecord,
  herringbone,
  seersucker,
  velvet,
  fleece,
  towelling,
  loopback,
  fur,
  shearling,
  grained,
  croc,
  nap,
  quilt,
  straw,
  raffia,
  jute,
  cork,
  wood,
  lace,
  mesh,
  tulle,
  perforated,
  broderie,
  sequins,
  // The structure of a cloth over a pattern that covers it.
  "knit-relief": knitRelief,
  "fine-knit-relief": fineKnitRelief,
  "rib-relief": ribRelief,
  "twill-relief": twillRelief,
  "linen-relief": linenRelief,
  "cord-relief": cordRelief,
  // Stripes.
  stripe,
  "fine-stripe": fineStripe,
  "wide-stripe": wideStripe,
  "rugby-stripe": rugbyStripe,
  "vertical-stripe": verticalStripe,
  bengal,
  pinstripe,
  "chalk-stripe": chalkStripe,
  regimental,
  // Checks.
  gingham,
  check,
  windowpane,
  tattersall,
  tartan,
  buffalo,
  madras,
  houndstooth,
  "large-houndstooth": largeHoundstooth,
  puppytooth,
  glen,
  "herringbone-two-tone": herringboneTwoTone,
  donegal,
  // Knitted in.
  argyle,
  "fair-isle": fairIsle,
  nordic,
  // Prints.
  "polka-dot": polkaDot,
  "pin-dot": pinDot,
  "big-dot": bigDot,
  geometric,
  deco,
  chevron,
  brush,
  floral,
  ditsy,
  bloom,
  tropical,
  toile,
  paisley,
  leopard,
  zebra,
  snake,
  camouflage,
  tortoise,
  "tie-dye": tieDye,
  "colour-block": colourBlock,
  ombre,
} as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof named;

export const motifs = Object.fromEntries(
  Object.entries(named).map(([name, motif]) => [name, roomy(motif)]),
) as Record<MotifName, Motif>;
