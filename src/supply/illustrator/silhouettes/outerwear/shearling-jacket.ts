import { fleecy, furry } from "../../blocks/fur.ts";
import { turnedCollar } from "../../blocks/jacket-collars.ts";
import { weltPocket } from "../../blocks/jacket-pockets.ts";
import { hemBand, jacketArm, jacketBody, jacketSleeves, jacketTorso } from "../../blocks/jacket-shell.ts";
import { metalColours } from "../../blocks/metal.ts";
import { strokes } from "../../blocks/strokes.ts";
import { closedZip } from "../../blocks/zip-front.ts";
import { type Colour, lightness, shadow } from "../../colour/oklab.ts";
import { bow } from "../../geometry/along.ts";
import type { Path } from "../../geometry/path.ts";
import { polyline, spline } from "../../geometry/spline.ts";
import type { Fold } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface ShearlingCut {
  readonly fit: number;
  readonly length: number;
  /** How far the zip is open; 0 is closed. */
  readonly open: number;
  /** Size of the collar against a usual one. */
  readonly collar: number;
  /** Whether the fleece shows at cuffs and hem. */
  readonly edges: boolean;
}

export const shearlingJacket = silhouette<"shearling-jacket", ShearlingCut>({
  kind: "shearling-jacket",
  family: "jacket",
  weight: 0.7,
  leaves: { men: ["A.4.3"], women: ["A.4.3"] },
  fabrics: [
    { kind: "suede", weight: 3, material: "suede", dyes: ["leather", "neutral"] },
    { kind: "leather", weight: 3, material: "leather", dyes: ["leather"] },
  ],
  cut: (random, universe) => ({
    fit: random.pick(universe === "men" ? [0, 0.3, 0.6] : [0, 0.4, 0.8]),
    length: random.pick(universe === "men" ? [58, 62] : [46, 52, 58]),
    open: random.pick([0, 15, 19]),
    collar: random.pick([1.25, 1.45, 1.65]),
    edges: random.chance(0.75),
  }),
  finish: (main, _cut, random) => {
    const pale: readonly [Colour, ...Colour[]] = ["#e8ddc8", "#d9c7a6", "#cdb28a"];
    const fleece: Colour =
      lightness(main.colour) < 0.35 && random.chance(0.35) ? "#3a302b" : random.pick(pale);
    return {
      contrast: { kind: "shearling", colour: fleece },
      lining: { kind: "shearling", colour: fleece },
      metal: random.pick(["silver", "brass", "gunmetal"]),
    };
  },
  draw: drawShearling,
  words: ({ length }) => ({
    collar: "classic",
    sleeve: "long",
    length: length < 50 ? "cropped" : "regular",
    closure: "zip",
  }),
});

function drawShearling(cut: ShearlingCut, fabric: Fabric, hand: Hand) {
  const { main, contrast = main, lining = main } = fabric;
  const womens = hand.universe === "women";
  const torso = jacketTorso({ fit: cut.fit, length: cut.length, womens, waist: 0.5, hem: 0.4 });
  const curly = (outline: Path): Path => furry(outline, hand.random, fleecy);
  const collar = turnedCollar({
    half: torso.neck,
    cloth: main,
    lining,
    leaf: contrast,
    open: cut.open,
    size: cut.collar,
    tip: "pointed",
    edge: curly,
  });
  const arm = jacketArm({ torso, fit: cut.fit, womens, longer: cut.edges ? -3 : 0, wider: 0.9, wrist: 1 });
  const sleeves = jacketSleeves(
    {
      arm,
      cloth: main,
      cuff: cut.edges ? { style: "rib", height: 4.4, cloth: contrast } : { style: "hem" },
      amount: 0.9,
      breaks: 2,
    },
    hand,
  );
  const below = cut.edges ? 4 : 0;
  const band = hemBand(torso, below, contrast, 1);
  const panel = spline(
    [torso.shoulder - 2.4, 16.4],
    [11, 24],
    [9.4, cut.length * 0.66],
    [9.8, cut.length + 0.5],
  );
  const sheen: Fold[] = [-1, 1].map((side) => ({
    spine: bow([side * 10, 14], [side * 8, cut.length - 8], 0.03 * side),
    width: 2.6,
    depth: 0.45,
  }));
  const welt = weltPocket([torso.hem - 8, cut.length - 20], [torso.hem - 4, cut.length - 6.5], 2.6, {
    cloth: main,
  });
  return {
    parts: [
      ...collar.back,
      ...sleeves.map((part) => (part.role === "cuff" ? { ...part, outline: curly(part.outline) } : part)),
      ...(cut.edges ? [{ ...band, outline: curly(band.outline) }] : []),
      jacketBody(
        {
          torso,
          neck: collar.seam,
          cloth: main,
          amount: 0.75,
          stitched: true,
          lines: [{ path: strokes([panel, panel.mirror()]), kind: "groove", strength: 0.8 }],
          folds: sheen,
        },
        hand.random,
      ),
      welt,
      mirrorPart(welt),
      closedZip(polyline([0, collar.meet - 0.6], [0, torso.length + below + torso.dip]), {
        tape: { kind: "canvas", colour: shadow(main.colour, 0.3) },
        teeth: metalColours[fabric.metal ?? "brass"],
        width: 2.2,
      }),
      ...collar.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-15, -7, 15, 30] as const },
  };
}
