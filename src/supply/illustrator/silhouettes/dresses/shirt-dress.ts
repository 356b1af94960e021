import { buckledBelt, type CoatBelt, tiedBelt } from "../../blocks/coat-belt.ts";
import { dressArms } from "../../blocks/dress-arms.ts";
import { bodiceFolds } from "../../blocks/dress-folds.ts";
import { backHem, closeFolds, dressSkirt, falls, skirtOutline, waistSeam } from "../../blocks/dress-skirt.ts";
import { bodicePart, dressHeights, dressTorso, sleevedTop } from "../../blocks/dress-top.ts";
import { gathers } from "../../blocks/gathers.ts";
import { patchPocket } from "../../blocks/patch-pocket.ts";
import { placket } from "../../blocks/placket.ts";
import { shirtCollar } from "../../blocks/shirt-collar.ts";
import { shirtButton } from "../../blocks/trim-colours.ts";
import { mix, type Point } from "../../geometry/point.ts";
import { spline } from "../../geometry/spline.ts";
import type { Fold, Line, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { linen, poplin, printedViscose, satin } from "./cloths.ts";
import { dressFamily, dressLength, lengthWord } from "./lengths.ts";

export interface ShirtDressCut {
  readonly collar: "classic" | "open" | "band" | "camp";
  readonly sleeve: "short" | "elbow" | "cuffed" | "balloon" | "puff";
  /** A gathered skirt sewn on at the waist, a straight one drawn in by the belt, or a loose shirt. */
  readonly shape: "gathered" | "belted" | "loose";
  /** What draws the waist in; a loose one has nothing. */
  readonly belt: "tied" | "buckled";
  readonly pockets: "none" | "chest" | "chest-flaps" | "hip";
  readonly length: number;
}

export const shirtDress = silhouette<"shirt-dress", ShirtDressCut>({
  kind: "shirt-dress",
  family: dressFamily,
  leaves: { women: ["A.7.2", "A.7.1", "A.7.3"] },
  fabrics: [
    { ...poplin, weight: 5 },
    { ...linen, weight: 3 },
    { kind: "chambray", weight: 1.6, material: "denim", dyes: ["denim"] },
    { kind: "denim", weight: 1.4, material: "denim", dyes: ["denim"] },
    { ...printedViscose, weight: 2 },
    { ...satin, weight: 1.2 },
    { kind: "twill", weight: 1.4, material: "cotton", dyes: ["earth", "neutral", "classic"] },
    { kind: "seersucker", weight: 0.6, material: "cotton", dyes: ["pastel", "neutral"] },
    { kind: "needlecord", weight: 0.8, material: "corduroy", dyes: ["earth", "classic", "jewel"] },
  ],
  cut: (random, _universe, leaf) => ({
    collar: random.pick(["classic", "open", "open", "band", "camp"]),
    sleeve: random.pick(["short", "elbow", "cuffed", "cuffed", "balloon", "puff"]),
    shape: random.pick(["gathered", "gathered", "belted", "belted", "loose"]),
    belt: random.pick(["tied", "tied", "buckled"]),
    pockets: random.pick(["none", "none", "chest", "chest-flaps", "hip"]),
    length: dressLength(leaf, random),
  }),
  finish: (main, { belt }, random) => ({
    button: shirtButton(main, random),
    ...(belt === "buckled" && {
      contrast: { kind: "leather", colour: random.pick(["#8a5a34", "#a0622f", "#24262a", "#3d2c25"]) },
    }),
  }),
  draw: drawShirtDress,
  words: ({ collar, sleeve, length }) => ({
    collar: collar === "band" ? "mandarin" : "classic",
    sleeve: sleeve === "cuffed" || sleeve === "balloon" ? "long" : sleeve,
    length: lengthWord(length),
    closure: "button",
  }),
});

const waistY = dressHeights.waist + 0.5;

function drawShirtDress(cut: ShirtDressCut, fabric: Fabric, hand: Hand) {
  const { main, contrast = main, button = "#f3efe6" } = fabric;
  const { random } = hand;
  const { length, shape } = cut;
  const half = 7.2;
  const loose = shape === "loose";
  const torso = dressTorso(loose ? 0.75 : 0.15, half);
  const collar = shirtCollar({ style: cut.collar, half, cloth: main, button });
  const yoke = spline([half + 0.4, 3.4], [13, 5.2], [torso.shoulder - 0.7, torso.drop + 3.4]);
  const top = sleevedTop(torso, {
    seam: collar.neck,
    back: collar.back,
    front: collar.front,
    lines: [yoke, yoke.mirror()].map((path): Line => ({ path, kind: "seam", strength: 0.8 })),
  });
  const waist = loose ? 16.6 : 13.4;
  const share = (length - waistY) / 75;
  const hem = 18.6 + share * (shape === "gathered" ? 12 : shape === "belted" ? 4.6 : 3) + (loose ? 1.4 : 0);
  const full = shape === "gathered";
  const below: [Point, ...Point[]] = [
    [waist, waistY],
    [full ? 16.4 : mix(waist, 18.4, 0.6), waistY + 6],
    [full ? 19.4 : loose ? 19 : 18, waistY + 17],
    [mix(full ? 19.6 : 18.4, hem, 0.55), mix(waistY + 17, length, 0.5)],
    [hem, length],
  ];
  // A loose one has no seam at the waist: its side begins under the arm.
  const [x, y] = top.underarm;
  const skirt = dressSkirt(
    {
      side: loose ? [[x, y], [mix(x, waist, 0.6), 30], ...below] : below,
      waves: full ? 7 : 4,
      swing: full ? 1.1 : 0.3,
      dip: 1.6,
    },
    random,
  );
  const seam = waistSeam(waist, waistY);
  const hemStitch: Line = { path: skirt.hem.shift(0, -1.6), kind: "stitch", strength: 0.7 };
  const bodyFolds = bodiceFolds(top, waist, waistY, random);
  const body: Part[] = loose
    ? [
        {
          outline: top.edge.to(skirt.side).to(skirt.hem).to(skirt.side.mirror().reverse()).close(),
          cloth: main,
          role: "body",
          lift: 0.4,
          folds: [...bodyFolds, ...closeFolds(skirt, dressHeights.hip, random, 0.9)],
          lines: [...top.lines, hemStitch],
        },
      ]
    : [
        {
          outline: skirtOutline(seam, skirt),
          cloth: main,
          role: "body",
          lift: 0.3,
          folds: full
            ? [
                ...falls(skirt, random, { from: [waistY + 3, waistY + 28], depth: 0.56, gather: 0.88 }),
                ...gathers(seam, { from: 0.06, until: 0.94, count: 8, length: 9, depth: 0.55 }, random),
              ]
            : [
                ...closeFolds(skirt, dressHeights.hip, random, 0.9),
                ...gathers(seam, { from: 0.1, until: 0.9, count: 7, length: 12, depth: 0.42 }, random),
              ],
          lines: [hemStitch],
        },
        bodicePart(top, waist, seam, {
          cloth: main,
          lift: 0.4,
          folds: [...bodyFolds, ...blousing(waist, random)],
        }),
      ];
  const belt: CoatBelt = {
    y: waistY + 0.9,
    half: waist,
    height: cut.belt === "tied" ? 3.6 : 3,
    stitched: true,
    at: 0,
  };
  const strip = placket({
    from: collar.closesAt,
    until: skirt.hemY(0) + (full ? 0.4 : 0),
    cloth: main,
    width: 3,
    opens: cut.collar === "open" || cut.collar === "camp",
    buttons: { colour: button, first: collar.closesAt + 3, pitch: 8.4, radius: 0.55 },
  });
  return {
    parts: [
      ...top.back,
      ...dressArms({ style: cut.sleeve, torso, fit: loose ? 0.5 : 0, cloth: main, button }, hand),
      ...backHem(skirt, main),
      ...body,
      strip,
      ...pocketsOf(cut, main, button),
      ...(loose
        ? []
        : cut.belt === "tied"
          ? tiedBelt({ ...belt, at: random.pick([-1.4, 1.2]) }, main, random)
          : buckledBelt(belt, contrast, { kind: "metal", colour: "#c0a062" }, random)),
      ...top.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-13, -5, 13, 27] as const },
  };
}

/** Above the belt the cloth stands in short folds. */
const blousing = (waist: number, random: Random): Fold[] =>
  gathers(
    waistSeam(waist, waistY - 0.4).reverse(),
    { from: 0.06, until: 0.94, count: 5, length: 8, inwards: [0, -6], depth: 0.42, width: 0.5 },
    random,
  );

function pocketsOf({ pockets, shape }: ShirtDressCut, cloth: Fabric["main"], button: `#${string}`): Part[] {
  if (pockets === "none") return [];
  const hip = pockets === "hip";
  if (hip && shape === "gathered") return [];
  const place = hip ? { top: waistY + 13, width: 9.6, height: 12 } : { top: 17, width: 7, height: 8.4 };
  const left = hip ? 4.6 : 4;
  const flap = pockets === "chest-flaps" ? { flap: { height: 3.6, shape: "point", button } as const } : {};
  return [left, -left - place.width].flatMap((x) =>
    patchPocket({ left: x, ...place, cloth, bottom: hip ? "cut" : "point", ...flap }),
  );
}
