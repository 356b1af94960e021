import { arms } from "../../blocks/arms.ts";
import { bodice } from "../../blocks/bodice.ts";
import { patchPocket } from "../../blocks/patch-pocket.ts";
import { placket } from "../../blocks/placket.ts";
import { shirtCollar } from "../../blocks/shirt-collar.ts";
import { straightHem, tailHem } from "../../blocks/shirt-hem.ts";
import { sideSeam, torsoEdges, torsoFolds, torsoOutline } from "../../blocks/torso.ts";
import { shirtButton } from "../../blocks/trim-colours.ts";
import { offset } from "../../geometry/along.ts";
import { spline } from "../../geometry/spline.ts";
import type { Line, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { shirtFabrics } from "./fabrics.ts";

/** A camp collar lies open and goes with short sleeves; the others close at the throat. */
type ShirtFront =
  | { readonly collar: "camp"; readonly sleeve: "short" }
  | {
      readonly collar: "classic" | "spread" | "button-down" | "band" | "open";
      readonly sleeve: "long" | "short";
    };
export type ShirtCut = ShirtFront & {
  /** -1 slim … 0 regular … 1 oversized */
  readonly fit: number;
  readonly length: number;
  readonly hem: "tail" | "straight";
  readonly pockets: "none" | "one" | "two-flaps";
  /** A pointed yoke on the chest, as riders wear it. */
  readonly yoke: "plain" | "western";
  readonly front: "placket" | "fly";
};

export const shirt = silhouette<"shirt", ShirtCut>({
  kind: "shirt",
  family: "top",
  leaves: { men: ["A.1.3"], women: ["A.1.3"] },
  fabrics: shirtFabrics,
  cut: (random, universe) => (universe === "men" ? mensCut(random) : womensCut(random)),
  finish: (main, _, random) => ({ button: shirtButton(main, random) }),
  draw: drawShirt,
  words: ({ collar, sleeve, length }) => ({
    collar: collar === "button-down" ? "button-down" : collar === "band" ? "mandarin" : "classic",
    sleeve,
    length: length < 60 ? "cropped" : length > 80 ? "long" : "regular",
    closure: "button",
  }),
});

function mensCut(random: Random): ShirtCut {
  const roll = random();
  if (roll < 0.2) {
    return {
      collar: "camp",
      sleeve: "short",
      fit: random.pick([-0.3, 0, 0.35]),
      length: random.pick([74, 76, 78]),
      hem: "straight",
      pockets: random.pick(["none", "one"]),
      yoke: "plain",
      front: "placket",
    };
  }
  const western = roll > 0.92;
  return {
    collar: western ? "classic" : random.pick(["button-down", "classic", "spread", "band", "open"]),
    sleeve: random.chance(0.84) ? "long" : "short",
    fit: random.pick([-0.6, -0.2, 0, 0.4, 0.9]),
    length: random.pick([72, 74, 76]),
    hem: random.chance(0.8) ? "tail" : "straight",
    pockets: western ? "two-flaps" : random.pick(["none", "none", "one"]),
    yoke: western ? "western" : "plain",
    front: random.chance(0.9) || western ? "placket" : "fly",
  };
}

function womensCut(random: Random): ShirtCut {
  const shape = random.pick([
    { fit: -0.5, length: 64 },
    { fit: 0.1, length: 68 },
    { fit: 0.7, length: 72 },
    { fit: 1.2, length: 78 },
    { fit: 0.8, length: 50 },
  ]);
  return {
    ...shape,
    collar: random.pick(["classic", "classic", "open", "band"]),
    sleeve: random.chance(0.88) ? "long" : "short",
    hem: shape.length < 60 ? "straight" : random.pick(["tail", "tail", "straight"]),
    pockets: random.pick(["none", "none", "one", "two-flaps"]),
    yoke: "plain",
    front: random.chance(0.8) ? "placket" : "fly",
  };
}

function drawShirt(cut: ShirtCut, fabric: Fabric, hand: Hand) {
  const { main, button = "#f3efe6" } = fabric;
  const womens = hand.universe === "women";
  const half = womens ? 7.2 : 7.5;
  const tail = cut.hem === "tail";
  const shaped = bodice({ womens, fit: cut.fit * 0.9 + 0.1, length: cut.length - 5, neck: half });
  // A camp shirt hangs straight from the arm: a waist would make it a fitted one cut short.
  const torso =
    cut.collar === "camp" ? { ...shaped, waist: shaped.underarm - 0.2, hem: shaped.underarm + 0.5 } : shaped;
  const collar = shirtCollar({ style: cut.collar, half, cloth: main, button });
  const edges = torsoEdges(torso);
  const hem = tail ? tailHem(torso) : straightHem(torso);
  const bottom = torso.length + (tail ? 5.1 : 1.1);
  const side = sideSeam(torso, hem.start[1]);
  const hemStitch = offset(hem, 0.8, 0.02, 1, 12);
  const pair = (path: typeof hem, kind: Line["kind"], strength = 1): Line[] => [
    { path, kind, strength },
    { path: path.mirror(), kind, strength },
  ];
  const yoke =
    cut.yoke === "western"
      ? spline(
          [half + 1, 1.6],
          [5.6, 13],
          [9.6, 17.6, "*"],
          [12.4, 14.6],
          [torso.shoulder - 2, torso.drop + 9.4],
        )
      : spline([half + 0.4, 3.4], [14, 5.4], [torso.shoulder - 0.7, torso.drop + 3.4]);
  const body: Part = {
    outline: torsoOutline(torso, collar.neck, { side, hem }),
    cloth: main,
    role: "body",
    lift: 0.5,
    folds: torsoFolds(torso, hand.random),
    lines: [
      ...pair(edges.armhole, "seam"),
      ...pair(offset(edges.armhole, 0.7), "stitch", 0.6),
      ...pair(hemStitch, "stitch"),
      ...pair(yoke, "seam"),
      ...(cut.yoke === "western" ? pair(yoke.shift(0, 0.5), "stitch") : []),
    ],
  };
  const strip = placket({
    from: collar.closesAt,
    until: bottom - 0.05,
    cloth: main,
    opens: cut.collar === "camp" || cut.collar === "open",
    buttons:
      cut.front === "fly"
        ? "hidden"
        : {
            colour: button,
            first: collar.closesAt + (cut.collar === "camp" || cut.collar === "open" ? 2.2 : 8.4),
            pitch: 8.7,
            style: cut.yoke === "western" ? "snap" : "four",
          },
  });
  const pocketTop = womens ? 20.5 : 22;
  const pocketWidth = womens ? 7.8 : 8.6;
  const pocket = (left: number) =>
    patchPocket({
      left,
      top: pocketTop,
      width: pocketWidth,
      height: 10.8,
      cloth: main,
      ...(cut.pockets === "two-flaps" && {
        bottom: "cut" as const,
        flap: {
          height: 4.4,
          shape: cut.yoke === "western" ? ("scallop" as const) : ("point" as const),
          button,
        },
      }),
    });
  return {
    parts: [
      ...collar.back,
      ...arms(
        {
          style: cut.sleeve === "long" ? "cuffed" : "short",
          torso,
          fit: cut.sleeve === "long" ? cut.fit : cut.fit + (womens ? 0.9 : 0.55),
          womens,
          cloth: main,
          button,
        },
        hand,
      ),
      body,
      strip,
      ...(cut.pockets === "none" ? [] : pocket(4.5)),
      ...(cut.pockets === "two-flaps" ? pocket(-4.5 - pocketWidth) : []),
      ...collar.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-13, -7, 13, 25] as const },
  };
}
