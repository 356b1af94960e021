import type { Material } from "#vocabulary/attribute.ts";
import type { ClothKind } from "../../illustrator/cloth/optics.ts";

type Share = readonly [Material, number];
export type Level = 1 | 2 | 3 | 4 | 5;

/** What a cloth is spun from, and at which price levels it is sold so. */
export interface Blend {
  readonly from: Level;
  readonly to: Level;
  readonly shares: readonly Share[];
}

const blend = (from: Level, to: Level, ...shares: Share[]): Blend => ({ from, to, shares });

const cotton = (percent: number): Share => ["cotton", percent];
const linen = (percent: number): Share => ["linen", percent];
const wool = (percent: number): Share => ["wool", percent];
const cashmere = (percent: number): Share => ["cashmere", percent];
const mohair = (percent: number): Share => ["mohair", percent];
const silk = (percent: number): Share => ["silk", percent];
const polyester = (percent: number): Share => ["polyester", percent];
const viscose = (percent: number): Share => ["viscose", percent];
const nylon = (percent: number): Share => ["nylon", percent];
const acrylic = (percent: number): Share => ["acrylic", percent];
const elastane = (percent: number): Share => ["elastane", percent];
const only = (material: Material): readonly Blend[] => [blend(1, 5, [material, 100])];

const plainCotton = blend(1, 5, cotton(100));
const crispCotton = [
  plainCotton,
  blend(1, 2, cotton(65), polyester(35)),
  blend(2, 4, cotton(97), elastane(3)),
] as const;
const stretchCotton = [
  blend(1, 5, cotton(95), elastane(5)),
  blend(2, 4, cotton(92), elastane(8)),
  blend(1, 2, cotton(57), polyester(38), elastane(5)),
] as const;
const knittedWool = [
  blend(1, 2, wool(52), acrylic(48)),
  blend(1, 2, wool(60), polyester(25), nylon(15)),
  blend(2, 3, wool(70), viscose(18), nylon(12)),
  blend(2, 4, wool(80), nylon(20)),
  blend(3, 5, wool(100)),
  blend(4, 5, wool(90), cashmere(10)),
] as const;
const suitingWool = [
  blend(1, 2, wool(55), polyester(45)),
  blend(1, 2, wool(52), polyester(46), elastane(2)),
  blend(2, 3, wool(70), polyester(30)),
  blend(3, 4, wool(98), elastane(2)),
  blend(3, 5, wool(100)),
  blend(5, 5, wool(85), silk(15)),
] as const;
const coatingWool = [
  blend(1, 2, wool(55), polyester(40), viscose(5)),
  blend(1, 3, wool(70), polyester(30)),
  blend(2, 4, wool(80), nylon(20)),
  blend(3, 5, wool(100)),
  blend(4, 5, wool(90), cashmere(10)),
  blend(5, 5, wool(80), cashmere(20)),
] as const;
const pileCotton = [
  blend(1, 5, cotton(100)),
  blend(1, 4, cotton(98), elastane(2)),
  blend(1, 2, cotton(84), polyester(14), elastane(2)),
] as const;
const stretchNylon = [blend(1, 5, nylon(78), elastane(22)), blend(1, 4, nylon(82), elastane(18))] as const;
const stretchPolyester = [
  blend(1, 5, polyester(88), elastane(12)),
  blend(1, 3, polyester(92), elastane(8)),
  blend(3, 5, polyester(80), elastane(20)),
] as const;

