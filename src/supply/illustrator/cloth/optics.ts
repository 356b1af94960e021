import type { MotifName } from "./motifs.ts";

/** How a cloth behaves under light. */
export interface Optics {
  /** Blur of its folds: high for thick and soft cloth. */
  readonly soft: number;
  /** Strength of lit ridges. */
  readonly sheen: number;
  /** Strength of valleys. */
  readonly contrast: number;
  /** Strength and frequency of the surface's grain; two numbers stretch it across or along. */
  readonly grain: number;
  readonly frequency: string;
  /** How crisp the heart of a crease is. */
  readonly core: number;
  /** The texture it always has when no motif covers it. */
  readonly texture?: MotifName;
  /** Its structure as shade and shine, to be laid over a motif that covers the texture. */
  readonly relief?: MotifName;
  /** 0 opaque … 1 air: tulle, lace, mesh. The ground lets through, an openwork texture over it does not. */
  readonly sheer?: number;
}

const cloth = (
  soft: number,
  sheen: number,
  contrast: number,
  grain: number,
  frequency: string,
  core: number,
  more: Pick<Optics, "texture" | "relief" | "sheer"> = {},
): Optics => ({ soft, sheen, contrast, grain, frequency, core, ...more });

const knitted = { texture: "stockinette", relief: "knit-relief" } as const;
const fineKnitted = { texture: "fine-knit", relief: "fine-knit-relief" } as const;

