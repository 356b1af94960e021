import { arms } from "../../blocks/arms.ts";
import { bodice } from "../../blocks/bodice.ts";
import { bothSides } from "../../blocks/both-sides.ts";
import { raglanSeam } from "../../blocks/knit-body.ts";
import { ribbedNeck } from "../../blocks/ribbed-neck.ts";
import { sidePanel } from "../../blocks/side-panel.ts";
import { armholeBacks, armholeBinding, bareArmhole, strapped } from "../../blocks/sleeveless.ts";
import { type Torso, torsoEdges, torsoFolds, torsoOutline, wholeHem } from "../../blocks/torso.ts";
import { sportAccent } from "../../blocks/trim-colours.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import type { Colour } from "../../colour/oklab.ts";
import { stretch } from "../../geometry/along.ts";
import type { Path } from "../../geometry/path.ts";
import { spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
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

export interface SportTeeCut {
  readonly sleeve: "none" | "short" | "long";
  readonly shoulder: "set-in" | "raglan";
  /** Panels of mesh or another colour. */
  readonly panels: "none" | "sides" | "yoke" | "both" | "vents";
  /** Flat seams sewn in the second colour. */
  readonly thread?: boolean;
  /** Bars that throw light back, above the hem. */
  readonly bars?: boolean;
  /** Long sleeves that end in a slit for the thumb. */
  readonly thumb?: boolean;
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
    panels: random.pick(["none", "vents", "vents", "sides", "yoke", "both"]),
    thread: random.chance(0.4),
    bars: random.chance(0.4),
    thumb: random.chance(0.6),
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
  const thread = cut.thread ? contrast.colour : undefined;
  const body: Part = {
    outline: torsoOutline(torso, neck.seam, { armhole }),
    cloth: main,
    role: "body",
    lift: 0.5,
    folds: torsoFolds(torso, hand.random, 0.9),
    lines: [
      ...(bare ? armholeBinding(armhole) : raglan ? [] : onBothSides(flatlock(armhole, thread))),
      ...(raglan ? [] : forwardShoulder(torso, neck.seam)),
      { path: wholeHem(hem).shift(0, -1.4), kind: "stitch" },
      { path: wholeHem(hem).shift(0, -1.9), kind: "stitch" },
    ],
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
        ).map((part) => (cut.sleeve === "long" && cut.thumb ? thumbCuff(part) : part));
  const seam = raglanSeam(torso, neck.seam);
  const vents = cut.panels === "vents" && !bare ? ventInset(torso, meshOf(main), thread) : [];
  return {
    parts: [
      ...neck.back,
      ...(bare ? armholeBacks(torso, armhole, main) : []),
      ...(raglan ? [body, ...vents, ...withSeams(sleeves, seam, thread)] : [...sleeves, body, ...vents]),
      ...(yoke && !raglan ? [chestYoke(torso, neck.seam, armhole, contrast)] : []),
      ...(sides || (bare && cut.panels === "vents")
        ? bothSides(sidePanel(torso, hem, sides ? meshOf(contrast) : meshOf(main), 4.4), hand)
        : []),
      ...(raglan && cut.panels === "none" ? lightTape(stretch(seam, 0.1, 0.62, 5).shift(-0.9, 0.2)) : []),
      ...(cut.bars && !sides ? lightBars(torso) : []),
      ...neck.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-3, -4, 23, 28] as const },
  };
}

/** Raglan sleeves lie over the body, and so do the stitches of their seams. */
const withSeams = (sleeves: readonly Part[], seam: Path, thread: Colour | undefined): Part[] =>
  sleeves.map((part) => ({
    ...part,
    lines: [...(part.lines ?? []), ...onBothSides(flatlock(seam.shift(0.5, 0), thread))],
  }));

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
