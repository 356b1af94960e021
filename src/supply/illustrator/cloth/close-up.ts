import { hideCloseUp, napCloseUp, pileCloseUp } from "./close-up/hides.ts";
import { knitCloseUp, ribCloseUp } from "./close-up/knits.ts";
import { wovenCloseUp } from "./close-up/threads.ts";
import type { Cloth } from "./cloth.ts";
import type { Motif } from "./motif.ts";
import { herringboneWeave, houndstoothWeave, puppytoothWeave } from "./motifs/woven.ts";
import { type MotifName, motifs } from "./motifs.ts";
import type { ClothKind } from "./optics.ts";
import { roomy } from "./roomy.ts";
import { basket, herringbone, plain, satin, sett, twill, type Weave, warpTwill } from "./weave.ts";

/** Cloth under the glass: its structure at thread level, and what is printed over it. Tiles are shown at 4×. */
export interface CloseUp {
  readonly structure: Motif;
  /** Shown at 3×: a print keeps its colours under the glass, a yarn-dyed pattern is in the structure. */
  readonly print?: Motif;
}

/** Plain cloth of one yarn: two threads each way repeat. */
const one = (binding: Weave["binding"], warp = 8, weft = 8): Weave => ({
  warp: sett([warp, 0]),
  weft: sett([weft, 0]),
  binding,
});

/** A motif that is large already, so that the glass does not blow it up to nothing. */
const finer = (motif: Motif, share: number): Motif =>
  "draw" in motif
    ? motif
    : {
        coverage: motif.coverage,
        tile: (dyes, sheet) => {
          const { width, height, content } = motif.tile(dyes, sheet);
          return {
            width: width * share,
            height: height * share,
            content: `<g transform="scale(${share})">${content}</g>`,
          };
        },
      };

const structures: Record<ClothKind, Motif> = {
  jersey: knitCloseUp(3.4, 0.8),
  cotton: wovenCloseUp(one(plain), 2),
  poplin: wovenCloseUp(one(plain), 1.7),
  oxford: wovenCloseUp({ ...one(basket), weft: sett([8, 3]) }, 2),
  chambray: wovenCloseUp({ ...one(plain), weft: sett([8, 3]) }, 1.9),
  linen: wovenCloseUp(one(plain, 12, 12), 2.5, 0.55),
  seersucker: wovenCloseUp(one(plain), 2),
  flannel: wovenCloseUp(one(twill), 2.2, 0.3, true),
  sweat: knitCloseUp(4, 0.7),
  towelling: finer(motifs.towelling, 0.7),
  denim: wovenCloseUp({ ...one(warpTwill), weft: sett([8, 3]) }, 2.4, 0.25),
  twill: wovenCloseUp(one(warpTwill), 2),
  gabardine: wovenCloseUp(one(warpTwill), 1.8),
  canvas: wovenCloseUp(one(plain), 3, 0.3),
  corduroy: pileCloseUp(9),
  needlecord: pileCloseUp(5),
  velvet: napCloseUp(1),
  knit: knitCloseUp(9, 1),
  rib: ribCloseUp,
  "fine-knit": knitCloseUp(5, 0.9),
  cashmere: knitCloseUp(4.6, 0.7, true),
  "chunky-knit": knitCloseUp(15, 1),
  mohair: knitCloseUp(9, 0.6, true),
  boucle: finer(motifs.boucle, 0.6),
  wool: wovenCloseUp(one(twill), 2.4, 0.3, true),
  tweed: wovenCloseUp({ ...one(herringbone(8), 16, 8), weft: sett([8, 3]) }, 2.6, 0.35, true),
  felt: napCloseUp(1.3),
  fleece: finer(motifs.fleece, 0.8),
  silk: wovenCloseUp(one(satin), 1.3),
  satin: wovenCloseUp(one(satin), 1.5),
  crepe: wovenCloseUp(
    one((column, row) => (column * 5 + row * 3 + ((column * row) % 3)) % 7 < 4, 16, 16),
    1.6,
  ),
  viscose: wovenCloseUp(one(twill), 1.5),
  chiffon: wovenCloseUp(one(plain), 1.5),
  tulle: finer(motifs.tulle, 0.8),
  lace: finer(motifs.lace, 0.6),
  mesh: finer(motifs.mesh, 0.7),
  broderie: finer(motifs.broderie, 0.55),
  sequin: finer(motifs.sequins, 0.6),
  "tech-jersey": knitCloseUp(2.8, 0.6),
  nylon: wovenCloseUp(one(plain), 1.2),
  ripstop: wovenCloseUp(one(plain), 1.25),
  down: wovenCloseUp(one(plain), 1.2),
  neoprene: knitCloseUp(2.4, 0.5),
  leather: hideCloseUp(1.5, 0.5),
  "grained-leather": hideCloseUp(2.6, 1),
  patent: hideCloseUp(1.5, 0.12),
  suede: napCloseUp(1),
  nubuck: napCloseUp(0.7),
  croc: finer(motifs.croc, 0.45),
  "faux-fur": finer(motifs.fur, 0.55),
  shearling: finer(motifs.shearling, 0.55),
  rubber: hideCloseUp(1.2, 0.2),
  foam: hideCloseUp(1, 0.3),
  cork: motifs.cork,
  straw: finer(motifs.straw, 0.6),
  raffia: finer(motifs.raffia, 0.7),
  jute: finer(motifs.jute, 0.7),
  wood: motifs.wood,
  acetate: hideCloseUp(2, 0.04),
  glass: hideCloseUp(2, 0.02),
  metal: napCloseUp(0.3),
  gold: napCloseUp(0.3),
  silver: napCloseUp(0.3),
};

