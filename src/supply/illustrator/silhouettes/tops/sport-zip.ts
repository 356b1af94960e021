import { arms } from "../../blocks/arms.ts";
import { bodice } from "../../blocks/bodice.ts";
import { bothSides } from "../../blocks/both-sides.ts";
import { rollNeck } from "../../blocks/roll-neck.ts";
import { sidePanel } from "../../blocks/side-panel.ts";
import { torsoEdges, torsoFolds, torsoOutline, wholeHem } from "../../blocks/torso.ts";
import { sportAccent } from "../../blocks/trim-colours.ts";
import { closedZip } from "../../blocks/zip-front.ts";
import { lightness } from "../../colour/oklab.ts";
import { polyline, spline } from "../../geometry/spline.ts";
import type { Line, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface SportZipCut {
  readonly zip: "quarter" | "half";
  readonly panels: "none" | "sides" | "chest";
  readonly pocket: boolean;
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
    panels: random.pick(["none", "sides", "chest"]),
    pocket: random.chance(0.35),
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
  const neck = rollNeck(
    { half, height: 5.4, folded: false, cloth: cut.panels === "chest" ? contrast : main },
    hand.random,
  );
  const { armhole, hem } = torsoEdges(torso);
  const low = cut.zip === "half" ? 34 : 22;
  const chestY = womens ? 20 : 22;
  const chest = spline([-torso.underarm, chestY - 1], [0, chestY + 1], [torso.underarm, chestY - 1]);
  const lines: Line[] = [armhole, armhole.mirror()].flatMap((path): Line[] => [
    { path, kind: "seam" },
    { path: path.shift(0.35, 0.1), kind: "stitch", strength: 0.8 },
  ]);
  const body: Part = {
    outline: torsoOutline(torso, neck.seam),
    cloth: main,
    role: "body",
    lift: 0.5,
    folds: torsoFolds(torso, hand.random, 0.9),
    lines: [
      ...lines,
      { path: wholeHem(hem).shift(0, -1.6), kind: "stitch" },
      { path: wholeHem(hem).shift(0, -2.1), kind: "stitch" },
      ...(cut.panels === "chest" ? [] : [{ path: chest, kind: "seam", strength: 0.5 } as const]),
      ...(cut.pocket ? [{ path: polyline([6, chestY + 8], [12.4, chestY + 7]), kind: "edge" } as const] : []),
    ],
  };
  const { shoulder } = torsoEdges(torso);
  const upperHalf = shoulder.to(armhole);
  const upper: Part = {
    outline: neck.seam
      .to(upperHalf)
      .to(
        spline(
          [torso.underarm, torso.underarmY],
          [0, torso.underarmY + 1.4],
          [-torso.underarm, torso.underarmY],
        ),
      )
      .to(upperHalf.mirror().reverse())
      .close(),
    cloth: contrast,
    role: "body",
    edge: 0,
    folds: torsoFolds(torso, hand.random, 0.7).slice(0, 3),
    lines: [
      {
        path: spline(
          [torso.underarm, torso.underarmY],
          [0, torso.underarmY + 1.4],
          [-torso.underarm, torso.underarmY],
        ),
        kind: "seam",
      },
      ...lines,
    ],
  };
  const teeth = lightness(main.colour) > 0.6 ? "#8d9196" : "#4a4d52";
  return {
    parts: [
      ...neck.back,
      ...arms(
        {
          style: "long",
          torso,
          fit: cut.fit,
          womens,
          cloth: cut.panels === "chest" ? contrast : main,
          amount: 0.9,
        },
        hand,
      ),
      body,
      ...(cut.panels === "chest" ? [upper] : []),
      ...(cut.panels === "sides" ? bothSides(sidePanel(torso, hem, contrast), hand) : []),
      ...neck.front,
      closedZip(spline([0, -2.6], [0.05, low * 0.5], [0, low]), {
        tape: cut.panels === "chest" ? contrast : main,
        teeth,
        width: 1.7,
      }),
    ],
    main,
    ground: "wall" as const,
    detail: { of: "closure" as const, box: [-13, -7, 13, 25] as const },
  };
}
