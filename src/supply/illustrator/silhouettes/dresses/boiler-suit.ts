import { buckledBelt, tiedBelt } from "../../blocks/coat-belt.ts";
import { dressArms } from "../../blocks/dress-arms.ts";
import { bodiceFolds } from "../../blocks/dress-folds.ts";
import { waistSeam } from "../../blocks/dress-skirt.ts";
import { bodicePart, dressTorso, sleevedTop } from "../../blocks/dress-top.ts";
import { gathers } from "../../blocks/gathers.ts";
import { jumpsuitLegs } from "../../blocks/jumpsuit-legs.ts";
import { besideSeam } from "../../blocks/leg.ts";
import { metalColours } from "../../blocks/metal.ts";
import { patchPocket } from "../../blocks/patch-pocket.ts";
import { placket } from "../../blocks/placket.ts";
import { shirtCollar } from "../../blocks/shirt-collar.ts";
import { closedZip } from "../../blocks/zip-front.ts";
import { polyline, spline } from "../../geometry/spline.ts";
import type { Line } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { stood } from "./stance.ts";

export interface BoilerSuitCut {
  readonly closure: "zip" | "buttons";
  readonly collar: "classic" | "open" | "band";
  readonly sleeve: "cuffed" | "short" | "elbow";
  readonly leg: "straight" | "wide" | "tapered";
  readonly hem: "plain" | "turned" | "cuffed";
  readonly belt: "tied" | "buckled" | "none";
  readonly pockets: "flaps" | "patch" | "none";
}

export const boilerSuit = silhouette<"boiler-suit", BoilerSuitCut>({
  kind: "boiler-suit",
  family: "midi-dress",
  weight: 0.7,
  leaves: { women: ["A.9.1"] },
  fabrics: [
    { kind: "twill", weight: 5, material: "cotton", dyes: ["earth", "neutral", "classic"] },
    { kind: "denim", weight: 3, material: "denim", dyes: ["denim"] },
    { kind: "canvas", weight: 1.4, material: "canvas", dyes: ["neutral", "earth"] },
    { kind: "linen", weight: 1.4, material: "linen", dyes: ["neutral", "earth"] },
    { kind: "corduroy", weight: 1, material: "corduroy", dyes: ["earth", "classic"] },
    { kind: "nylon", weight: 0.6, material: "nylon", dyes: ["neutral", "earth", "classic"] },
  ],
  cut: (random) => ({
    closure: random.pick(["zip", "buttons"]),
    collar: random.pick(["classic", "open", "band"]),
    sleeve: random.pick(["cuffed", "cuffed", "short", "elbow"]),
    leg: random.pick(["straight", "wide", "tapered"]),
    hem: random.pick(["plain", "turned", "cuffed"]),
    belt: random.pick(["tied", "buckled", "none"]),
    pockets: random.pick(["flaps", "flaps", "patch", "none"]),
  }),
  finish: (_main, _cut, random) => ({
    metal: random.pick(["brass", "silver", "gunmetal"]),
    button: random.pick(["#3d2c25", "#a98a4c", "#56585c"]),
  }),
  draw: drawBoilerSuit,
  words: ({ closure, collar, sleeve }) => ({
    collar: collar === "band" ? "mandarin" : "classic",
    sleeve: sleeve === "cuffed" ? "long" : sleeve,
    length: "long",
    closure: closure === "zip" ? "zip" : "button",
  }),
});

const waistY = 39;
const waist = 14.6;

const stances = {
  straight: { length: 92, apart: 4.2, fuller: 0.12 },
  wide: { length: 93, apart: 3.4, fuller: 0.12 },
  tapered: { length: 88, apart: 4.4, fuller: 0.12, barrel: 0.06 },
} as const;

function drawBoilerSuit(cut: BoilerSuitCut, fabric: Fabric, hand: Hand) {
  const { main, button = "#3d2c25", metal = "brass" } = fabric;
  const { random } = hand;
  const stance = stances[cut.leg];
  const half = 7.2;
  const torso = dressTorso(0.55, half);
  const collar = shirtCollar({ style: cut.collar, half, cloth: main, button });
  const yoke = spline([half + 0.4, 3.6], [13, 5.6], [torso.shoulder - 0.7, torso.drop + 4]);
  const top = sleevedTop(torso, {
    seam: collar.neck,
    back: collar.back,
    front: collar.front,
    lines: [yoke, yoke.mirror()].map((path): Line => ({ path, kind: "seam" })),
  });
  const legs = jumpsuitLegs(
    {
      style: cut.leg,
      half: waist,
      waistY,
      length: stance.length,
      cloth: main,
      drape: "firm",
      top: "smooth",
      hem: cut.leg === "tapered" || cut.hem !== "cuffed" ? cut.hem : "plain",
      lines: (leg) => [
        { path: besideSeam(leg, "outer", 0.9, 24, leg.shape.length - 3), kind: "stitch", strength: 0.6 },
      ],
    },
    hand,
  );
  const seam = waistSeam(waist, waistY);
  const bodice = bodicePart(top, waist, seam, {
    cloth: main,
    folds: [
      ...bodiceFolds(top, waist, waistY, random),
      ...(cut.belt === "none"
        ? []
        : gathers(
            seam.shift(0, -0.4),
            { count: 5, length: 8, inwards: [0, -8], depth: 0.44, width: 0.55, from: 0.06, until: 0.94 },
            random,
          )),
    ],
    lines: [{ path: seam, kind: "seam" }],
  });
  const from = collar.closesAt;
  const until = waistY + 22;
  const closing =
    cut.closure === "zip"
      ? closedZip(polyline([0, from], [0, until]), { tape: main, teeth: metalColours[metal], width: 2 })
      : placket({
          from,
          until,
          cloth: main,
          width: 3.2,
          end: "box",
          opens: cut.collar === "open",
          buttons: { colour: button, first: from + 4, pitch: 7.6, radius: 0.62 },
        });
  const chest =
    cut.pockets === "none"
      ? []
      : [3.8, -3.8 - 7.6].flatMap((left) =>
          patchPocket({
            left,
            top: 17.4,
            width: 7.6,
            height: 9,
            cloth: main,
            bottom: "cut",
            ...(cut.pockets === "flaps" && { flap: { height: 3.6, shape: "point", button } }),
          }),
        );
  const belt = { y: waistY + 0.7, half: waist, height: 3.4, stitched: true, at: 0 };
  return {
    parts: [
      ...top.back,
      ...dressArms({ style: cut.sleeve, torso, fit: 0.3, cloth: main, button }, hand),
      ...stood(legs.parts, { ...stance, waistY }),
      bodice,
      closing,
      ...chest,
      ...(cut.belt === "tied"
        ? tiedBelt({ ...belt, at: 1.6 }, main, random)
        : cut.belt === "buckled"
          ? buckledBelt(belt, main, { kind: "metal", colour: metalColours[metal] }, random)
          : []),
      ...top.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-14, -5, 14, 30] as const },
  };
}