/** How a material is made up when its cloth says nothing more. */
export const blendsByMaterial: Readonly<Record<Material, readonly Blend[]>> = {
  cotton: crispCotton,
  linen: [
    blend(1, 2, linen(55), cotton(45)),
    blend(1, 3, linen(70), viscose(30)),
    blend(2, 5, linen(100)),
    blend(3, 5, linen(100)),
  ],
  wool: knittedWool,
  cashmere: [
    blend(1, 2, cashmere(60), wool(40)),
    blend(3, 3, cashmere(70), wool(30)),
    blend(2, 5, cashmere(100)),
  ],
  mohair: [
    blend(1, 2, mohair(42), acrylic(32), nylon(26)),
    blend(2, 4, mohair(48), nylon(32), wool(20)),
    blend(3, 5, mohair(68), silk(32)),
    blend(4, 5, mohair(75), wool(25)),
  ],
  silk: [blend(1, 2, silk(60), viscose(40)), blend(2, 5, silk(100)), blend(3, 5, silk(93), elastane(7))],
  satin: [
    blend(1, 3, polyester(100)),
    blend(1, 2, polyester(97), elastane(3)),
    blend(3, 4, viscose(100)),
    blend(4, 5, silk(100)),
    blend(4, 5, silk(94), elastane(6)),
  ],
  velvet: [
    blend(1, 3, polyester(95), elastane(5)),
    blend(2, 4, cotton(100)),
    blend(3, 5, cotton(98), elastane(2)),
    blend(4, 5, viscose(82), silk(18)),
  ],
  leather: only("leather"),
  suede: only("suede"),
  denim: [
    plainCotton,
    blend(1, 5, cotton(99), elastane(1)),
    blend(1, 4, cotton(98), elastane(2)),
    blend(1, 2, cotton(79), polyester(19), elastane(2)),
  ],
  corduroy: pileCotton,
  tweed: [
    blend(1, 2, wool(50), polyester(32), acrylic(18)),
    blend(2, 3, wool(70), cotton(18), nylon(12)),
    blend(3, 5, wool(100)),
    blend(4, 5, wool(88), silk(12)),
  ],
  jersey: [
    blend(1, 4, viscose(95), elastane(5)),
    blend(1, 2, polyester(70), viscose(25), elastane(5)),
    blend(3, 5, viscose(92), elastane(8)),
  ],
  fleece: only("polyester"),
  lace: [
    blend(1, 5, nylon(88), elastane(12)),
    blend(1, 3, nylon(90), elastane(10)),
    blend(3, 5, cotton(62), nylon(38)),
  ],
  polyester: [blend(1, 5, polyester(100)), blend(1, 4, polyester(96), elastane(4))],
  viscose: [
    blend(1, 5, viscose(100)),
    blend(1, 2, viscose(70), polyester(30)),
    blend(3, 5, viscose(78), linen(22)),
  ],
  nylon: [blend(1, 5, nylon(100)), blend(1, 2, nylon(70), polyester(30))],
  acrylic: only("acrylic"),
  elastane: [...stretchNylon, ...stretchPolyester],
  down: [blend(1, 5, nylon(100)), blend(1, 3, polyester(100))],
  "faux-fur": [
    blend(1, 5, polyester(100)),
    blend(1, 3, acrylic(72), polyester(28)),
    blend(3, 5, acrylic(85), polyester(15)),
  ],
  "faux-leather": only("faux-leather"),
  rubber: only("rubber"),
  canvas: [plainCotton, blend(1, 2, cotton(80), polyester(20))],
  metal: only("metal"),
};

