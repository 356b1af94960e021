import { evenPleats, pleatEdges, type Skirt, skirt } from "../../blocks/skirt.ts";
import { type Waist, waistband, waistEdges, waistInside } from "../../blocks/waistband.ts";
import type { Path } from "../../geometry/path.ts";
import { between, distance, mix, type Point } from "../../geometry/point.ts";
import { polyline, smooth } from "../../geometry/spline.ts";
import type { Fold, Line, Model } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { type SkirtLength, skirtCentimetres, skirtFamily, skirtLength, skirtWord } from "./skirt-lengths.ts";

export interface PleatedSkirtCut {
  readonly length: SkirtLength;
  readonly centimetres: number;
  /** All to one side, facing each other, or fine and falling. */
  readonly pleats: "knife" | "box" | "accordion";
  readonly flare: number;
  /** Sewn down to the hip, as on kilts. */
  readonly stitched: boolean;
}

export const pleatedSkirt = silhouette<"pleated-skirt", PleatedSkirtCut>({
  kind: "pleated-skirt",
  family: skirtFamily,
  leaves: { women: ["A.8.1", "A.8.2", "A.8.3"] },
  fabrics: [
    {
      kind: "wool",
      weight: 3,
      material: "wool",
      dyes: ["classic", "neutral", "earth", "jewel"],
      motifs: [
        ["plain", 4],
        ["tartan", 3],
        ["check", 1],
        ["houndstooth", 0.8],
        ["glen", 0.7],
      ],
    },
    { kind: "satin", weight: 2, material: "satin", dyes: ["neutral", "jewel", "pastel", "metal"] },
    {
      kind: "crepe",
      weight: 3,
      material: "polyester",
      dyes: ["neutral", "classic", "pastel", "jewel", "earth"],
    },
    { kind: "leather", weight: 0.7, material: "faux-leather", dyes: ["leather", "classic"] },
    { kind: "gabardine", weight: 1, material: "cotton", dyes: ["classic", "neutral"] },
  ],
  cut: (random, _universe, leaf) => {
    const length = skirtLength(leaf);
    const pleats = random.pick<PleatedSkirtCut["pleats"]>(
      length === "mini" ? ["knife", "knife", "box"] : ["knife", "accordion", "accordion", "box"],
    );
    return {
      length,
      centimetres: skirtCentimetres(length, random),
      pleats,
      flare: Math.round(random.between(0.3, 1) * 10) / 10,
      stitched: pleats !== "accordion" && random.chance(0.4),
    };
  },
  draw: drawPleated,
  words: ({ length }) => ({ rise: "high", length: skirtWord(length), closure: "zip" }),
});

/** Boxes with narrow hollows between them. */
const boxes = (count: number): number[] => {
  const step = 2 / (count + (count - 1) * 0.4);
  return Array.from({ length: count }).flatMap((_, i) => {
    const from = -1 + i * step * 1.4;
    return [from, from + step];
  });
};

const places = { knife: evenPleats(17), box: boxes(7), accordion: evenPleats(25) };

function drawPleated(cut: PleatedSkirtCut, { main }: Fabric, { random }: Hand): Model {
  const waist: Waist = { half: 13.4, height: 3.5, spread: 0.4, dip: 1.5 };
  const long = cut.centimetres;
  const hem = Math.min(34.5, 17.5 + long * 0.1 + cut.flare * (5.5 + long * 0.085));
  const hipY = cut.stitched ? 17 : 15;
  const of = skirt({
    waist,
    hip: mix(13.8, hem, (hipY + 2) / long) + (cut.length === "mini" ? -0.6 : 0.7),
    hipY,
    hem,
    length: long,
    dip: 2.2,
    curve: 0.25,
  });
  const edges = pleatEdges(of, places[cut.pleats], random);
  const folds: Fold[] = [];
  const lines: Line[] = [];
  edges.slice(0, -1).forEach((edge, i) => {
    const next = edges[i + 1];
    if (!next) return;
    const size = distance(edge.end, next.end);
    const inside = (share: number) => amid(edge, next, share);
    if (cut.pleats === "box") {
      folds.push(...(i % 2 === 1 ? hollow(inside, size) : box(inside, size)));
      return;
    }
    const depth = cut.pleats === "accordion" ? 0.62 : 0.85;
    folds.push(
      { spine: inside(0.9), width: size * 0.22, depth: -depth, swell: "end", hard: true },
      { spine: inside(0.28), width: size * 0.24, depth: 0.72, swell: "end" },
    );
  });
  for (const edge of edges.slice(1, -1)) {
    lines.push({ path: edge, kind: "pleat", strength: cut.pleats === "accordion" ? 0.6 : 1 });
    if (cut.stitched) lines.push({ path: upTo(edge, hipY), kind: "edge", strength: 0.5 });
  }
  const { seamHalf } = waistEdges(waist);
  return {
    parts: [
      waistInside(waist, main),
      {
        outline: toothed(of, edges, cut.pleats === "box"),
        cloth: main,
        role: "body",
        lift: 0.3,
        folds,
        lines,
      },
      waistband(waist, main, { lift: 0.35 }),
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-seamHalf, -3, seamHalf, 27] },
  };
}

type Within = (share: number) => Path;

/** Between two boxes the cloth lies back, in shade. */
const hollow = (inside: Within, size: number): Fold[] => [
  { spine: inside(0.5), width: size * 0.5, depth: -0.75, swell: "end" },
  { spine: inside(0.5), width: size * 0.12, depth: -0.8, swell: "end", hard: true },
];

const box = (inside: Within, size: number): Fold[] => [
  { spine: inside(0.3), width: size * 0.2, depth: 0.6, swell: "end" },
  { spine: inside(0.88), width: size * 0.1, depth: -0.4, swell: "end" },
];

/** Between two edges of a pleat. */
const amid = (a: Path, b: Path, share: number): Path =>
  smooth([0, 0.33, 0.66, 1].map((t) => between(a.at(t), b.at(t), share)));

const upTo = (edge: Path, y: number): Path => {
  const share = Math.min(1, y / edge.end[1]);
  return smooth([0, 0.5, 1].map((t) => edge.at(t * share)));
};

/** The hem steps at every pleat; hollows lie higher than boxes. */
function toothed(of: Skirt, edges: readonly Path[], boxed: boolean): Path {
  const { seam } = waistEdges(of.shape.waist);
  const last = edges.length - 1;
  const teeth: Point[] = edges
    .flatMap((edge, i): Point[] => {
      const [x, y] = edge.end;
      if (i === 0 || i === last) return [[x, y + (boxed ? 0.3 : 0)]];
      const [before, after] = boxed ? (i % 2 === 1 ? [0.5, -0.5] : [-0.5, 0.5]) : [0.75, -0.15];
      return [
        [x, y + before],
        [x, y + after],
      ];
    })
    .reverse();
  return seam
    .to(of.side)
    .to(polyline(...teeth))
    .to(of.side.mirror().reverse())
    .close();
}