export const optics = {
  // Cotton and linen.
  jersey: cloth(1.2, 0.2, 0.8, 0.5, ".8", 0.3),
  cotton: cloth(1, 0.25, 0.95, 0.5, ".9", 0.5),
  poplin: cloth(0.85, 0.35, 1, 0.3, ".9", 0.6),
  oxford: cloth(0.95, 0.25, 0.9, 0.4, ".9", 0.55, { texture: "oxford" }),
  chambray: cloth(0.95, 0.25, 0.95, 0.5, ".9", 0.55, { texture: "chambray" }),
  linen: cloth(0.85, 0.2, 1.05, 0.7, ".7 .09", 0.7, { texture: "linen", relief: "linen-relief" }),
  seersucker: cloth(0.9, 0.2, 0.9, 0.4, ".9", 0.5, { texture: "seersucker" }),
  flannel: cloth(1.2, 0.15, 0.9, 0.8, ".6", 0.3, { texture: "flannel", relief: "twill-relief" }),
  sweat: cloth(1.45, 0.15, 0.85, 0.6, ".7", 0.2, { texture: "loopback" }),
  towelling: cloth(1.6, 0.1, 0.8, 0.6, ".6", 0.12, { texture: "towelling" }),
  denim: cloth(1, 0.4, 1, 1, ".9 .1", 0.5, { texture: "denim", relief: "twill-relief" }),
  twill: cloth(0.95, 0.3, 0.95, 0.4, ".9", 0.5, { texture: "chino", relief: "twill-relief" }),
  gabardine: cloth(0.95, 0.35, 0.95, 0.4, ".9", 0.5, { texture: "twill", relief: "twill-relief" }),
  canvas: cloth(1, 0.2, 0.95, 0.9, ".7", 0.5, { texture: "canvas" }),
  corduroy: cloth(1.1, 0.3, 1, 0.6, ".7", 0.4, { texture: "corduroy", relief: "cord-relief" }),
  needlecord: cloth(1.1, 0.3, 1, 0.5, ".8", 0.4, { texture: "needlecord" }),
  velvet: cloth(1.25, 0.75, 1.2, 0.5, ".5", 0.2, { texture: "velvet" }),
  // Knitted and woolly.
  knit: cloth(1.6, 0.15, 0.9, 0.6, ".7", 0.15, knitted),
  rib: cloth(1.6, 0.15, 0.9, 0.6, ".7", 0.15, { texture: "rib", relief: "rib-relief" }),
  "fine-knit": cloth(1.4, 0.22, 0.88, 0.45, ".8", 0.2, fineKnitted),
  cashmere: cloth(1.55, 0.26, 0.82, 0.7, ".5", 0.14, { texture: "soft-knit", relief: "fine-knit-relief" }),
  "chunky-knit": cloth(1.9, 0.12, 0.95, 0.6, ".6", 0.1, { texture: "chunky", relief: "knit-relief" }),
  mohair: cloth(1.9, 0.2, 0.75, 0.9, ".35", 0.08, { texture: "mohair", relief: "knit-relief" }),
  boucle: cloth(1.7, 0.12, 0.9, 0.8, ".5", 0.12, { texture: "boucle" }),
  wool: cloth(1.2, 0.18, 0.95, 0.9, ".55", 0.35, { texture: "flannel", relief: "twill-relief" }),
  tweed: cloth(1.25, 0.12, 0.95, 1.1, ".6", 0.3, { texture: "herringbone", relief: "twill-relief" }),
  felt: cloth(1.5, 0.12, 0.85, 1.1, ".45", 0.2),
  fleece: cloth(1.8, 0.1, 0.8, 0.9, ".4", 0.1, { texture: "fleece" }),
  // Fluid and fine.
  silk: cloth(0.9, 1.15, 1.25, 0.12, ".9", 0.35),
  satin: cloth(0.9, 1.4, 1.35, 0.1, ".9", 0.35),
  crepe: cloth(1.1, 0.35, 1, 0.5, ".95", 0.4),
  viscose: cloth(1.05, 0.4, 1, 0.25, ".9", 0.4),
  chiffon: cloth(0.95, 0.4, 0.85, 0.25, ".9", 0.35, { sheer: 0.45 }),
  tulle: cloth(0.9, 0.3, 0.7, 0, ".9", 0.4, { texture: "tulle", sheer: 0.6 }),
  lace: cloth(1.05, 0.2, 0.75, 0.1, ".9", 0.3, { texture: "lace", sheer: 0.62 }),
  mesh: cloth(1, 0.3, 0.85, 0.1, ".9", 0.35, { texture: "mesh", sheer: 0.45 }),
  broderie: cloth(0.95, 0.25, 0.9, 0.3, ".9", 0.5, { texture: "broderie" }),
  sequin: cloth(1, 1.3, 1.2, 0, ".9", 0.2, { texture: "sequins" }),
  // Technical.
  "tech-jersey": cloth(1.05, 0.5, 0.95, 0.2, ".9", 0.3),
  nylon: cloth(0.9, 0.9, 1.15, 0.2, ".8", 0.5),
  ripstop: cloth(0.9, 0.7, 1.1, 0.2, ".8", 0.5, { texture: "ripstop" }),
  down: cloth(1.15, 0.8, 1.2, 0.2, ".8", 0.35),
  neoprene: cloth(1.5, 0.4, 0.85, 0.3, ".7", 0.15),
  // Hides and furs.
  leather: cloth(0.9, 0.95, 1.1, 0.22, ".4", 0.4),
  "grained-leather": cloth(0.95, 0.9, 1.1, 0.15, ".5", 0.4, { texture: "grained" }),
  patent: cloth(0.7, 1.7, 1.35, 0, ".4", 0.5),
  suede: cloth(1.1, 0.15, 0.85, 1.2, ".3", 0.3, { texture: "nap" }),
  nubuck: cloth(1.05, 0.2, 0.85, 0.8, ".5", 0.3, { texture: "nap" }),
  croc: cloth(0.8, 1.1, 1.1, 0.1, ".5", 0.3, { texture: "croc" }),
  "faux-fur": cloth(1.9, 0.25, 1, 0.4, ".5", 0.05, { texture: "fur" }),
  shearling: cloth(1.9, 0.15, 0.9, 0.5, ".5", 0.05, { texture: "shearling" }),
  // Soles, hats, bags, jewellery, glasses.
  rubber: cloth(1, 0.3, 0.7, 0.3, ".8", 0.3),
  foam: cloth(1.3, 0.25, 0.7, 0.3, ".6", 0.15),
  cork: cloth(1, 0.15, 0.75, 0.8, ".5", 0.3, { texture: "cork" }),
  straw: cloth(1, 0.3, 0.9, 0.4, ".7", 0.3, { texture: "straw" }),
  raffia: cloth(1.1, 0.25, 0.9, 0.4, ".7", 0.3, { texture: "raffia" }),
  jute: cloth(1.1, 0.15, 0.9, 0.6, ".7", 0.3, { texture: "jute" }),
  wood: cloth(0.8, 0.5, 0.9, 0.2, ".6 .05", 0.3, { texture: "wood" }),
  acetate: cloth(0.7, 1.2, 1, 0, ".5", 0.3),
  glass: cloth(0.7, 1.5, 0.9, 0, ".5", 0.2, { sheer: 0.15 }),
  metal: cloth(0.6, 1.1, 0.9, 0, ".5", 0.3),
  gold: cloth(0.6, 1.3, 1, 0, ".5", 0.3),
  silver: cloth(0.6, 1.4, 1, 0, ".5", 0.3),
} as const satisfies Record<string, Optics>;

export type ClothKind = keyof typeof optics;
