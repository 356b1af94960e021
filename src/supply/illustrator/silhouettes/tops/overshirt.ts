import { arms } from "../../blocks/arms.ts";
import { bodice } from "../../blocks/bodice.ts";
import { patchPocket } from "../../blocks/patch-pocket.ts";
import { placket } from "../../blocks/placket.ts";
import { shirtCollar } from "../../blocks/shirt-collar.ts";
import { straightHem, tailHem } from "../../blocks/shirt-hem.ts";
import { sideSeam, torsoEdges, torsoFolds, torsoOutline } from "../../blocks/torso.ts";
import { closedZip } from "../../blocks/zip-front.ts";
import { lightness } from "../../colour/oklab.ts";
import { offset } from "../../geometry/along.ts";
import type { Path } from "../../geometry/path.ts";
import { polygon, polyline, spline } from "../../geometry/spline.ts";
import type { Line, Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { overshirtFabrics } from "./fabrics.ts";

export interface OvershirtCut {
  readonly collar: "classic" | "open" | "band";
  readonly front: "buttons" | "zip" | "fly";
  readonly chest: "two-flaps" | "two-patches" | "one-flap" | "four-patches" | "none";
  /** Slits at the hips. */
  readonly hips: "welts" | "none";
  readonly hem: "straight" | "tail";
  readonly fit: number;
  readonly length: number;
}

export const overshirt = silhouette<"overshirt", OvershirtCut>({
  kind: "overshirt",
  family: "top",
  leaves: { men: ["A.1.4"] },
  fabrics: overshirtFabrics,
  cut: (random) => ({
    collar: random.pick(["classic", "classic", "open", "band"]),
    front: random.pick(["buttons", "buttons", "buttons", "zip", "fly"]),
    chest: random.pick(["two-flaps", "two-flaps", "two-patches", "one-flap", "four-patches", "none"]),
    hips: random.chance(0.4) ? "welts" : "none",
    hem: random.chance(0.8) ? "straight" : "tail",
    ...random.pick([
      { fit: 0.3, length: 74 },
      { fit: 0.6, length: 72 },
      { fit: 1, length: 76 },
      { fit: 0.8, length: 66 },
    ]),
  }),
  finish: (main, _, random) => ({
    button:
      lightness(main.colour) > 0.6
        ? random.pick(["#5a4334", "#8a6a4c", "#d9cbb2"])
        : random.pick(["#2a2622", "#5a4334", "#7a5b40"]),
    metal: random.pick(["brass", "gunmetal", "steel"]),
  }),
  draw: drawOvershirt,
  words: ({ collar, front }) => ({
    collar: collar === "band" ? "mandarin" : "classic",
    sleeve: "long",
    length: "regular",
    closure: front === "zip" ? "zip" : "button",
  }),
});

const zipTeeth = { brass: "#a98a52", gunmetal: "#55575c", steel: "#a7abb0" } as const;

function drawOvershirt(cut: OvershirtCut, fabric: Fabric, hand: Hand) {
  const { main, button = "#5a4334" } = fabric;
  const half = 7.7;
  const torso = bodice({
    womens: false,
    fit: cut.fit * 0.85 + 0.15,
    length: cut.length - 4,
    neck: half,
    flare: 0.4,
  });
  const collar = shirtCollar({ style: cut.collar, half, cloth: main, button, points: 1.08 });
  const edges = torsoEdges(torso);
  const tail = cut.hem === "tail";
  const hem = tail ? tailHem(torso) : straightHem(torso);
  const bottom = torso.length + (tail ? 5.1 : 1.1);
  const pair = (path: Path, kind: Line["kind"], strength = 1): Line[] => [
    { path, kind, strength },
    { path: path.mirror(), kind, strength },
  ];
  const yoke = spline([half + 0.4, 4.4], [14, 6.6], [torso.shoulder - 0.9, torso.drop + 4.6]);
  const body: Part = {
    outline: torsoOutline(torso, collar.neck, { side: sideSeam(torso, hem.start[1]), hem }),
    cloth: main,
    role: "body",
    lift: 0.6,
    // Heavy cloth folds less, and wider.
    folds: torsoFolds(torso, hand.random, 0.85).map((fold) => ({ ...fold, width: fold.width * 1.2 })),
    lines: [
      ...pair(edges.armhole, "seam"),
      ...pair(offset(edges.armhole, 0.6), "stitch"),
      ...pair(offset(edges.armhole, 1.2), "stitch"),
      ...pair(offset(hem, 0.9, 0.02, 1, 12), "stitch"),
      ...pair(offset(hem, 1.7, 0.04, 1, 12), "stitch"),
      ...pair(yoke, "seam"),
      ...pair(yoke.shift(0, 0.6), "stitch", 0.8),
    ],
  };
  return {
    parts: [
      ...collar.back,
      ...arms(
        {
          style: "cuffed",
          torso,
          fit: cut.fit + 0.4,
          womens: false,
          cloth: main,
          button,
          amount: 0.85,
          breaks: 2,
        },
        hand,
      ),
      body,
      ...closing(cut, fabric, collar.closesAt, bottom),
      ...pockets(cut, fabric, torso.waistY, torso.hem),
      ...collar.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "pocket" as const, box: [-3, -5, 23, 27] as const },
  };
}

function closing({ front, collar }: OvershirtCut, fabric: Fabric, from: number, until: number): Part[] {
  const { main, button = "#5a4334", metal } = fabric;
  if (front === "zip") {
    const teeth = zipTeeth[metal === "brass" || metal === "steel" ? metal : "gunmetal"];
    return [closedZip(spline([0, from + 1], [0.05, until * 0.5], [0, until - 0.3]), { tape: main, teeth })];
  }
  const opens = collar === "open";
  return [
    placket({
      from,
      until: until - 0.05,
      cloth: main,
      width: 4,
      opens,
      buttons:
        front === "fly"
          ? "hidden"
          : { colour: button, first: from + (opens ? 2.6 : 8.2), pitch: 10.4, radius: 0.78 },
    }),
  ];
}

function pockets(
  { chest, hips }: OvershirtCut,
  { main, button }: Fabric,
  waist: number,
  hem: number,
): Part[] {
  const flapped = chest === "two-flaps" || chest === "one-flap";
  const width = 10;
  const one = (left: number): Part[] =>
    patchPocket({
      left,
      top: 21.5,
      width,
      height: 12.6,
      cloth: main,
      bottom: "cut",
      ...(flapped && {
        flap: { height: 5, shape: chest === "one-flap" ? "straight" : "point", ...(button && { button }) },
      }),
    });
  const low = (left: number): Part[] =>
    patchPocket({ left, top: waist - 1.5, width: width + 2, height: 14, cloth: main, bottom: "round" });
  const found: Part[] = [];
  if (chest !== "none") found.push(...one(4.4));
  if (chest === "two-flaps" || chest === "two-patches" || chest === "four-patches")
    found.push(...one(-4.4 - width));
  if (chest === "four-patches") found.push(...low(4), ...low(-4 - width - 2));
  if (hips === "welts" && chest !== "four-patches") found.push(...hipWelts(main, hem, waist));
  return found;
}

/** Slanted welts where the hands go in. */
function hipWelts(cloth: Part["cloth"], hem: number, waist: number): Part[] {
  const x = hem - 8.4;
  const right: Part = {
    outline: polygon([x, waist + 3], [x + 1.9, waist + 2.6], [x + 4.6, waist + 15.6], [x + 2.7, waist + 16]),
    cloth,
    role: "front",
    lift: 0.2,
    flat: true,
    sewnOn: true,
    lines: [{ path: polyline([x + 1.5, waist + 2.9], [x + 4.1, waist + 15.5]), kind: "stitch" }],
  };
  return [right, mirrorPart(right)];
}
