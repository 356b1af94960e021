import { leatherLining, leatherSole, leathers } from "../../blocks/shoe-finish.ts";
import { punched } from "../../blocks/shoe-hardware.ts";
import { lacing } from "../../blocks/shoe-lacing.ts";
import { feather, footOn, heelBack, ridge, type Toe } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { mouth, stitched, twinStitched, upperFolds } from "../../blocks/shoe-shading.ts";
import { weltedSole } from "../../blocks/shoe-sole.ts";
import type { Colour } from "../../colour/oklab.ts";
import type { Path } from "../../geometry/path.ts";
import type { Point } from "../../geometry/point.ts";
import type { Line, Part, Trim } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface OxfordCut {
  readonly front: "cap" | "plain" | "wholecut" | "half-brogue" | "full-brogue" | "saddle";
  readonly toe: Extract<Toe, "round" | "almond" | "chisel">;
}

/** Closed lacing: the facings meet on the ridge. */
export const oxford = silhouette<"oxford", OxfordCut>({
  kind: "oxford",
  family: "shoe",
  leaves: { men: ["B.2.1"] },
  fabrics: [
    { kind: "leather", weight: 7, material: "leather", dyes: leathers },
    { kind: "patent", weight: 1, material: "leather", dyes: ["leather"] },
    { kind: "suede", weight: 2, material: "suede", dyes: leathers },
  ],
  cut: (random) => ({
    front: random.pick(["cap", "cap", "plain", "wholecut", "half-brogue", "full-brogue", "saddle"]),
    toe: random.pick(["round", "almond", "almond", "chisel"]),
  }),
  finish: (main, cut, random) => ({
    lining: leatherLining(random),
    sole: leatherSole(main, random),
    ...(cut.front === "saddle" && {
      contrast: { kind: "leather" as const, colour: random.pick<Colour>(["#33251c", "#262b36", "#d9cdb8"]) },
    }),
  }),
  draw: drawOxford,
  words: () => ({ closure: "lace-up", heel: "flat", heelShape: "block" }),
});

