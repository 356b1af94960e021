import { armholeBindings, armholeInsides, sleevelessTorso } from "../../blocks/gilet-armhole.ts";
import { standCollar } from "../../blocks/jacket-collars.ts";
import { weltPocket, zipPocket } from "../../blocks/jacket-pockets.ts";
import { jacketBody, jacketTorso } from "../../blocks/jacket-shell.ts";
import { metalColours } from "../../blocks/metal.ts";
import { torsoEdges, wholeHem } from "../../blocks/torso.ts";
import { closedZip } from "../../blocks/zip-front.ts";
import { shadow } from "../../colour/oklab.ts";
import { ribbon, stretch } from "../../geometry/along.ts";
import { polyline, spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface FleeceGiletCut {
  readonly fit: number;
  readonly length: number;
  /** How far the zip is open; 0 is closed. */
  readonly open: number;
  readonly chest: "none" | "zip" | "patch";
  /** A panel of the second cloth over the shoulders. */
  readonly yoke: boolean;
}

export const fleeceGilet = silhouette<"fleece-gilet", FleeceGiletCut>({
  kind: "fleece-gilet",
  family: "gilet",
  leaves: { men: ["A.4.5"], women: ["A.4.5"] },
  fabrics: [
    { kind: "fleece", weight: 3, material: "fleece", dyes: ["neutral", "earth", "classic"] },
    { kind: "shearling", weight: 2, material: "fleece", dyes: ["neutral", "earth"] },
    { kind: "wool", weight: 1, material: "wool", dyes: ["neutral", "classic"] },
  ],
  cut: (random, universe) => ({
    fit: random.pick([-0.1, 0.2, 0.6]),
    length: random.pick(universe === "men" ? [62, 66, 70] : [50, 58, 66]),
    open: random.pick([0, 0, 15]),
    chest: random.pick(["none", "zip", "patch"]),
    yoke: random.chance(0.4),
  }),
  finish: (main, _cut, random) => ({
    contrast: {
      kind: "nylon",
      colour: random.pick(["#2b3652", "#37393d", "#56604a", "#6b3f28", shadow(main.colour, 0.35)]),
    },
    lining: { kind: "fleece", colour: shadow(main.colour, 0.15) },
    metal: random.pick(["silver", "gunmetal", "brass"]),
  }),
  draw: drawFleeceGilet,
  words: ({ length }) => ({
    neckline: "high",
    sleeve: "sleeveless",
    length: length < 54 ? "cropped" : "regular",
    closure: "zip",
  }),
});

function drawFleeceGilet(cut: FleeceGiletCut, fabric: Fabric, hand: Hand) {
  const { main, contrast = main, lining = main } = fabric;
  const womens = hand.universe === "women";
  const teeth = metalColours[fabric.metal ?? "gunmetal"];
  const torso = sleevelessTorso(
    jacketTorso({ fit: cut.fit, length: cut.length, womens, waist: 0.4, hem: 0.3 }),
    2.4,
  );
  const collar = standCollar({ half: torso.neck, height: 6, cloth: main, lining, open: cut.open });
  const { shoulder, armhole, hem } = torsoEdges(torso);
  const welt = weltPocket([torso.hem - 7.4, cut.length - 21], [torso.hem - 4, cut.length - 8], 2.2, {
    cloth: contrast,
  });
  const outer = womens ? 12.2 : 14;
  const chest: Part[] =
    cut.chest === "zip"
      ? zipPocket([5, torso.underarmY - 5.6], [outer - 0.6, torso.underarmY - 5.6], contrast, teeth)
      : cut.chest === "patch"
        ? [
            {
              outline: polyline(
                [4.8, torso.underarmY - 7],
                [outer, torso.underarmY - 7],
                [outer, torso.underarmY + 4],
                [4.8, torso.underarmY + 4],
              ).close(),
              cloth: contrast,
              role: "front",
              lift: 0.3,
              sewnOn: true,
              lines: [
                { path: polyline([4.8, torso.underarmY - 5], [outer, torso.underarmY - 5]), kind: "stitch" },
              ],
            },
          ]
        : [];
  const down = stretch(armhole, 0, 0.42, 4);
  const upper = shoulder.to(down).to(spline(down.end, [10, 15.4], [0, 16.2]));
  const yoke: Part = {
    outline: collar.seam.to(upper).to(upper.mirror().reverse()).close(),
    cloth: contrast,
    role: "front",
    lift: 0.2,
  };
  return {
    parts: [
      ...collar.back,
      ...armholeInsides(torso, lining),
      jacketBody({ torso, neck: collar.seam, cloth: main, amount: 0.7, rows: 0 }, hand.random),
      ...(cut.yoke && cut.open === 0 ? [yoke] : []),
      ...chest,
      welt,
      mirrorPart(welt),
      {
        outline: ribbon(wholeHem(hem).shift(0, -0.5), 1.2, 14),
        cloth: contrast,
        role: "front" as const,
        lift: 0.15,
      },
      ...armholeBindings(torso, 1.2, contrast),
      ...collar.front,
      closedZip(polyline([0, collar.top + 0.4], [0, cut.length + torso.dip]), {
        tape: { kind: "canvas", colour: shadow(contrast.colour, 0.15) },
        teeth,
        width: 2,
      }),
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-14, -7, 14, 28] as const },
  };
}