const stripes = (binding: Weave["binding"], ...counts: readonly (readonly [number, number])[]): Weave => ({
  warp: sett(...counts),
  weft: sett([8, 0]),
  binding,
});

/** The glen's repeat is too large for a glass: two broad checks, three fine ones. */
const glenThreads = sett([4, 1], [4, 0], [4, 1], [4, 0], [2, 1], [2, 0], [2, 1], [2, 0]);
const smallGlen: Weave = { warp: glenThreads, weft: glenThreads, binding: twill };

/** Patterns that are in the yarn: under the glass the threads themselves change colour. */
const yarnDyed: Partial<Record<MotifName, Motif>> = {
  houndstooth: wovenCloseUp(houndstoothWeave, 2.2),
  "large-houndstooth": wovenCloseUp(houndstoothWeave, 3.4),
  puppytooth: wovenCloseUp(puppytoothWeave, 2.2),
  glen: wovenCloseUp(smallGlen, 1.6),
  herringbone: wovenCloseUp(one(herringbone(8), 16, 8), 2.4),
  "herringbone-two-tone": wovenCloseUp(herringboneWeave, 2.4),
  bengal: wovenCloseUp(stripes(plain, [6, 1], [6, 0]), 1.7),
  pinstripe: wovenCloseUp(stripes(twill, [19, 0], [1, 1]), 2.2),
  "chalk-stripe": wovenCloseUp(stripes(twill, [25, 0], [3, 1]), 2.2, 0, true),
  gingham: wovenCloseUp({ warp: sett([8, 1], [8, 0]), weft: sett([8, 1], [8, 0]), binding: plain }, 2),
  tattersall: wovenCloseUp(
    {
      warp: sett([9, 0], [2, 1], [9, 0], [2, 2]),
      weft: sett([9, 0], [2, 1], [9, 0], [2, 2]),
      binding: plain,
    },
    1.8,
  ),
  tartan: wovenCloseUp(
    {
      warp: sett([10, 1], [6, 0], [2, 2], [6, 0]),
      weft: sett([10, 1], [6, 0], [2, 2], [6, 0]),
      binding: twill,
    },
    2.2,
  ),
  buffalo: wovenCloseUp({ warp: sett([12, 1], [12, 0]), weft: sett([12, 1], [12, 0]), binding: twill }, 2.4),
  check: wovenCloseUp(
    {
      warp: sett([6, 1], [8, 0], [2, 2], [8, 0]),
      weft: sett([6, 1], [8, 0], [2, 2], [8, 0]),
      binding: twill,
    },
    2.2,
  ),
  "fair-isle": finer(motifs["fair-isle"], 0.6),
  nordic: finer(motifs.nordic, 0.6),
  cable: finer(motifs.cable, 0.5),
  aran: finer(motifs.aran, 0.5),
  rib: ribCloseUp,
  "fine-rib": ribCloseUp,
  "wide-rib": ribCloseUp,
};

/** A texture that is asked for by name is the structure itself, as it is. */
export function closeUpMotif({ kind, motif }: Cloth): CloseUp {
  if (!motif) return { structure: roomy(structures[kind]) };
  const woven = yarnDyed[motif];
  if (woven) return { structure: roomy(woven) };
  if (motifs[motif].coverage === 0) return { structure: motifs[motif] };
  return { structure: roomy(structures[kind]), print: motifs[motif] };
}
