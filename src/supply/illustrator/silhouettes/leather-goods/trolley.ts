import { pushLock } from "../../blocks/bag-locks.ts";
import { inset, roundedShape } from "../../blocks/bag-shape.ts";
import { metalPiece, stud } from "../../blocks/hardware.ts";
import { metalColours } from "../../blocks/metal.ts";
import { metalCloth } from "../../blocks/shoe-hardware.ts";
import { zipTeeth } from "../../blocks/zip-front.ts";
import { shadow } from "../../colour/oklab.ts";
import { bow } from "../../geometry/along.ts";
import { ellipse, rectangle } from "../../geometry/shapes.ts";
import { polyline } from "../../geometry/spline.ts";
import type { Fold, Line, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { fittings, trimLeathers } from "./leathers.ts";

export interface TrolleyCut {
  readonly width: number;
  readonly height: number;
  readonly shell: "ribbed" | "broad-ribs" | "smooth" | "crossed";
  readonly corners: "plain" | "guards";
  readonly pulled: boolean;
}

export const trolley = silhouette<"trolley", TrolleyCut>({
  kind: "trolley",
  family: "luggage",
  leaves: { men: ["C.1.5"], women: ["C.1.5"] },
  fabrics: [
    {
      kind: "acetate",
      weight: 50,
      material: "polyester",
      dyes: ["classic", "neutral", "pastel", "jewel", "earth"],
    },
    { kind: "metal", weight: 16, material: "metal", dyes: ["metal", "neutral"] },
    { kind: "leather", weight: 10, material: "leather", dyes: ["leather"] },
    { kind: "nylon", weight: 16, material: "nylon", dyes: ["classic"] },
  ],
  cut: (random) => ({
    ...random.pick([
      { width: 38, height: 54 },
      { width: 36, height: 50 },
      { width: 43, height: 60 },
    ]),
    shell: random.pick(["ribbed", "ribbed", "broad-ribs", "smooth", "crossed"]),
    corners: random.pick(["plain", "guards"]),
    pulled: random.chance(0.6),
  }),
  finish: (main, _, random) => ({
    metal: fittings(main, random),
    contrast: { kind: "leather", colour: random.pick(trimLeathers) },
  }),
  draw: drawTrolley,
  words: () => ({ closure: "zip" }),
});

/** How high the shell stands above the floor. */
const ride = 4.4;

function drawTrolley(cut: TrolleyCut, { main, contrast = main, metal = "steel" }: Fabric, hand: Hand) {
  const { width, height } = cut;
  const half = width / 2;
  const outline = roundedShape(
    [-half, -height - ride, 4, 0.2],
    [half, -height - ride, 4, 0.25],
    [half, -ride, 4, 0.2],
    [-half, -ride, 4, 0.25],
  );
  const top = -height - ride;
  const dark = { kind: "rubber" as const, colour: "#2b2b2d" as const };
  const soft = main.kind === "nylon" || main.kind === "leather";
  const shell: Part = {
    outline,
    cloth: main,
    role: "body",
    lift: 0.3,
    folds: volume(cut, hand),
    lines: [{ path: inset(outline, 0.8), kind: "groove", strength: 0.7 }, ...(soft ? [] : grooves(cut))],
    trims: [...zipOrLock(cut, metal, soft)],
  };
  const reach = cut.pulled ? 26 : 7;
  const rods = [-1, 1].map(
    (side): Part => ({
      outline: rectangle(side * half * 0.3 - 0.6, top - reach + 1, 1.2, reach + 2),
      cloth: metalCloth(metal === "gold" || metal === "brass" ? metal : "steel"),
      role: "back",
    }),
  );
  const grip: Part = {
    outline: roundedShape(
      [-half * 0.3 - 1.6, top - reach - 1, 1.2],
      [half * 0.3 + 1.6, top - reach - 1, 1.2],
      [half * 0.3 + 1.4, top - reach + 2.2, 0.9, -0.3],
      [-half * 0.3 - 1.4, top - reach + 2.2, 0.9],
    ),
    cloth: dark,
    role: "back",
  };
  const carry: Part = {
    outline: roundedShape(
      [-6.4, top - 1.7, 1.5],
      [6.4, top - 1.7, 1.5],
      [6.8, top + 1.2, 0.4],
      [-6.8, top + 1.2, 0.4],
    ),
    holes: [
      roundedShape([-5, top - 0.7, 0.6], [5, top - 0.7, 0.6], [5.2, top + 0.8, 0.2], [-5.2, top + 0.8, 0.2]),
    ],
    cloth: soft ? contrast : dark,
    role: "body",
    lift: 0.2,
  };
  return {
    parts: [
      ...rods,
      grip,
      ...wheels(half, dark),
      carry,
      shell,
      ...(cut.corners === "guards"
        ? guards(cut, soft ? contrast : { kind: main.kind, colour: shadow(main.colour, 0.22) })
        : []),
    ],
    main,
    ground: "floor" as const,
    detail: { of: "closure" as const, box: [-half - 1, top - 6, -half + 29, top + 30] as const },
  };
}

function volume({ width, height }: TrolleyCut, { random }: Hand): Fold[] {
  const [left, top] = [-width / 2, -height - ride];
  const at = (u: number, v: number): [number, number] => [left + u * width, top + v * height];
  return [
    { spine: bow(at(0.2, 0.08), at(0.19 + random.sway(0.02), 0.9), 0.01), width: width * 0.09, depth: 0.6 },
    { spine: bow(at(0.95, 0.08), at(0.95, 0.92), -0.01), width: width * 0.04, depth: -0.6 },
    { spine: bow(at(0.1, 0.965), at(0.92, 0.965), -0.01), width: height * 0.022, depth: -0.6 },
    { spine: bow(at(0.12, 0.035), at(0.8, 0.03), 0.005), width: height * 0.014, depth: 0.7 },
  ];
}

function grooves({ width, height, shell }: TrolleyCut): Line[] {
  const half = width / 2;
  const column = (x: number): Line => ({
    path: polyline([x, -height - ride + 3.4], [x, -ride - 3.4]),
    kind: "pleat",
    strength: 1.15,
  });
  const row = (y: number): Line => ({
    path: polyline([-half + 3.4, y], [half - 3.4, y]),
    kind: "groove",
    strength: 1,
  });
  const spread = (count: number) =>
    Array.from({ length: count }, (_, i) => -half + 4.2 + (i / (count - 1)) * (width - 8.4));
  switch (shell) {
    case "ribbed":
      return spread(15).map(column);
    case "broad-ribs":
      return spread(7).map(column);
    case "smooth":
      return [];
    case "crossed":
      return [0.25, 0.5, 0.75].flatMap((share) => [
        row(-ride - height * share - 0.9),
        row(-ride - height * share + 0.9),
      ]);
  }
}

function zipOrLock({ width, height }: TrolleyCut, metal: NonNullable<Fabric["metal"]>, soft: boolean) {
  const half = width / 2;
  if (!soft) return pushLock([half - 2, -ride - height * 0.58], 2.8, metal);
  const zip = polyline([-half + 4, -ride - height * 0.62], [half - 4, -ride - height * 0.62]);
  return [
    zipTeeth(zip, metalColours[metal], 0.55),
    metalPiece(rectangle(-half + 3.4, -ride - height * 0.62 - 0.6, 1.6, 1.2, 0.3), metal),
    stud([half - 3.6, -ride - height * 0.62], 0.4, metal),
  ];
}

function wheels(half: number, cloth: Part["cloth"]): Part[] {
  return [-1, 1].flatMap((side) =>
    [0, 1].flatMap((behind): Part[] => {
      const x = side * (half - 5.4 + behind * 2.6);
      const y = -2.35 - behind * 0.25;
      return [
        { outline: ellipse([x, y], 1.05, 2.3), cloth, role: "back", ...(behind ? {} : { light: 0.06 }) },
        {
          outline: roundedShape(
            [x - 1.7, -ride - 1.4, 0.4],
            [x + 1.7, -ride - 1.4, 0.4],
            [x + 1.4, -2.4, 1.1],
            [x - 1.4, -2.4, 1.1],
          ),
          cloth,
          role: "back",
          light: 0.12,
        },
      ];
    }),
  );
}

function guards({ width, height }: TrolleyCut, cloth: Part["cloth"]): Part[] {
  const half = width / 2 + 0.12;
  const size = 6.2;
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([sx = 1, sy = 1]): Part => {
    const y = sy < 0 ? -height - ride - 0.12 : -ride + 0.12;
    const shape = roundedShape(
      [half - size, 0, 0.2, 0.1],
      [half, 0, 4, 0.1],
      [half, size, 0.2],
      [half - size * 0.34, size * 0.62, 1.6, 0],
      [half - size * 0.62, size * 0.34, 1.6, 0],
    );
    const outline = shape.map(([px, py]) => [px * sx, sy < 0 ? y + py : y - py]);
    return { outline, cloth, role: "body", lift: 0.16, flat: true };
  });
}
