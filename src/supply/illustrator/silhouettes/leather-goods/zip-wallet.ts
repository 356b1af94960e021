import { laid } from "../../blocks/bag-laid.ts";
import { plate, zipPull } from "../../blocks/bag-locks.ts";
import { inset, roundedShape } from "../../blocks/bag-shape.ts";
import { strap } from "../../blocks/bag-straps.ts";
import { ring } from "../../blocks/hardware.ts";
import { metalColours } from "../../blocks/metal.ts";
import { zipTeeth } from "../../blocks/zip-front.ts";
import { shadow } from "../../colour/oklab.ts";
import { bow } from "../../geometry/along.ts";
import { cubic, polyline, spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { bagFinish, smallHides } from "./leathers.ts";

export interface ZipWalletCut {
  readonly width: number;
  readonly height: number;
  readonly wrist: boolean;
  readonly front: "plain" | "quilted" | "plate" | "banded";
  readonly tilt: number;
}

export const zipWallet = silhouette<"zip-wallet", ZipWalletCut>({
  kind: "zip-wallet",
  family: "small-leather",
  leaves: { men: ["C.2.1"], women: ["C.2.1"] },
  fabrics: [
    ...smallHides,
    { kind: "grained-leather", weight: 20, material: "leather", dyes: ["pastel", "jewel", "bright"] },
    { kind: "patent", weight: 6, material: "faux-leather", dyes: ["jewel", "classic"] },
  ],
  cut: (random, universe) => ({
    ...random.pick([
      { width: 19, height: 10.2 },
      { width: 13, height: 9.6 },
      { width: 19.6, height: 9.4 },
    ]),
    wrist: universe === "women" && random.chance(0.3),
    front: random.pick(
      universe === "women" ? ["plain", "quilted", "plate", "banded"] : ["plain", "plate", "banded"],
    ),
    tilt: random.pick([0, 0, -5, 5]),
  }),
  finish: (main, _, random) => bagFinish(main, random),
  draw: drawZipWallet,
  words: () => ({ closure: "zip" }),
});

function drawZipWallet(
  cut: ZipWalletCut,
  { main, contrast = main, metal = "gold" }: Fabric,
  { random }: Hand,
) {
  const { width, height } = cut;
  const [half, up] = [width / 2, height / 2];
  const trim = main.motif ? { kind: main.kind, colour: main.colour } : contrast;
  // The zip runs round three sides; its tape is seen beside the front.
  const whole = roundedShape([-half, -up, 1, 0.05], [half, -up, 1], [half, up, 1], [-half, up, 1]);
  const line = polyline([-half + 0.9, -up + 0.3], [half - 1.1, -up + 0.3])
    .to(
      cubic(
        [half - 1.1, -up + 0.3],
        [half - 0.65, -up + 0.3],
        [half - 0.33, -up + 0.6],
        [half - 0.33, -up + 1.1],
      ),
    )
    .lineTo([half - 0.33, up - 1]);
  const base: Part = {
    outline: whole,
    cloth: { kind: "cotton", colour: shadow(trim.colour, 0.28) },
    role: "body",
    lift: 0.3,
    flat: true,
    trims: [zipTeeth(line, metalColours[metal], 0.34)],
  };
  const front = roundedShape(
    [-half, -up + 0.62, 0.5, 0.03],
    [half - 0.66, -up + 0.62, 1],
    [half - 0.66, up, 1, 0.03],
    [-half, up, 0.5],
  );
  const at = (u: number, v: number): [number, number] => [-half + u * width, -up + 0.6 + v * (height - 0.6)];
  const cover: Part = {
    outline: front,
    cloth:
      cut.front === "quilted" && main.kind !== "croc"
        ? { kind: "leather", colour: main.colour, motif: "quilt" }
        : main,
    role: "front",
    lift: 0.3,
    folds: [
      {
        spine: bow(at(0.26, 0.12), at(0.2 + random.sway(0.04), 0.88), 0.05),
        width: width * 0.07,
        depth: 0.4,
      },
      { spine: bow(at(0.03, 0.1), at(0.03, 0.9), 0.01), width: 0.3, depth: 0.6 },
      { spine: bow(at(0.08, 0.95), at(0.92, 0.95), -0.01), width: 0.3, depth: -0.4 },
    ],
    lines: [
      { path: inset(front, 0.3), kind: "stitch", ...(trim.thread && { colour: trim.thread }) },
      ...(cut.front === "banded"
        ? [
            {
              path: spline([-half, up * 0.2], [0, up * 0.22], [half - 0.66, up * 0.2]),
              kind: "seam" as const,
            },
            {
              path: spline([-half, up * 0.2 + 0.26], [0, up * 0.22 + 0.26], [half - 0.66, up * 0.2 + 0.26]),
              kind: "stitch" as const,
            },
          ]
        : []),
    ],
    trims: [
      ...(cut.front === "plate" ? plate([-half + 3.4, up - 1.8], 2.6, 0.6, metal) : []),
      ...zipPull([half - 0.36, up - 1.4], [0.05, 1], metal, { size: 0.62, tab: trim.colour }),
    ],
  };
  const loop = spline(
    [-half + 0.1, -up + 1.4],
    [-half - 1.6, -up + 0.6],
    [-half - 2.4, -up + 3.4],
    [-half - 2.2, up - 0.4],
    [-half - 1.2, up - 0.6],
    [-half - 0.9, 0],
    [-half + 0.1, -up + 1.8],
  );
  return {
    parts: laid(
      [
        ...(cut.wrist
          ? [
              {
                ...strap(loop, 0.6, trim, { nodes: 18, lift: 0.2 }),
                trims: [ring([-half - 0.25, -up + 1.45], 0.42, 0.13, metal)],
              },
            ]
          : []),
        base,
        cover,
      ],
      cut.tilt,
    ),
    main,
    ground: "wall" as const,
    detail: { of: "closure" as const, box: [half - 9, -up - 0.6, half + 1, up + 1.4] as const },
  };
}