/** Where the cloth knows better than its material. */
export const blendsByCloth: Partial<Readonly<Record<`${ClothKind}/${Material}`, readonly Blend[]>>> = {
  "jersey/cotton": [
    plainCotton,
    blend(1, 4, cotton(95), elastane(5)),
    blend(1, 1, cotton(60), polyester(40)),
  ],
  "jersey/viscose": [
    blend(1, 5, viscose(95), elastane(5)),
    blend(1, 2, viscose(67), polyester(28), elastane(5)),
  ],
  "jersey/wool": [
    blend(1, 3, wool(52), polyester(48)),
    blend(3, 5, wool(87), nylon(13)),
    blend(3, 5, wool(100)),
  ],
  "sweat/cotton": [
    blend(1, 2, cotton(60), polyester(40)),
    blend(1, 4, cotton(80), polyester(20)),
    blend(2, 5, cotton(100)),
  ],
  "towelling/cotton": [plainCotton, blend(1, 2, cotton(80), polyester(20))],
  "oxford/cotton": [plainCotton],
  "chambray/denim": [plainCotton, blend(2, 5, cotton(70), linen(30))],
  "chambray/cotton": [plainCotton],
  "broderie/cotton": [plainCotton],
  "flannel/cotton": [plainCotton],
  "flannel/wool": suitingWool,
  "flannel/cashmere": [
    blend(1, 3, cashmere(52), wool(48)),
    blend(3, 4, cashmere(70), wool(30)),
    blend(4, 5, cashmere(100)),
  ],
  "twill/cotton": [
    plainCotton,
    blend(1, 4, cotton(98), elastane(2)),
    blend(1, 4, cotton(97), elastane(3)),
    blend(1, 1, cotton(70), polyester(28), elastane(2)),
  ],
  "gabardine/cotton": [
    plainCotton,
    blend(1, 3, cotton(65), polyester(35)),
    blend(3, 4, cotton(80), nylon(20)),
  ],
  "gabardine/wool": suitingWool,
  "ripstop/cotton": [plainCotton, blend(1, 3, cotton(68), nylon(32))],
  "wool/wool": suitingWool,
  "felt/wool": coatingWool,
  "boucle/wool": [
    blend(1, 2, wool(40), polyester(35), acrylic(25)),
    blend(2, 4, wool(65), mohair(20), nylon(15)),
    blend(3, 5, wool(82), nylon(18)),
    blend(4, 5, wool(74), mohair(26)),
  ],
  "boucle/tweed": [
    blend(1, 2, wool(38), polyester(36), acrylic(26)),
    blend(2, 4, wool(52), cotton(30), nylon(18)),
    blend(4, 5, wool(78), silk(22)),
  ],
  "chunky-knit/wool": [
    blend(1, 2, wool(50), acrylic(50)),
    blend(2, 4, wool(80), nylon(20)),
    blend(3, 5, wool(100)),
  ],
  "rib/cotton": stretchCotton,
  "rib/viscose": [blend(1, 5, viscose(72), nylon(28)), blend(2, 4, viscose(80), polyester(20))],
  "rib/nylon": [blend(1, 5, nylon(92), elastane(8))],
  "fine-knit/cotton": [
    plainCotton,
    blend(2, 4, cotton(85), viscose(15)),
    blend(4, 5, cotton(90), cashmere(10)),
  ],
  "fine-knit/viscose": [blend(1, 4, viscose(72), nylon(28)), blend(3, 5, viscose(85), silk(15))],
  "fine-knit/silk": [blend(1, 5, silk(100))],
  "fine-knit/polyester": [blend(1, 5, polyester(100))],
  "crepe/polyester": [blend(1, 5, polyester(100)), blend(1, 4, polyester(95), elastane(5))],
  "crepe/viscose": [
    blend(1, 3, viscose(64), polyester(32), elastane(4)),
    blend(2, 5, viscose(100)),
    blend(3, 5, viscose(78), wool(20), elastane(2)),
  ],
  "tulle/nylon": [blend(1, 5, nylon(92), elastane(8))],
  "sequin/polyester": only("polyester"),
  "tech-jersey/polyester": stretchPolyester,
  "tech-jersey/nylon": stretchNylon,
  "neoprene/polyester": [blend(1, 5, polyester(92), elastane(8)), blend(2, 5, polyester(88), elastane(12))],
  "neoprene/elastane": [blend(1, 5, polyester(82), elastane(18))],
  "nylon/polyester": only("polyester"),
  "ripstop/nylon": only("nylon"),
  "ripstop/polyester": only("polyester"),
  "patent/nylon": only("nylon"),
  "patent/polyester": only("polyester"),
  "canvas/polyester": only("polyester"),
  "canvas/cotton": [plainCotton],
  "acetate/polyester": only("polyester"),
  "shearling/polyester": only("polyester"),
  "shearling/faux-fur": only("polyester"),
  "seersucker/cotton": [plainCotton, blend(1, 2, cotton(78), polyester(22))],
  "seersucker/polyester": [blend(1, 5, polyester(94), elastane(6))],
};

/** Coats are woven heavier than suits. */
export const coatBlends: readonly Blend[] = coatingWool;

/** Socks and tights hold by their thread: nothing is knitted for the foot in one fibre. */
export const footBlends: Partial<Readonly<Record<Material, readonly Blend[]>>> = {
  cotton: [
    blend(1, 5, cotton(78), nylon(20), elastane(2)),
    blend(1, 2, cotton(68), polyester(30), elastane(2)),
  ],
  wool: [blend(1, 5, wool(60), nylon(38), elastane(2)), blend(3, 5, wool(72), nylon(26), elastane(2))],
  cashmere: [blend(1, 5, cashmere(58), nylon(40), elastane(2))],
  nylon: [blend(1, 5, nylon(88), elastane(12)), blend(1, 5, nylon(84), elastane(16))],
};

/** What lies against the skin stretches. */
export const skinBlends: Partial<Readonly<Record<Material, readonly Blend[]>>> = {
  cotton: stretchCotton,
  elastane: [blend(1, 5, nylon(74), elastane(26)), blend(1, 5, nylon(80), elastane(20))],
};