function drawOxford(cut: OxfordCut, fabric: Fabric, { random }: Hand) {
  const { main, lining = main, sole = main, contrast = main } = fabric;
  const foot = footOn({ length: 29.6, height: 1, toe: cut.toe, heel: 1.8, sole: 0.85, spring: 1 });
  const topline = foot.line(
    [0.95, -6.8, "*"],
    [2.6, -6.4],
    [5.2, -5.4],
    [7.8, -5.5],
    [9.6, -7],
    [10.6, -9.4, "*"],
  );
  const tongue = foot.line([9.7, -9.6, "*"], [9.9, -10.9], [11.2, -10.5], ...ridge(11.6));
  const facing = foot.line([10.6, -9.4, "*"], [12.6, -8.8], [14.4, -7.9], [17.2, -6.55, "*"]);
  const vampSeam = foot.line([17.4, -6.7], [17.5, -5.6], [16.3, -4.4], [14.2, -3], [12.4, 0.1]);
  const capSeam = foot.line([24, -4.9], [24.4, -3.4], [24.2, -1.6], [23.6, 0.1]);
  const wing = foot.line([24.6, -4.8], [24.3, -3.9], [22.2, -3.2], [19.6, -2.3], [16.4, -0.6], [15.2, 0.1]);
  const counter = foot.line([0.7, -4.6], [3, -4.3], [5.4, -2.6], [6.8, 0.1]);
  const { lines, holes } = seamsOf(cut.front, { vampSeam, capSeam, wing, counter });
  const trims: Trim[] = holes.length > 0 ? [punched(holes, 0.085, main.colour)] : [];
  const upper: Part = {
    outline: foot
      .line(...heelBack(6.8))
      .to(topline)
      .to(foot.line([10.6, -9.4, "*"], [10.3, -10], [11, -10.5], ...ridge(11.6)))
      .to(foot.line(...feather()))
      .close(),
    cloth: main,
    role: "body",
    grain: -30,
    lift: 0.2,
    folds: upperFolds(foot, random, { heel: 4.6 }),
    lines: [stitched(topline, 0.3, 0.8), ...lines],
    trims,
  };
  const { bars, eyelets } = lacing({
    facing,
    tongue: foot.line([11.4, -10.4], [13, -9.2], [15, -8], [17, -7.05]),
    count: 5,
    lace: { kind: "cotton", colour: upper.cloth.colour === contrast.colour ? main.colour : contrast.colour },
    width: 0.4,
    inset: 0.25,
    span: [0.04, 0.86],
    tongueSpan: [0.08, 0.88],
    eyelet: { colour: "#2a2522", radius: 0.11 },
  });
  const facingPart: Part = {
    outline: foot.shape(
      [10.6, -9.4, "*"],
      [11.2, -10.4, "*"],
      [13, -9.3],
      [15, -8.15],
      [17.3, -6.95, "*"],
      [16.2, -6.1],
      [13.6, -6.6],
      [10.4, -6.3],
      [9.6, -7, "*"],
    ),
    cloth: main,
    edge: 0.5,
    lift: 0.08,
    grain: -30,
    lines: [
      stitched(foot.line([9.7, -6.8], [10.4, -6.3], [13.6, -6.6], [16.2, -6.1], [17.2, -6.8]), -0.25, 0.6),
    ],
    trims: eyelets,
  };
  const saddle: Part = {
    outline: foot.shape(
      [10.4, -6.6, "*"],
      [10.9, -10.4, "*"],
      [13, -9.35],
      [15, -8.15],
      [17.4, -6.95, "*"],
      [17.2, -4],
      [17.8, 0.3, "*"],
      [9, 0.3, "*"],
      [10.2, -3],
    ),
    cloth: contrast,
    lift: 0.12,
    grain: -20,
    lines: [
      { path: foot.line([10.8, -6], [10.6, -3], [9.5, 0]), kind: "stitch" },
      { path: foot.line([16.9, -6.6], [16.7, -4], [17.3, 0]), kind: "stitch" },
    ],
    trims: eyelets,
  };
  const parts: Part[] = [
    mouth(
      foot.shape(
        [0.95, -6.7, "*"],
        [4, -6.8],
        [7, -7.3],
        [9.7, -9.9, "*"],
        [10.7, -9.2, "*"],
        [8.6, -5],
        [5, -4.4],
        [2, -5.4],
      ),
      lining,
    ),
    {
      outline: tongue.to(foot.line([16, -6, "*"], [10.4, -7, "*"], [9.7, -9.6, "*"])).close(),
      cloth: main,
      light: -0.05,
    },
    upper,
    ...(cut.front === "saddle" ? [saddle] : [facingPart]),
    ...bars,
    ...weltedSole(foot, { sole, welt: sole, lifts: 3 }),
  ];
  return shoeModel(parts, main, "toe");
}

type Seams = Readonly<Record<"vampSeam" | "capSeam" | "wing" | "counter", Path>>;

function seamsOf(front: OxfordCut["front"], { vampSeam, capSeam, wing, counter }: Seams) {
  const sewn = (path: Path): Line[] => [{ path, kind: "seam" }, ...twinStitched(path, -0.22)];
  const row = (path: Path, by: number): Point[] =>
    path.shift(by, 0).points(Math.round(path.length / 0.42), 0.04, 0.96);
  switch (front) {
    case "wholecut":
      return { lines: [], holes: [] };
    case "plain":
    case "saddle":
      return { lines: front === "plain" ? sewn(vampSeam) : [], holes: [] };
    case "cap":
      return { lines: [...sewn(vampSeam), ...sewn(capSeam)], holes: [] };
    case "half-brogue":
      return {
        lines: [...sewn(vampSeam), ...sewn(capSeam), ...sewn(counter)],
        holes: [...row(capSeam, 0.45), ...row(vampSeam, -0.5)],
      };
    case "full-brogue":
      return {
        lines: [...sewn(vampSeam), ...sewn(wing), ...sewn(counter)],
        holes: [...row(wing, 0.5), ...row(vampSeam, -0.5), ...row(counter, -0.45)],
      };
  }
}
