import { laid } from "../../blocks/bag-laid.ts";
import { zipPull } from "../../blocks/bag-locks.ts";
import { inset, pocketBelow, roundedShape } from "../../blocks/bag-shape.ts";
import { ring } from "../../blocks/hardware.ts";
import { metalColours } from "../../blocks/metal.ts";
import { zipTeeth } from "../../blocks/zip-front.ts";
import { bow } from "../../geometry/along.ts";
import { polyline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { card, slotEdge } from "./cards.ts";
import { bagFinish, smallHides } from "./leathers.ts";

export interface ZipCardCaseCut {
  readonly width: number;
  readonly height: number;
  readonly slots: 0 | 1 | 2;
  readonly ring: boolean;
  readonly tilt: number;
}

export const zipCardCase = silhouette<"zip-card-case", ZipCardCaseCut>({
  kind: "zip-card-case",
  family: "card-holder",
  leaves: { men: ["C.2.2"], women: ["C.2.2"] },
  fabrics: [
    ...smallHides,
    { kind: "grained-leather", weight: 22, material: "leather", dyes: ["pastel", "jewel", "bright"] },
  ],
  cut: (random) => ({
    ...random.pick([
      { width: 12, height: 8 },
      { width: 13.4, height: 8.8 },
      { width: 11, height: 7.4 },
    ]),
    slots: random.pick([0, 1, 2]),
    ring: random.chance(0.5),
    tilt: random.pick([0, -7, 8]),
  }),
  finish: (main, _, random) => bagFinish(main, random),
  draw: drawCase,
  words: () => ({ closure: "zip" }),
});

function drawCase(cut: ZipCardCaseCut, { main, contrast = main, metal = "gold" }: Fabric, { random }: Hand) {
  const { width, height } = cut;
  const [half, up] = [width / 2, height / 2];
  const thread = contrast.thread ? { colour: contrast.thread } : {};
  const outline = roundedShape([-half, -up, 0.5], [half, -up, 0.5], [half, up, 0.9, 0.04], [-half, up, 0.9]);
  const zip = polyline([-half + 0.5, -up + 0.8], [half - 0.5, -up + 0.8]);
  const at = (u: number, v: number): [number, number] => [-half + u * width, -up + v * height];
  const body: Part = {
    outline,
    cloth: main,
    role: "body",
    lift: 0.3,
    folds: [
      {
        spine: bow(at(0.28, 0.24), at(0.22 + random.sway(0.04), 0.86), 0.05),
        width: width * 0.07,
        depth: 0.4,
      },
      { spine: bow(at(0.1, 0.95), at(0.92, 0.94), -0.02), width: 0.26, depth: -0.4 },
    ],
    lines: [
      { path: zip.shift(0, 0.4), kind: "seam" },
      { path: zip.shift(0, -0.4), kind: "seam" },
      { path: zip.shift(0, 0.62), kind: "stitch", ...thread },
      { path: inset(outline, 0.26), kind: "stitch", ...thread },
    ],
    trims: [
      zipTeeth(zip, metalColours[metal], 0.32),
      ...zipPull(zip.end, [0.2, 1], metal, { size: 0.6, tab: contrast.colour }),
    ],
  };
  const slots = Array.from({ length: cut.slots }, (_, i): Part[] => {
    const y = up - 1.5 - (cut.slots - i) * 1.5;
    return [
      ...(i === 0 ? [card(-half + 1.4, half - 1.4, y - 0.7, y + 1.2, 1)] : []),
      {
        outline: pocketBelow(slotEdge(-half, half, y, i === cut.slots - 1 ? "scoop" : "straight"), up, 0.9),
        cloth: main,
        role: "front",
        lift: 0.24,
        lines: [
          {
            path: slotEdge(-half + 0.1, half - 0.1, y + 0.2, i === cut.slots - 1 ? "scoop" : "straight"),
            kind: "stitch",
            ...thread,
          },
        ],
      },
    ];
  });
  const tag: Part[] = cut.ring
    ? [
        {
          outline: roundedShape(
            [-half - 0.7, -up + 0.4, 0.3],
            [-half + 0.6, -up + 0.4, 0.2],
            [-half + 0.6, -up + 1.5, 0.2],
            [-half - 0.7, -up + 1.5, 0.3],
          ),
          cloth: contrast,
          lift: 0.2,
          flat: true,
          trims: [ring([-half - 1.1, -up + 1], 0.85, 0.17, metal)],
        },
      ]
    : [];
  return {
    parts: laid([...tag, body, ...slots.flat()], cut.tilt),
    main,
    ground: "wall" as const,
    detail: { of: "closure" as const, box: [half - 8, -up - 1, half + 1, up] as const },
  };
}
