import type { Cloth } from "../cloth/cloth.ts";
import type { Colour } from "../colour/oklab.ts";
import { ribbon } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { mix, move, type Point } from "../geometry/point.ts";
import { spline } from "../geometry/spline.ts";
import type { Fold, Part, Trim } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import type { Random } from "../random.ts";
import type { Hand } from "../silhouettes/silhouette.ts";
import { atHeight } from "./height.ts";
import { aboveEnd } from "./sleeve.ts";
import {
  backLining,
  closedFor,
  type FrontHem,
  frontFolds,
  frontPanel,
  skirtFlutes,
} from "./tailored-body.ts";
import { hipPocket, type Mouth } from "./tailored-pocket.ts";
import { type TailoredSleeve, tailoredArm, tailoredSleeves } from "./tailored-sleeve.ts";
import type { Torso } from "./torso.ts";

export interface CollarlessShape {
  readonly torso: Torso;
  readonly neck: "round" | "v";
  /** Fronts that overlap and button, or that only meet. */
  readonly closing: "buttoned" | "meeting";
  readonly buttons: number;
  readonly pockets: 0 | 2 | 4;
  readonly hem: FrontHem;
  /** Coats fall in flutes below the waist. */
  readonly flutes?: number;
  readonly sleeve: Omit<TailoredSleeve, "torso" | "button">;
}

export interface CollarlessCloth {
  readonly main: Cloth;
  readonly lining: Cloth;
  /** Braid along the edges. */
  readonly braid?: Cloth;
  readonly button: Colour;
  readonly buttonStyle: "shank" | "four" | "pearl";
}

/** A jacket that ends at the neck: nothing but its edge, bare or bound with braid. */
export function collarlessJacket(shape: CollarlessShape, cloth: CollarlessCloth, hand: Hand) {
  const { torso: t } = shape;
  const overlap = shape.closing === "buttoned" ? 1.7 : -0.12;
  const top: Point = [-overlap, shape.neck === "round" ? 9.6 : 27];
  const opening =
    shape.neck === "round"
      ? spline(
          [t.neck, 0, "*"],
          [t.neck - 0.8, 4.4],
          [mix(t.neck, -overlap, 0.5), 8.4],
          [top[0], top[1], "*"],
        )
      : spline(
          [t.neck, 0, "*"],
          [t.neck - 1, 7],
          [mix(t.neck, -overlap, 0.56) + 0.4, 18],
          [top[0], top[1], "*"],
        );
  const panel = frontPanel({ torso: t, top, opening, hem: shape.hem });
  const last = Math.min(t.length - (shape.hem === "cutaway" ? 14 : 6), 62);
  const buttons: Trim[] = Array.from({ length: shape.buttons }, (_, i) => ({
    kind: "button",
    at: [
      shape.closing === "buttoned" ? 0 : 1.6,
      mix(top[1] + 2.6, last, shape.buttons > 1 ? i / (shape.buttons - 1) : 0),
    ],
    radius: shape.flutes ? 1.4 : 0.9,
    colour: cloth.button,
    style: cloth.buttonStyle,
  }));
  const right: Part = {
    outline: panel.outline,
    cloth: cloth.main,
    role: "front",
    lift: 0.8,
    folds: foldsOf(shape, hand.random),
    lines: [
      { path: panel.armhole, kind: "seam" },
      {
        path: spline(
          [t.shoulder * 0.62, t.drop * 0.5],
          [t.underarm * 0.56, t.underarmY],
          [t.waist * 0.56, t.waistY],
          [t.hem * 0.56, t.length + 1],
        ),
        kind: "seam",
        strength: 0.6,
      },
    ],
    trims: cloth.braid ? [] : buttons,
  };
  const left: Part = {
    ...mirrorPart({ ...right, trims: [], folds: foldsOf(shape, hand.leftRandom) }),
    lift: 0.5,
  };
  const pockets = pocketsOf(shape, panel.side, cloth);
  // Each edge is bound by itself, or the braid would cut the corner where they meet.
  const braids = cloth.braid
    ? [panel.hem, panel.edge, opening.lineTo(move(opening.end, opening.tangent(1), 0.5))].map((line) =>
        braid(line, cloth.braid ?? cloth.main, "front"),
      )
    : [];
  const fastened: Part[] = braids.map((part, i) =>
    i === braids.length - 1 ? { ...part, trims: buttons } : part,
  );
  const sleeveShape: TailoredSleeve = { ...shape.sleeve, torso: t, button: cloth.button };
  const arm = tailoredArm(hand.universe, sleeveShape);
  const cuffs = cloth.braid ? [braid(aboveEnd(arm, 0.6), cloth.braid, "cuff")] : [];
  const flip = (parts: Part[]) => parts.map((part) => mirrorPart(part));
  const inside: Part[] = [
    backLining(t, cloth.lining, shape.neck === "v" ? 30 : 12),
    {
      ...braid(
        spline([-t.neck + 0.5, 0.75], [0, 1.6], [t.neck - 0.5, 0.75]),
        cloth.braid ?? cloth.main,
        "collar",
      ),
      role: "back",
      inside: 0.25,
    },
  ];
  const outside = [
    ...tailoredSleeves(sleeveShape, cloth.main, hand),
    ...cuffs,
    ...flip(cuffs),
    left,
    ...flip(pockets),
    ...flip(braids),
    right,
    ...pockets,
    ...fastened,
  ];
  return { inside: closedFor(hand.universe, inside), outside: closedFor(hand.universe, outside) };
}

const foldsOf = ({ torso, flutes }: CollarlessShape, random: Random): Fold[] => [
  ...frontFolds(torso, random, 0.5),
  ...(flutes ? skirtFlutes(torso, torso.waistY, random, { depth: flutes }) : []),
];

const braid = (line: Path, cloth: Cloth, role: "front" | "cuff" | "collar"): Part => ({
  outline: ribbon(line, 1.15, 8),
  cloth,
  role,
  flat: true,
  lift: 0.15,
  edge: 0.6,
  lines: [{ path: line, kind: "stitch", strength: 0.7 }],
});

/** Small patch pockets, two on the hips and two on the chest. */
function pocketsOf({ torso: t, pockets }: CollarlessShape, side: Path, cloth: CollarlessCloth): Part[] {
  if (pockets === 0) return [];
  const place = (y: number, width: number): Mouth => {
    const outer = atHeight(side, y)[0] - 2.2;
    return { inner: [outer - width, y], outer: [outer, y - 0.4] };
  };
  const mouths = [
    place(t.length - 13, 8.6),
    ...(pockets === 4 && t.length >= 54 ? [place(t.underarmY + 4, 7.4)] : []),
  ];
  return mouths.flatMap((mouth) => [
    ...smallPatch(mouth, cloth),
    ...(cloth.braid ? [braid(spline(mouth.inner, mouth.outer), cloth.braid, "front")] : []),
  ]);
}

const smallPatch = (mouth: Mouth, { main, button, buttonStyle }: CollarlessCloth): Part[] =>
  hipPocket("patch", mouth, main, 9).map((part) => ({
    ...part,
    trims: [
      {
        kind: "button",
        at: [(mouth.inner[0] + mouth.outer[0]) / 2, mouth.inner[1] + 2],
        radius: 0.7,
        colour: button,
        style: buttonStyle,
      },
    ],
  }));
