import { type FlapEdge, flap } from "../../blocks/bag-flap.ts";
import { pushLock, turnLock } from "../../blocks/bag-locks.ts";
import { arch, hung, inset, roundedShape, standingFolds } from "../../blocks/bag-shape.ts";
import { chainStrap, strap, tab } from "../../blocks/bag-straps.ts";
import { dRing, ring, strapBuckle, stud } from "../../blocks/hardware.ts";
import { metalCloth } from "../../blocks/shoe-hardware.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import type { Part, Trim } from "../../model/part.ts";
import { type Fabric, type Hand, type Metal, silhouette } from "../silhouette.ts";
import { bagFinish, softHides, strapPose } from "./leathers.ts";

export interface FlapBagCut {
  readonly width: number;
  readonly height: number;
  /** Share of the height the flap covers. */
  readonly cover: number;
  readonly edge: FlapEdge;
  readonly lock: "turn" | "round" | "push" | "stud" | "strap";
  readonly strap: "chain" | "woven-chain" | "leather" | "handle";
  readonly drop: number;
  readonly pose: "arch" | "hung";
  readonly quilted: boolean;
}

export const flapBag = silhouette<"flap-bag", FlapBagCut>({
  kind: "flap-bag",
  family: "small-bag",
  leaves: { women: ["C.1.3"] },
  fabrics: softHides,
  cut: (random) => {
    // Quilting is pattern enough: plain straps and a small lock go with it.
    const quilted = random.chance(0.26);
    return {
      ...random.pick([
        { width: 24, height: 16.5 },
        { width: 21, height: 17.5 },
        { width: 27, height: 17 },
        { width: 19, height: 14 },
      ]),
      cover: random.pick([0.58, 0.72, 0.9]),
      edge: random.pick(["straight", "curved", "curved", "point", "deep-curve"]),
      lock: random.pick(quilted ? ["round", "stud"] : ["turn", "round", "push", "stud", "strap"]),
      strap: random.pick(
        quilted ? ["leather", "handle"] : ["chain", "woven-chain", "leather", "leather", "handle"],
      ),
      ...strapPose(random),
      quilted,
    };
  },
  finish: (main, _, random) => bagFinish(main, random),
  draw: drawFlapBag,
  words: ({ lock }) => (lock === "strap" ? { closure: "buckle" } : {}),
});

function drawFlapBag(cut: FlapBagCut, { main, contrast = main, metal = "gold" }: Fabric, hand: Hand) {
  const { width, height, drop } = cut;
  const half = width / 2;
  // Quilting hides a printed or scaled hide, and a raised grain hides the quilting.
  const quilts = cut.quilted && !main.motif && main.kind !== "croc";
  const panel: Cloth = quilts ? { kind: "leather", colour: main.colour, motif: "quilt", scale: 0.9 } : main;
  const trim = quilts ? { kind: "leather" as const, colour: main.colour } : contrast;
  const outline = roundedShape(
    [-half * 0.985, -height, 1.6, 0.15],
    [half * 0.985, -height, 1.6, 0.25],
    [half, 0, 2.4, 0.1],
    [-half, 0, 2.4, 0.25],
  );
  const body: Part = {
    outline,
    cloth: panel,
    role: "body",
    lift: 0.3,
    folds: standingFolds(outline.box(), hand.random),
    lines: quilts ? [] : [{ path: inset(outline, 0.55), kind: "stitch", strength: 0.7 }],
  };
  const over = {
    half: half * 0.97,
    low: cut.edge === "point" ? half * 0.97 : half * 0.95,
    top: -height - 0.15,
    drop: height * (cut.edge === "straight" ? cut.cover : Math.min(0.86, cut.cover + 0.08)),
    edge: cut.edge,
    shoulder: 1.6,
    corner: 2.2,
  };
  const lockY = over.top + over.drop - (cut.edge === "point" ? 2.3 : 1.9);
  const cover: Part = {
    ...flap(over, panel, hand.random, quilts ? 0 : 0.5),
    trims: locks(cut, lockY, metal),
  };
  const closing =
    cut.lock === "strap"
      ? [
          {
            ...tab([0, over.top + over.drop * 0.42], 2, over.drop * 0.58 + 2.2, trim, { end: "round" }),
            trims: strapBuckle([0, over.top + over.drop - 0.4], 1.9, 90, metal),
          },
        ]
      : [];
  const back = gussets(cut, trim);
  return {
    parts: [...straps(cut, trim, metal, drop), ...back, body, cover, ...closing],
    main,
    ground: "floor" as const,
    detail: { of: "clasp" as const, box: [-9, lockY - 12, 9, lockY + 10] as const },
  };
}

/** The sides, seen as narrow dark slips behind the front. */
function gussets({ width, height }: FlapBagCut, cloth: Cloth): Part[] {
  const half = width / 2;
  return [
    {
      outline: roundedShape(
        [-half - 0.55, -height + 1, 1],
        [half + 0.55, -height + 1, 1],
        [half + 0.6, -0.2, 2.4],
        [-half - 0.6, -0.2, 2.4],
      ),
      cloth,
      role: "body",
      light: -0.22,
      edge: 0.8,
    },
  ];
}

function straps(
  { width, height, strap: style, drop, pose }: FlapBagCut,
  cloth: Cloth,
  metal: Metal,
  rise: number,
): Part[] {
  const half = width / 2;
  const hold = half - 1.2;
  const shape = pose === "hung" ? hung : arch;
  const base = -height + 0.6;
  if (style === "handle") {
    const grip = arch(half * 0.5, -height + 0.6, 8.5, 0.8, 0.3);
    return [
      strap(arch(hold, base, Math.max(14, drop * 0.72), 0.84, 1.8), 0.9, cloth, { behind: true, nodes: 16 }),
      strap(grip, 1.3, cloth, { rolled: true, nodes: 12 }),
      holder([-half * 0.5, -height - 0.5], cloth, metal),
      holder([half * 0.5, -height - 0.5], cloth, metal),
    ];
  }
  if (style === "leather") {
    return [
      strap(shape(hold, base - 0.6, rise), 1.1, cloth, { nodes: 18 }),
      holder([-hold, -height - 0.6], cloth, metal),
      holder([hold, -height - 0.6], cloth, metal),
    ];
  }
  const woven = style === "woven-chain";
  return [
    chainStrap(shape(hold, base, rise), metal, woven ? cloth : metalCloth(metal), {
      woven,
      link: 1.3,
    }),
    {
      ...tab([-hold, -height - 0.4], 1.5, 2, cloth),
      trims: [ring([-hold, -height - 0.2], 0.62, 0.2, metal)],
    },
    { ...tab([hold, -height - 0.4], 1.5, 2, cloth), trims: [ring([hold, -height - 0.2], 0.62, 0.2, metal)] },
  ];
}

/** A loop of leather and the ring the strap runs through. */
const holder = ([x, y]: readonly [number, number], cloth: Cloth, metal: Metal): Part => ({
  ...tab([x, y], 1.5, 2.4, cloth),
  trims: [dRing([x, y - 0.1], 1.7, 180, metal)],
});

function locks({ lock }: FlapBagCut, y: number, metal: Metal): Trim[] {
  switch (lock) {
    case "turn":
      return turnLock([0, y], 3.2, metal, "square");
    case "round":
      return turnLock([0, y], 2.7, metal, "round");
    case "push":
      return pushLock([0, y], 2.6, metal);
    case "stud":
      return [stud([0, y + 0.4], 0.65, metal)];
    case "strap":
      return [];
  }
}
