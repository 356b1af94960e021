import { laid } from "../../blocks/bag-laid.ts";
import { turnLock } from "../../blocks/bag-locks.ts";
import { inset, roundedShape } from "../../blocks/bag-shape.ts";
import { stud } from "../../blocks/hardware.ts";
import { bow } from "../../geometry/along.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { bagFinish, smallHides } from "./leathers.ts";

export interface TrifoldWalletCut {
  readonly width: number;
  readonly height: number;
  /** Which way the last fold closes, and what holds it. */
  readonly closes: "down" | "across";
  readonly holds: "snap" | "turn" | "tab";
  readonly tilt: number;
}

export const trifoldWallet = silhouette<"trifold-wallet", TrifoldWalletCut>({
  kind: "trifold-wallet",
  family: "small-leather",
  leaves: { men: ["C.2.1"], women: ["C.2.1"] },
  fabrics: [
    ...smallHides,
    { kind: "grained-leather", weight: 16, material: "leather", dyes: ["pastel", "neutral"] },
  ],
  cut: (random, universe) => ({
    ...random.pick([
      { width: 11.2, height: 9 },
      { width: 10, height: 8.2 },
      { width: 18.6, height: 9.6 },
    ]),
    closes: random.pick(universe === "men" ? ["across", "down"] : ["down", "down", "across"]),
    holds: random.pick(universe === "men" ? ["snap", "tab"] : ["snap", "turn", "tab"]),
    tilt: random.pick([0, 0, -6, 6]),
  }),
  finish: (main, _, random) => bagFinish(main, random),
  draw: drawTrifold,
  words: () => ({ closure: "button" }),
});

function drawTrifold(
  cut: TrifoldWalletCut,
  { main, contrast = main, metal = "gold" }: Fabric,
  { random }: Hand,
) {
  const { width, height } = cut;
  const [half, up] = [width / 2, height / 2];
  const down = cut.closes === "down";
  const thread = contrast.thread ? { colour: contrast.thread } : {};
  const body = roundedShape(
    [-half, -up, 0.6, 0.05],
    [half, -up, 0.6],
    [half, up, 0.8, 0.05],
    [-half, up, 0.8],
  );
  const layers = [0.34, 0.17].map(
    (by, i): Part => ({
      outline: body.shift(by * 0.6, by),
      cloth: main,
      role: "back",
      light: -0.22 + i * 0.08,
      lift: i === 0 ? 0.2 : 0,
    }),
  );
  const reach = down ? height * 0.56 : height;
  const lid = down
    ? roundedShape(
        [-half, -up - 0.05, 0.6, 0.05],
        [half, -up - 0.05, 0.6],
        [half - 0.05, -up + reach, 1.1, 0.12],
        [-half + 0.05, -up + reach, 1.1],
      )
    : roundedShape([-half, -up, 0.6], [half * 0.5, -up, 0.6, 0.08], [half * 0.5, up, 0.6], [-half, up, 0.6]);
  const [left, top, right, bottom] = lid.box();
  const at = (u: number, v: number): [number, number] => [
    left + u * (right - left),
    top + v * (bottom - top),
  ];
  const cover: Part = {
    outline: lid,
    cloth: main,
    role: "front",
    lift: 0.42,
    folds: [
      down
        ? { spine: bow(at(0.05, 0.08), at(0.92, 0.08), 0.01), width: 0.36, depth: 0.8 }
        : { spine: bow(at(0.05, 0.06), at(0.05, 0.94), 0.01), width: 0.34, depth: 0.8 },
      {
        spine: bow(at(0.3, 0.16), at(0.24 + random.sway(0.04), 0.84), 0.05),
        width: width * 0.07,
        depth: 0.36,
      },
    ],
    lines: [{ path: inset(lid, 0.32), kind: "stitch", ...thread }],
    trims: cut.holds === "turn" && down ? turnLock([0, bottom - 1.1], 1.7, metal, "oval") : [],
  };
  const tongue = down
    ? roundedShape(
        [-0.95, bottom - 2.2, 0.3],
        [0.95, bottom - 2.2, 0.3],
        [0.95, bottom + 1.5, 0.9],
        [-0.95, bottom + 1.5, 0.9],
      )
    : roundedShape(
        [right - 1.8, -0.95, 0.3],
        [right + 2.1, -0.95, 0.9],
        [right + 2.1, 0.95, 0.9],
        [right - 1.8, 0.95, 0.3],
      );
  const holder: Part = {
    outline: tongue,
    cloth: main.motif ? { kind: main.kind, colour: main.colour } : main,
    role: "front",
    lift: 0.26,
    flat: true,
    lines: [{ path: inset(tongue, 0.2), kind: "stitch", ...thread }],
    trims: [stud(down ? [0, bottom + 0.6] : [right + 1.2, 0], 0.4, metal)],
  };
  const plainSnap: Part = {
    ...cover,
    trims: [stud([down ? 0 : right - 0.9, down ? bottom - 0.95 : 0], 0.4, metal)],
  };
  return {
    parts: laid(
      [
        ...layers,
        {
          outline: body,
          cloth: main,
          role: "body" as const,
          lines: [{ path: inset(body, 0.32), kind: "stitch" as const, ...thread }],
        },
        ...(cut.holds === "tab"
          ? [cover, holder]
          : cut.holds === "snap"
            ? [plainSnap]
            : down
              ? [cover]
              : [plainSnap]),
      ],
      cut.tilt,
    ),
    main,
    ground: "wall" as const,
    detail: { of: "clasp" as const, box: [-4.5, bottom - 6, 5.5, bottom + 3] as const },
  };
}
