import { arms } from "../../blocks/arms.ts";
import { bodice } from "../../blocks/bodice.ts";
import { gathers } from "../../blocks/gathers.ts";
import { neckOrnament } from "../../blocks/neck-ornament.ts";
import { besideNeck, neckBack, openNeck } from "../../blocks/open-neck.ts";
import { patchPocket } from "../../blocks/patch-pocket.ts";
import { placket } from "../../blocks/placket.ts";
import { shirtCollar } from "../../blocks/shirt-collar.ts";
import { type Torso, torsoEdges, torsoFolds, torsoOutline } from "../../blocks/torso.ts";
import { trimColour } from "../../blocks/trim-colours.ts";
import type { Path } from "../../geometry/path.ts";
import type { Point } from "../../geometry/point.ts";
import { closedSpline, spline } from "../../geometry/spline.ts";
import type { Fold, Line, Part, Trim } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { tunicFabrics } from "./fabrics.ts";

export interface TunicCut {
  /** A band with a buttoned half placket, an open V, a round neck with a slit, or a round neck alone. */
  readonly neck: "band" | "v" | "slit" | "round";
  readonly sleeve: "long" | "three-quarter" | "bell" | "cuffed" | "elbow";
  /** Stitched ornament around the neck. */
  readonly embroidery: boolean;
  readonly fit: number;
  readonly length: number;
  /** Side slits, in centimetres. */
  readonly slits: number;
  readonly pockets: boolean;
}

export const tunic = silhouette<"tunic", TunicCut>({
  kind: "tunic",
  family: "tunic",
  leaves: { women: ["A.1.4"] },
  fabrics: tunicFabrics,
  cut: (random) => {
    const neck = random.pick<TunicCut["neck"]>(["band", "band", "v", "slit", "round"]);
    return {
      neck,
      sleeve: random.pick(["long", "three-quarter", "bell", "cuffed", "elbow"]),
      embroidery: neck !== "band" && random.chance(0.45),
      fit: random.pick([0.3, 0.7, 1.1]),
      length: random.pick([76, 82, 88]),
      slits: random.pick([9, 15, 22]),
      pockets: random.chance(0.2),
    };
  },
  finish: (main, { embroidery }, random) => ({
    button: random.pick(["#f1ebdf", "#8a6a4c"]),
    ...(embroidery && { contrast: { kind: main.kind, colour: trimColour(main, random) } }),
  }),
  draw: drawTunic,
  words: ({ neck, sleeve }) => ({
    ...(neck === "band" ? { collar: "mandarin" as const } : { neckline: neck === "v" ? "v-neck" : "round" }),
    sleeve: sleeve === "elbow" || sleeve === "three-quarter" ? sleeve : "long",
    length: "long",
    closure: neck === "band" ? "button" : "pull-on",
  }),
});

