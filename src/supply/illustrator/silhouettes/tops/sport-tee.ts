import { arms } from "../../blocks/arms.ts";
import { bodice } from "../../blocks/bodice.ts";
import { bothSides } from "../../blocks/both-sides.ts";
import { ribbedNeck } from "../../blocks/ribbed-neck.ts";
import { sidePanel } from "../../blocks/side-panel.ts";
import { armholeBacks, armholeBinding, bareArmhole, strapped } from "../../blocks/sleeveless.ts";
import { type Torso, torsoEdges, torsoFolds, torsoOutline, wholeHem } from "../../blocks/torso.ts";
import { sportAccent } from "../../blocks/trim-colours.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { stretch } from "../../geometry/along.ts";
import type { Path } from "../../geometry/path.ts";
import { spline } from "../../geometry/spline.ts";
import type { Line, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface SportTeeCut {
  readonly sleeve: "none" | "short" | "long";
  readonly shoulder: "set-in" | "raglan";
  /** Panels of mesh or another colour. */
  readonly panels: "none" | "sides" | "yoke" | "both";
  readonly fit: number;
  readonly length: number;
}

export const sportTee = silhouette<"sport-tee", SportTeeCut>({
  kind: "sport-tee",
  family: "top",
  leaves: { men: ["G.1.1"], women: ["G.1.1"] },
  fabrics: [
    {
      kind: "tech-jersey",
      weight: 6,
      material: "polyester",
      dyes: ["neutral", "classic", "bright", "jewel", "pastel"],
      motifs: [
        ["plain", 9],
        ["ombre", 0.8],
        ["geometric", 0.4],
        ["camouflage", 0.3],
      ],
    },
    {
      kind: "tech-jersey",
      weight: 1.4,
      material: "polyester",
      dyes: ["bright", "classic"],
      motifs: [["perforated", 1]],
    },
    { kind: "jersey", weight: 1, material: "wool", dyes: ["classic", "earth"] },
  ],
  cut: (random, universe) => ({
    sleeve: random.pick(["short", "short", "short", "long", "none"]),
    shoulder: random.chance(0.5) ? "raglan" : "set-in",
    panels: random.pick(["none", "sides", "sides", "yoke", "both"]),
    ...random.pick(
      universe === "men"
        ? [
            { fit: -0.5, length: 68 },
            { fit: 0, length: 70 },
            { fit: 0.5, length: 71 },
          ]
        : [
            { fit: -0.6, length: 60 },
            { fit: -0.1, length: 62 },
            { fit: 0.6, length: 52 },
          ],
    ),
  }),
  finish: (main, _, random) => ({ contrast: { kind: "tech-jersey", colour: sportAccent(main, random) } }),
  draw: drawSportTee,
  words: ({ sleeve, length }) => ({
    neckline: "crew",
    sleeve: sleeve === "none" ? "sleeveless" : sleeve,
    length: length < 55 ? "cropped" : "regular",
  }),
});

function drawSportTee(cut: SportTeeCut, fabric: Fabric, hand: Hand) {
  const { main, contrast = main } = fabric;
  const womens = hand.universe === "women";
  const half = womens ? 7.9 : 8;
  const full = bodice({ womens, fit: cut.fit, length: cut.length, neck: half, dip: 2.2 });
  const bare = cut.sleeve === "none";
  const torso = bare ? strapped(full, 6.4) : full;
  const neck = ribbedNeck({ half, depth: 9, height: 1.4, shape: "crew", body: main, rib: main });
  const armhole = bare ? bareArmhole(torso, 1.6) : torsoEdges(torso).armhole;
  const { hem } = torsoEdges(torso);
  const raglan = !bare && cut.shoulder === "raglan";
  const body: Part = {
    outline: torsoOutline(torso, neck.seam, { armhole }),
    cloth: main,
    role: "body",
    lift: 0.5,
    folds: torsoFolds(torso, hand.random, 0.9),
    lines: [
      ...(bare ? armholeBinding(armhole) : raglan ? [] : flatlock(armhole)),
      { path: wholeHem(hem).shift(0, -1.4), kind: "stitch" },
      { path: wholeHem(hem).shift(0, -1.9), kind: "stitch" },
    ],
    trims: [tab(torso, contrast)],
  };
  const sides = cut.panels === "sides" || cut.panels === "both";
  const yoke = cut.panels === "yoke" || cut.panels === "both";
  const sleeves =
    cut.sleeve === "none"
      ? []
      : arms(
          {
            style: cut.sleeve,
            torso,
            fit: cut.fit - 0.3,
            womens,
            cloth: yoke && raglan ? contrast : main,
            amount: 0.9,
            ...(raglan && { raglan: neck.seam }),
          },
          hand,
        );
  return {
    parts: [
      ...neck.back,
      ...(bare ? armholeBacks(torso, armhole, main) : []),
      ...(raglan ? [body, ...sleeves] : [...sleeves, body]),
      ...(yoke && !raglan ? [chestYoke(torso, neck.seam, armhole, contrast)] : []),
      ...(sides ? bothSides(sidePanel(torso, hem, contrast), hand) : []),
      ...neck.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-3, -4, 23, 28] as const },
  };
}

/** Flat seams stitched on both sides, so that nothing rubs. */
function flatlock(path: Path): Line[] {
  return [path, path.mirror()].flatMap((line): Line[] => [
    { path: line, kind: "seam" },
    { path: line.shift(0.35, 0.1), kind: "stitch", strength: 0.8 },
    { path: line.shift(-0.35, -0.1), kind: "stitch", strength: 0.8 },
  ]);
}

/** Shoulders and upper chest in the second colour. */
function chestYoke(t: Torso, neck: Path, armhole: Path, cloth: Cloth): Part {
  const { shoulder } = torsoEdges(t);
  const low = stretch(armhole, 0, 0.56, 6);
  const across = spline(low.end, [low.end[0] * 0.55, low.end[1] + 1.4], [0, low.end[1] + 1.8]);
  const right = shoulder.to(low).to(across);
  return {
    outline: neck.to(right).to(right.mirror().reverse()).close(),
    cloth,
    role: "body",
    edge: 0,
    lines: [{ path: across.to(across.mirror().reverse()), kind: "seam" }],
  };
}

/** A small reflective tab near the hem. */
const tab = (t: Torso, { colour }: Cloth) =>
  ({
    kind: "label",
    at: [t.hem * 0.72, t.length - 5],
    width: 0.9,
    height: 2.6,
    colour,
  }) as const;
