import { arms } from "../../blocks/arms.ts";
import { bodice } from "../../blocks/bodice.ts";
import { bothSides } from "../../blocks/both-sides.ts";
import { raglanSeam } from "../../blocks/knit-body.ts";
import { rollNeck } from "../../blocks/roll-neck.ts";
import { sidePanel } from "../../blocks/side-panel.ts";
import { type Torso, torsoEdges, torsoFolds, torsoOutline, wholeHem } from "../../blocks/torso.ts";
import { sportAccent } from "../../blocks/trim-colours.ts";
import { closedZip } from "../../blocks/zip-front.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { lightness } from "../../colour/oklab.ts";
import { stretch } from "../../geometry/along.ts";
import type { Path } from "../../geometry/path.ts";
import { polyline, spline } from "../../geometry/spline.ts";
import type { Line, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import {
  flatlock,
  forwardShoulder,
  lightBars,
  lightTape,
  meshOf,
  onBothSides,
  thumbCuff,
  ventInset,
} from "./sport-details.ts";

export interface SportZipCut {
  readonly zip: "quarter" | "half";
  readonly panels: "none" | "sides" | "chest" | "vents" | "raglan";
  readonly pocket: boolean;
  /** Flat seams sewn in the second colour. */
  readonly thread?: boolean;
  /** Bars that throw light back, above the hem. */
  readonly bars?: boolean;
  readonly fit: number;
  readonly length: number;
}

export const sportZip = silhouette<"sport-zip", SportZipCut>({
  kind: "sport-zip",
  family: "top",
  leaves: { men: ["G.1.1"], women: ["G.1.1"] },
  fabrics: [
    {
      kind: "tech-jersey",
      weight: 5,
      material: "polyester",
      dyes: ["classic", "neutral", "bright", "jewel"],
    },
    { kind: "fleece", weight: 1.4, material: "fleece", dyes: ["neutral", "earth", "classic"] },
    {
      kind: "tech-jersey",
      weight: 1,
      material: "polyester",
      dyes: ["classic", "jewel"],
      motifs: [["waffle", 1]],
    },
  ],
  cut: (random, universe) => ({
    zip: random.pick(["quarter", "quarter", "half"]),
    panels: random.pick(["none", "sides", "chest", "vents", "raglan", "raglan"]),
    pocket: random.chance(0.4),
    thread: random.chance(0.4),
    bars: random.chance(0.4),
    ...random.pick(
      universe === "men"
        ? [
            { fit: -0.4, length: 69 },
            { fit: 0.1, length: 70 },
          ]
        : [
            { fit: -0.6, length: 60 },
            { fit: -0.2, length: 62 },
            { fit: 0.2, length: 50 },
          ],
    ),
  }),
  finish: (main, _, random) => ({
    contrast: { kind: "tech-jersey", colour: sportAccent(main, random) },
    metal: "gunmetal",
  }),
  draw: drawSportZip,
  words: ({ length }) => ({
    neckline: "high",
    sleeve: "long",
    length: length < 55 ? "cropped" : "regular",
    closure: "zip",
  }),
});

function drawSportZip(cut: SportZipCut, fabric: Fabric, hand: Hand) {
  const { main, contrast = main } = fabric;
  const womens = hand.universe === "women";
  const half = womens ? 7.2 : 7.7;
  const torso = bodice({ womens, fit: cut.fit, length: cut.length, neck: half, dip: 2 });
  const chested = cut.panels === "chest";
  const raglan = cut.panels === "raglan";
  const neck = rollNeck({ half, height: 5.4, folded: false, cloth: chested ? contrast : main }, hand.random);
  const { armhole, hem } = torsoEdges(torso);
  const low = cut.zip === "half" ? 34 : 22;
  const thread = cut.thread ? contrast.colour : undefined;
  const seams = onBothSides(flatlock(armhole, chested ? undefined : thread));
  const body: Part = {
    outline: torsoOutline(torso, neck.seam),
    cloth: main,
    role: "body",
    lift: 0.5,
    folds: torsoFolds(torso, hand.random, 0.9),
    lines: [
      ...(raglan ? [] : seams),
      ...(raglan || chested ? [] : forwardShoulder(torso, neck.seam)),
      { path: wholeHem(hem).shift(0, -1.6), kind: "stitch" },
      { path: wholeHem(hem).shift(0, -2.1), kind: "stitch" },
    ],
  };
  const sleeves = arms(
    {
      style: "long",
      torso,
      fit: cut.fit,
      womens,
      cloth: chested ? contrast : main,
      amount: 0.9,
      ...(raglan && { raglan: neck.seam }),
    },
    hand,
  ).map(thumbCuff);
  const seam = raglanSeam(torso, neck.seam);
  const teeth = lightness(main.colour) > 0.6 ? "#8d9196" : "#4a4d52";
  const tape = chested ? contrast : main;
  const pocketY = torso.underarmY + 5;
  return {
    parts: [
      ...neck.back,
      ...(raglan
        ? [body, ...sleeves.map((part) => sewn(part, flatlock(seam.shift(0.5, 0), thread)))]
        : [...sleeves, body]),
      ...(chested ? [chestPanel(torso, neck.seam, contrast, seams, hand.random)] : []),
      ...(cut.panels === "vents" || raglan ? ventInset(torso, meshOf(main), thread) : []),
      ...(cut.panels === "sides" ? bothSides(sidePanel(torso, hem, meshOf(contrast), 4.4), hand) : []),
      ...(raglan ? lightTape(stretch(seam, 0.1, 0.6, 5).shift(-0.9, 0.2)) : []),
      ...(cut.pocket
        ? [
            closedZip(polyline([12.6, pocketY - 1.2], [6.2, pocketY]), {
              tape: chested ? contrast : main,
              teeth,
              width: 1.1,
            }),
          ]
        : []),
      ...(cut.bars && cut.panels !== "sides" ? lightBars(torso) : []),
      ...neck.front,
      closedZip(spline([0, -2.6], [0.05, low * 0.5], [0, low]), { tape, teeth, width: 1.7 }),
      zipGarage(tape),
      zipEnd(low, tape),
    ],
    main,
    ground: "wall" as const,
    detail: { of: "closure" as const, box: [-13, -7, 13, 25] as const },
  };
}

const sewn = (part: Part, lines: readonly Line[]): Part => ({
  ...part,
  lines: [...(part.lines ?? []), ...onBothSides(lines)],
});

/** Shoulders and chest in the second colour; the line dips to the zip, as muscles do. */
function chestPanel(t: Torso, neck: Path, cloth: Cloth, seams: readonly Line[], random: Random): Part {
  const { shoulder, armhole } = torsoEdges(t);
  const down = stretch(armhole, 0, 0.74, 6);
  const [x, y] = down.end;
  const across = spline([x, y, "*"], [x * 0.6, y + 1.4], [x * 0.22, y + 4.6], [0, y + 5.6, "*"]);
  const right = shoulder.to(down).to(across);
  return {
    outline: neck.to(right).to(right.mirror().reverse()).close(),
    cloth,
    role: "body",
    edge: 0,
    folds: torsoFolds(t, random, 0.7).slice(0, 3),
    lines: [...seams, ...onBothSides(flatlock(across))],
  };
}

/** The flap the slider is parked under, so that it does not rub the chin. */
const zipGarage = (cloth: Cloth): Part => ({
  outline: spline(
    [-0.95, -3.2, "*"],
    [0, -4],
    [0.95, -3.2, "*"],
    [0.9, -1.7, "*"],
    [0, -1.4],
    [-0.9, -1.7, "*"],
  ).close(),
  cloth,
  role: "front",
  lift: 0.2,
});

/** A bar of tape where the zip ends. */
const zipEnd = (y: number, cloth: Cloth): Part => ({
  outline: polyline([-1.1, y - 0.5], [1.1, y - 0.5], [1.1, y + 0.9], [-1.1, y + 0.9]).close(),
  cloth: { kind: "tech-jersey", colour: cloth.colour },
  role: "front",
  flat: true,
  lines: [{ path: polyline([-0.8, y + 0.5], [0.8, y + 0.5]), kind: "stitch" }],
});
