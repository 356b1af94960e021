import { aboveHem, leg, legDrapes, legPair, onBothLegs, turnUp } from "../../blocks/leg.ts";
import { sashBow } from "../../blocks/sash.ts";
import { slantPocket } from "../../blocks/trouser-front.ts";
import { type Waist, waistEdges, waistGathers } from "../../blocks/waistband.ts";
import { bow } from "../../geometry/along.ts";
import { mix, type Point } from "../../geometry/point.ts";
import { smooth } from "../../geometry/spline.ts";
import type { Fold, Model, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface PaperbagShortsCut {
  readonly inseam: number;
  readonly volume: number;
  /** Height of the frill above the belt. */
  readonly frill: number;
  readonly hem: "plain" | "turned-up";
}

export const paperbagShorts = silhouette<"paperbag-shorts", PaperbagShortsCut>({
  kind: "paperbag-shorts",
  family: "shorts",
  leaves: { women: ["A.3.5"] },
  fabrics: [
    { kind: "linen", weight: 3, material: "linen", dyes: ["neutral", "earth", "pastel"] },
    { kind: "crepe", weight: 2, material: "viscose", dyes: ["classic", "neutral", "earth", "jewel"] },
    {
      kind: "poplin",
      weight: 2,
      material: "cotton",
      dyes: ["neutral", "pastel", "classic"],
      motifs: [
        ["plain", 3],
        ["gingham", 0.7],
        ["vertical-stripe", 0.8],
        ["ditsy", 0.6],
      ],
    },
    { kind: "leather", weight: 0.7, material: "faux-leather", dyes: ["leather", "classic"] },
  ],
  cut: (random) => ({
    inseam: Math.round(random.between(5, 13)),
    volume: Math.round(random.between(0.4, 1) * 10) / 10,
    frill: random.pick([2.6, 3.4, 4.2]),
    hem: random.chance(0.35) ? "turned-up" : "plain",
  }),
  draw: drawPaperbag,
  words: () => ({ rise: "high", length: "short", closure: "tie" }),
});

function drawPaperbag(cut: PaperbagShortsCut, { main }: Fabric, { random, leftRandom }: Hand): Model {
  const crotch = 31;
  const waist: Waist = { half: 13.4, height: 2.8, spread: 0.3, dip: 1.5 };
  const { seamY, topY, seamHalf } = waistEdges(waist);
  const of = leg({
    waist,
    hip: 19.4 + cut.volume * 0.9,
    hipY: crotch - 10,
    crotch,
    kneeY: crotch + 29,
    knee: [20, 2],
    hem: [19.8 + cut.volume * (1.2 + 0.14 * cut.inseam), 1.2 - cut.volume * 0.4],
    length: crotch + cut.inseam,
    sag: 1.1,
    lift: 0.8,
  });
  const [under, upper] = legPair(of, {
    cloth: main,
    random,
    leftRandom,
    drape: { ...legDrapes.crisp, falls: 3, drags: 2 },
    folds: (chance) =>
      waistGathers(chance, { half: seamHalf * 0.48, y: seamY, count: 7, depth: 0.8, reach: 15 }).map(
        (fold) => ({
          ...fold,
          spine: fold.spine.shift(seamHalf * 0.5, 0),
        }),
      ),
    lines: [
      ...slantPocket(of, { from: 2.2, depth: 14 }),
      ...(cut.hem === "plain" ? [{ path: aboveHem(of, 2.2), kind: "stitch" as const, strength: 0.6 }] : []),
    ],
    front: [{ path: of.rise, kind: "seam", strength: 0.7 }],
  });
  const belt: Part = {
    outline: waistEdges(waist).top.to(waistEdges(waist).seam.reverse()).close(),
    cloth: main,
    role: "belt",
    grain: 90,
    lift: 0.45,
    folds: [{ spine: waistEdges(waist).top.shift(0, 1.5), width: 0.35, depth: -0.45 }],
  };
  return {
    parts: [
      ...frill(waist, cut.frill, main, random),
      under,
      upper,
      ...(cut.hem === "turned-up" ? onBothLegs(turnUp(of, main, 3.2)) : []),
      belt,
      ...sashBow([1.2, topY(1.2) + 1.4], main, random, { width: 2.3, loop: 6.6, tail: 19 }),
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-13, -7, 13, 23] },
  };
}

/** The cloth above the belt stands up in a frill, its back edge behind its front one. */
function frill(waist: Waist, height: number, cloth: Fabric["main"], random: Random): Part[] {
  const { top, topY } = waistEdges(waist);
  const count = 14;
  const wavy = (rise: number, dip: number) =>
    smooth(
      Array.from({ length: count + 1 }, (_, i): Point => {
        const u = mix(-1, 1, i / count);
        const x = u * (waist.half + 1.1);
        return [
          x + random.sway(0.3),
          -rise + dip * (1 - u * u) + (i % 2 === 0 ? 0.45 : -0.45) * random.between(0.5, 1),
        ];
      }),
    );
  const [back, front] = [wavy(height + 0.1, -1.5), wavy(height, 1.4)];
  const folds = Array.from({ length: 11 }, (_, i): Fold => {
    const x = mix(-waist.half, waist.half, (i + 0.5) / 11) + random.sway(0.5);
    return {
      spine: bow(
        [x, topY(x) + 0.3],
        [x * 1.07 + random.sway(0.3), topY(x) - height * random.between(0.6, 0.95)],
        random.sway(0.06),
      ),
      width: random.between(0.3, 0.5),
      depth: -random.between(0.45, 0.8),
      swell: "start",
    };
  });
  return [
    { outline: back.to(front.reverse()).close(), cloth, role: "back", inside: 0.5, flat: true },
    { outline: front.to(top.shift(0, 0.6).reverse()).close(), cloth, role: "belt", folds },
  ];
}
