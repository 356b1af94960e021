import { arms } from "../../blocks/arms.ts";
import { gathers } from "../../blocks/gathers.ts";
import { backNeck } from "../../blocks/ribbed-neck.ts";
import { ruffle } from "../../blocks/ruffle.ts";
import { type Torso, torsoEdges, torsoOutline } from "../../blocks/torso.ts";
import { mix } from "../../geometry/point.ts";
import { cubic, spline } from "../../geometry/spline.ts";
import type { Fold, Line, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

/** Off the shoulders: y = 0 is where the upper edge lies on the arms. */
export interface SmockedTopCut {
  readonly sleeve: "puff" | "balloon" | "bishop" | "elbow";
  /** Rows of elastic over the whole body, the bust only, or only at the edge. */
  readonly smocking: "body" | "bust" | "edge";
  /** A flounce over the upper edge, or a narrow frill above it. */
  readonly edge: "flounce" | "frill";
  /** Below the waist, 0 when it ends there. */
  readonly peplum: number;
}

export const smockedTop = silhouette<"smocked-top", SmockedTopCut>({
  kind: "smocked-top",
  family: "slim-top",
  leaves: { women: ["A.1.2"] },
  fabrics: [
    {
      kind: "poplin",
      weight: 4,
      material: "cotton",
      dyes: ["neutral", "pastel", "bright", "classic"],
      motifs: [
        ["plain", 5],
        ["gingham", 1.6],
        ["ditsy", 1],
        ["vertical-stripe", 0.8],
      ],
    },
    {
      kind: "viscose",
      weight: 3,
      material: "viscose",
      motifs: [
        ["plain", 2],
        ["floral", 1.4],
        ["ditsy", 1.2],
        ["tropical", 0.5],
      ],
    },
    { kind: "linen", weight: 1.6, material: "linen", dyes: ["neutral", "earth", "pastel"] },
    { kind: "broderie", weight: 1.2, material: "cotton", dyes: ["neutral", "pastel"] },
    { kind: "silk", weight: 0.8, material: "silk", dyes: ["jewel", "neutral"] },
  ],
  cut: (random) => ({
    sleeve: random.pick(["puff", "puff", "balloon", "bishop", "elbow"]),
    smocking: random.pick(["body", "bust", "edge"]),
    edge: random.pick(["frill", "frill", "flounce"]),
    peplum: random.pick([0, 9, 13]),
  }),
  draw: drawSmockedTop,
  words: ({ sleeve, peplum }) => ({
    neckline: "off-shoulder",
    sleeve: sleeve === "puff" || sleeve === "balloon" ? "puff" : sleeve === "elbow" ? "elbow" : "long",
    length: peplum === 0 ? "cropped" : "regular",
    closure: "pull-on",
  }),
});

function drawSmockedTop(cut: SmockedTopCut, { main }: Fabric, hand: Hand) {
  const loose = cut.smocking === "edge";
  const torso: Torso = {
    neck: 16.6,
    shoulder: 17.6,
    drop: 0.8,
    underarm: 14.6,
    underarmY: 12.4,
    waist: loose ? 14.6 : 13.2,
    waistY: 26,
    hem: loose ? 15.6 : 13.4,
    length: 31,
    dip: 1,
  };
  const right = cubic([0, 4], [torso.neck * 0.55, 4], [torso.neck * 0.85, 2.2], [torso.neck, 0]);
  const seam = right.mirror().reverse().to(right);
  const { hem } = torsoEdges(torso);
  const armhole = spline([torso.shoulder, torso.drop], [15.9, 6.4], [torso.underarm, torso.underarmY]);
  const rows = cut.smocking === "body" ? 22 : cut.smocking === "bust" ? 9 : 2;
  const body: Part = {
    outline: torsoOutline(torso, seam, { armhole }),
    cloth: main,
    role: "body",
    lift: 0.5,
    folds: bodyFolds(cut, hand.random),
    lines: [
      ...shirring(torso, rows),
      { path: armhole, kind: "seam" },
      { path: armhole.mirror(), kind: "seam" },
    ],
  };
  const back: Part = {
    outline: backNeck(torso.neck, 2).to(seam.shift(0, 0.6).reverse()).close(),
    cloth: main,
    role: "back",
    inside: 0.5,
    flat: true,
  };
  const peplum =
    cut.peplum === 0
      ? []
      : [
          ruffle(
            {
              along: hem.mirror().to(hem.reverse()),
              depth: cut.peplum,
              waves: 6,
              cloth: main,
              falls: "down",
              spread: 1.3,
              lift: 0.3,
            },
            hand.random,
          ),
        ];
  // The frill stands above the elastic; the flounce falls over it.
  const over = spline([-18.9, 1.6], [-14.4, 1.5], [-7, 3.5], [0, 4], [7, 3.5], [14.4, 1.5], [18.9, 1.6]);
  const edge =
    cut.edge === "flounce"
      ? ruffle(
          {
            along: over,
            depth: 9.6,
            waves: 8,
            cloth: main,
            falls: "down",
            spread: 1.13,
            lift: 0.5,
          },
          hand.random,
        )
      : ruffle(
          {
            along: over.shift(0, -1.2),
            depth: 1.9,
            waves: 15,
            cloth: main,
            falls: "down",
            spread: 1.01,
            lift: 0.25,
          },
          hand.random,
        );
  const style = cut.edge === "flounce" && cut.sleeve === "puff" ? "elbow" : cut.sleeve;
  return {
    parts: [
      back,
      ...arms({ style, torso, fit: style === "elbow" ? 0.3 : 0, womens: true, cloth: main }, hand),
      ...peplum.map((part): Part => ({ ...part, role: "body" })),
      body,
      edge,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-14, -4, 14, 31] as const },
  };
}

/** Elastic rows: fine lines that sag a little, each broken into small gathers by the folds below. */
function shirring(t: Torso, rows: number): Line[] {
  return Array.from({ length: rows }, (_, i): Line => {
    const y = 6 + i * 1.1;
    const half =
      y < t.underarmY
        ? mix(t.shoulder - 2.2, t.underarm, y / t.underarmY)
        : mix(t.underarm, t.waist, (y - t.underarmY) / 18);
    return {
      path: spline(
        [-half, y - 0.9],
        [-half * 0.5, y + 0.1],
        [0, y + 0.35],
        [half * 0.5, y + 0.1],
        [half, y - 0.9],
      ),
      kind: "fine",
      strength: 0.9,
    };
  });
}

function bodyFolds({ smocking }: SmockedTopCut, random: Random): Fold[] {
  const top = spline([-15, 3.2], [-7, 5.4], [0, 5.8], [7, 5.4], [15, 3.2]);
  const crimp = (y: number, length: number, count: number): Fold[] =>
    gathers(
      top.map(([x, py]) => [x * 0.94, py + y]),
      { count, length, depth: 0.42, width: 0.3 },
      random,
    );
  const roundness: Fold[] = [-1, 1].map((side) => ({
    spine: spline([side * 8.6, 7], [side * 7.6, 12], [side * 6.8, 18]),
    width: 2.4,
    depth: 0.3,
  }));
  switch (smocking) {
    case "edge":
      return [...crimp(0, 14, 15), ...roundness];
    case "bust":
      return [...crimp(0, 10, 16), ...crimp(10.4, 12, 11), ...roundness];
    case "body":
      return [...crimp(0, 9, 15), ...crimp(8, 10, 14), ...crimp(16, 9, 13), ...roundness];
  }
}
