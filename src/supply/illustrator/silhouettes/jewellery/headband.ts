import { gemSvg } from "../../blocks/gem.ts";
import { drawn } from "../../blocks/metal.ts";
import { bow, offset } from "../../geometry/along.ts";
import { closedSpline, spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import { silhouette } from "../silhouette.ts";

export interface HeadbandCut {
  /** How thick it is padded. */
  readonly width: number;
  readonly finish: "plain" | "knot" | "pearls" | "pleated";
}

export const headband = silhouette<"headband", HeadbandCut>({
  kind: "headband",
  family: "hair",
  leaves: { women: ["D.5.2"] },
  fabrics: [
    { kind: "velvet", weight: 5, material: "velvet", dyes: ["jewel", "classic", "earth", "neutral"] },
    { kind: "satin", weight: 4, material: "satin", dyes: ["pastel", "neutral", "jewel", "classic"] },
    {
      kind: "cotton",
      weight: 2,
      material: "cotton",
      motifs: [
        ["gingham", 1.4],
        ["ditsy", 1.4],
        ["plain", 1],
      ],
    },
    { kind: "leather", weight: 1, material: "leather", dyes: ["leather"] },
  ],
  cut: (random) => ({
    width: random.pick([1.6, 2.6, 3.6]),
    finish: random.pick(["plain", "knot", "pearls", "pleated"]),
  }),
  draw: ({ width, finish }, { main }, { random }) => {
    const spine = spline(
      [-5.2, 8.2],
      [-6.1, 4.4],
      [-5.9, 0.6],
      [-3.9, -3],
      [0, -4.6],
      [3.9, -3],
      [5.9, 0.6],
      [6.1, 4.4],
      [5.2, 8.2],
    );
    // Thick on the head, thin behind the ears.
    const wide = (share: number) => 0.34 + (width - 0.34) * Math.sin(Math.PI * share) ** 0.75;
    const outline = offset(spine, (share) => wide(share) * 0.5, 0, 1, 22)
      .to(offset(spine, (share) => -wide(share) * 0.5, 0, 1, 22).reverse())
      .close();
    const along = (by: number, from: number, until: number) =>
      offset(spine, (share) => wide(share) * by, from, until, 12);
    const rounding: Fold[] = [
      { spine: along(-0.18, 0.12, 0.62), width: width * 0.16, depth: 0.85 },
      { spine: along(0.34, 0.14, 0.9), width: width * 0.17, depth: -0.6 },
      { spine: along(-0.4, 0.55, 0.92), width: width * 0.1, depth: -0.4 },
    ];
    const pleats: Fold[] = Array.from({ length: 15 }, (_, i) => {
      const share = 0.14 + (i / 14) * 0.72;
      const [x0, y0] = along(-0.46, share - 0.012, share + 0.001).start;
      const [x1, y1] = along(0.46, share + 0.014, share + 0.03).start;
      return { spine: bow([x0, y0], [x1, y1], random.sway(0.1)), width: 0.14, depth: -0.6, swell: "start" };
    });
    const pearls = drawn((pen) =>
      Array.from({ length: 25 }, (_, i) => {
        const share = 0.16 + (i / 24) * 0.68;
        const off = width > 2 ? ((i % 3) - 1) * 0.24 : 0;
        const [x, y] = along(off, share, share + 0.001).start;
        return gemSvg(pen, [x, y], width > 2 ? 0.3 : 0.36, "#ece4da", "pearl");
      }).join(""),
    );
    const band: Part = {
      outline,
      cloth: main,
      flat: true,
      role: "body",
      lift: 0.45,
      folds: [...rounding, ...(finish === "pleated" ? pleats : [])],
      trims: finish === "pearls" ? [pearls] : [],
    };
    return {
      parts: [band, ...(finish === "knot" ? knot(width, main) : [])],
      main,
      ground: "wall",
      detail: { of: "weave", box: [-4.4, -7, 3.6, 2.4] as const },
    };
  },
  words: () => ({}),
});

/** The cloth is twisted once in the middle. */
function knot(width: number, cloth: Part["cloth"]): Part[] {
  const h = width * 0.5 + 0.55;
  const y = -4.6;
  return [
    {
      outline: closedSpline(
        [-1.5, y - h * 0.7],
        [0, y - h * 1.12],
        [1.5, y - h * 0.66],
        [1.35, y + h * 0.8],
        [0, y + h * 1.08],
        [-1.4, y + h * 0.74],
      ),
      cloth,
      role: "front",
      lift: 0.4,
      grain: 18,
      folds: [
        { spine: bow([-1.2, y + h * 0.66], [1.1, y - h * 0.7], 0.16), width: 0.32, depth: -0.8 },
        { spine: bow([-0.7, y + h * 0.9], [1.35, y - h * 0.1], 0.14), width: 0.26, depth: -0.6 },
        { spine: bow([-1.2, y - h * 0.1], [0.3, y - h * 0.9], 0.12), width: 0.36, depth: 0.8 },
      ],
    },
  ];
}
