import type { Cloth } from "../cloth/cloth.ts";
import { mix } from "../geometry/point.ts";
import { smooth } from "../geometry/spline.ts";
import type { Fold, Line, Part } from "../model/part.ts";
import { movePart } from "../model/place.ts";
import type { Random } from "../random.ts";
import type { Hands } from "./both-sides.ts";
import { thinned } from "./dress-arms.ts";
import { aboveHem, type Leg, type LegDrape, type LegShape, leg, legDrapes, legPair, turnUp } from "./leg.ts";
import { legCuff } from "./leg-cuff.ts";
import { slantPocket } from "./trouser-front.ts";
import { type Waist, waistEdges, waistGathers } from "./waistband.ts";

type LegStyle = "wide" | "palazzo" | "straight" | "tapered" | "shorts" | "flared-shorts";

/** Trousers or shorts that hang from the waist of a one-piece garment. */
export interface JumpsuitLegs {
  readonly style: LegStyle;
  /** Half the width and the height of the waist. */
  readonly half: number;
  readonly waistY: number;
  /** From the waist to the hem. */
  readonly length: number;
  readonly cloth: Cloth;
  readonly drape: keyof typeof legDrapes;
  /** Gathered into the waist, pleated, or smooth. */
  readonly top: "gathered" | "smooth";
  readonly hem?: "plain" | "turned" | "cuffed";
  readonly pockets?: boolean;
  readonly lines?: (of: Leg) => readonly Line[];
}

function legShape({ style, half, length, top }: JumpsuitLegs): LegShape {
  const waist: Waist = { half, height: 0.3, spread: 0.1, dip: 0.9 };
  const extra = top === "gathered" ? 0.7 : 0;
  const common = { waist, hip: 17.6 + extra, hipY: 19.5, crotch: 30, kneeY: 59, length, sag: 1 };
  switch (style) {
    case "palazzo":
      return { ...common, hip: 18.4 + extra, knee: [22.6, 1.1], hem: [27.5, 0.8] };
    case "wide":
      return { ...common, hip: 18 + extra, knee: [20, 1.5], hem: [22.4, 1.2] };
    case "straight":
      return { ...common, knee: [17.4, 2.4], hem: [16.4, 2.8] };
    case "tapered":
      return { ...common, hip: 18.2 + extra, knee: [17.8, 2.4], hem: [13.2, 4] };
    case "shorts":
      return { ...common, knee: [18.6, 1], hem: [19.4, 0.8], lift: 0.8 };
    case "flared-shorts":
      return { ...common, hip: 18.6 + extra, knee: [22, 0.6], hem: [22.6, 0.5], lift: 1 };
  }
}

export function jumpsuitLegs(of: JumpsuitLegs, hands: Hands): { parts: Part[]; leg: Leg } {
  const shape = leg(legShape(of));
  const { seamY, seamHalf } = waistEdges(shape.shape.waist);
  const fluid =
    of.style === "palazzo" || (of.style === "wide" && of.drape === "fluid") || of.style === "flared-shorts";
  const drape: LegDrape = fluid
    ? { ...legDrapes[of.drape], falls: 2, stack: 0, knee: 0 }
    : legDrapes[of.drape];
  const pair = legPair(shape, {
    cloth: of.cloth,
    ...hands,
    drape,
    over: -1,
    folds: (random) => [
      ...(fluid ? flutes(shape, random, of.style === "palazzo" ? 4 : 3) : []),
      ...(of.top === "gathered"
        ? waistGathers(random, { half: seamHalf * 0.46, y: seamY, count: 5, depth: 0.6, reach: 13 }).map(
            (fold) => ({
              ...fold,
              spine: fold.spine.shift(seamHalf * 0.5, 0),
            }),
          )
        : []),
    ],
    lines: [
      ...(of.pockets === false ? [] : slantPocket(shape, { from: 2.4, depth: 15 })),
      ...(of.hem === undefined || of.hem === "plain"
        ? [{ path: aboveHem(shape, 1.8), kind: "stitch" as const, strength: 0.6 }]
        : []),
      ...(of.lines?.(shape) ?? []),
    ],
    front: [{ path: shape.rise, kind: "seam", strength: 0.7 }],
  });
  const ends =
    of.hem === "turned"
      ? [turnUp(shape, of.cloth, shape.short ? 3.4 : 4.4)]
      : of.hem === "cuffed"
        ? [legCuff(shape, of.cloth, 4, 0.86)]
        : [];
  const down = { at: ([x, y]: readonly [number, number]) => [x, y + of.waistY] as const, scale: 1 };
  const mirrored = {
    at: ([x, y]: readonly [number, number]) => [-x, y + of.waistY] as const,
    scale: 1,
    flips: true,
  };
  return {
    parts: [
      ...pair.map((part) => movePart(thinned(part, 13), down)),
      ...ends.flatMap((part) => [movePart(part, down), movePart(part, mirrored)]),
    ],
    leg: shape,
  };
}

/** Wide cloth opens to the hem, big and small by turns. */
function flutes(of: Leg, random: Random, count: number): Fold[] {
  const { crotch, length } = of.shape;
  return Array.from({ length: count }).flatMap((_, i): Fold[] => {
    const u = mix(0.16, 0.88, count > 1 ? i / (count - 1) : 0.5) + random.sway(0.05);
    const from = mix(crotch - 6, length, random.between(0, 0.3));
    const line = (shift: number) =>
      smooth(
        [0, 0.5, 1].map((t) =>
          of.at(mix(mix(0.5, u, 0.8), u, t) + shift + random.sway(0.015), mix(from, length + 0.8, t)),
        ),
      );
    return [
      { spine: line(0), width: i % 2 === 0 ? 1.3 : 0.8, depth: i % 2 === 0 ? -0.6 : -0.44, swell: "end" },
      { spine: line(0.09), width: random.between(1, 1.5), depth: 0.6, swell: "end" },
    ];
  });
}