function drawTunic(cut: TunicCut, fabric: Fabric, hand: Hand) {
  const { main } = fabric;
  const half = cut.neck === "band" ? 7.3 : 8.2;
  const usual = bodice({ womens: true, fit: cut.fit, length: cut.length, neck: half });
  const torso: Torso = {
    ...usual,
    waistY: 44,
    // Loose: it falls from the bust without a waist.
    waist: usual.underarm + 0.5,
    hem: usual.underarm + 3.4 + cut.fit,
  };
  const hem = spline(
    [torso.hem, torso.length - 0.6, "*"],
    [torso.hem * 0.92, torso.length + 0.7],
    [torso.hem * 0.5, torso.length + 1.5],
    [0, torso.length + 1.7],
  );
  const neck = neckOf(cut, half, fabric);
  const { armhole, side } = torsoEdges(torso);
  // The front panel ends at the slit; the back one shows beside it.
  const slitTop = 1 - cut.slits / side.length;
  const inset = (path: Path): Line[] => [
    { path, kind: "stitch" },
    { path: path.mirror(), kind: "stitch" },
  ];
  const slitStitch = spline(...side.points(5, slitTop, 0.985).map(([x, y]): Point => [x - 0.9, y]));
  const body: Part = {
    outline: torsoOutline(torso, neck.seam, { hem, side }),
    cloth: main,
    role: "body",
    lift: 0.5,
    folds: [
      ...torsoFolds(torso, hand.random, 0.9),
      ...gathers(
        spline([-12, 46], [0, 48], [12, 46]),
        { count: 3, length: cut.length - 52, depth: 0.34, width: 1.1 },
        hand.random,
      ).map((fold): Fold => ({ ...fold, swell: "end" })),
    ],
    lines: [
      { path: armhole, kind: "seam" },
      { path: armhole.mirror(), kind: "seam" },
      ...inset(hem.shift(0, -1.4)),
      ...inset(slitStitch),
      ...neck.lines,
    ],
    trims: neck.trims,
  };
  return {
    parts: [
      backPanel(torso, side, slitTop, main),
      ...neck.back,
      ...arms(
        {
          style: cut.sleeve,
          torso,
          fit: cut.sleeve === "bell" ? 0 : cut.fit * 0.8 + 0.5,
          womens: true,
          cloth: main,
          button: fabric.button ?? "#f1ebdf",
        },
        hand,
      ),
      body,
      ...neck.front,
      ...(cut.pockets
        ? [
            ...patchPocket({ left: 4, top: 52, width: 11, height: 13, cloth: main, bottom: "round" }),
            ...patchPocket({ left: -15, top: 52, width: 11, height: 13, cloth: main, bottom: "round" }),
          ]
        : []),
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-13, -6, 13, 26] as const },
  };
}

/** The back hangs a little lower and shows beside the slits. */
function backPanel(t: Torso, side: Path, slitTop: number, cloth: Part["cloth"]): Part {
  const edge = side.points(4, slitTop, 1);
  const out = edge.map(([x, y], i): Point => [x + i * 0.34, y]);
  const right = spline(...out).lineTo([t.hem + 1.2, t.length + 2.2]);
  return {
    outline: right
      .to(
        spline([t.hem + 1.2, t.length + 2.2, "*"], [0, t.length + 3.6], [-t.hem - 1.2, t.length + 2.2, "*"]),
      )
      .to(right.mirror().reverse())
      .close(),
    cloth,
    role: "back",
    inside: 0.34,
    flat: true,
  };
}

interface TunicNeck {
  readonly seam: Path;
  readonly back: Part[];
  readonly front: Part[];
  readonly lines: Line[];
  readonly trims: Trim[];
}

function neckOf(
  { neck, embroidery }: TunicCut,
  half: number,
  { main, contrast, button = "#f1ebdf" }: Fabric,
): TunicNeck {
  if (neck === "band") {
    const collar = shirtCollar({ style: "band", half, cloth: main, button });
    const strip = placket({
      from: collar.closesAt,
      until: 31,
      cloth: main,
      width: 3.1,
      end: "point",
      buttons: { colour: button, first: 9.5, pitch: 5.2, radius: 0.5 },
    });
    return { seam: collar.neck, back: collar.back, front: [strip, ...collar.front], lines: [], trims: [] };
  }
  const depth = neck === "v" ? 17 : 8;
  const seam = openNeck(neck === "v" ? "v" : "round", half, depth);
  const slit: Part[] =
    neck === "slit"
      ? [
          {
            outline: closedSpline(
              [-0.25, depth - 0.4, "*"],
              [-1.1, depth + 5],
              [0, depth + 11, "*"],
              [1.1, depth + 5],
              [0.25, depth - 0.4, "*"],
            ),
            cloth: main,
            role: "front",
            inside: 0.55,
            flat: true,
            edge: 0.7,
          },
        ]
      : [];
  const colour = contrast?.colour;
  return {
    seam,
    back: [neckBack(seam, half, 2.4, main)],
    front: slit,
    lines: [{ path: besideNeck(seam, half, 1), kind: "stitch" }],
    trims: embroidery && colour ? [neckOrnament({ seam, half, depth, point: neck === "v", colour })] : [],
  };
}
