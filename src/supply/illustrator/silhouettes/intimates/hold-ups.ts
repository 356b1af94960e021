import { type HosieryLeg, hosieryLeg, toe } from "../../blocks/hosiery.ts";
import { type HosieryPattern, hosieryPattern } from "../../blocks/hosiery-pattern.ts";
import { scalloped } from "../../blocks/scallop.ts";
import { sheerEdges } from "../../blocks/volume.ts";
import { shadow } from "../../colour/oklab.ts";
import { mix, turn } from "../../geometry/point.ts";
import { smooth, spline } from "../../geometry/spline.ts";
import type { Model, Part } from "../../model/part.ts";
import { type Move, movePart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import {
  type Denier,
  denseCloth,
  legCloth,
  patternColour,
  seeThrough,
  stockingFabrics,
} from "./hosiery-cloths.ts";

export interface HoldUpsCut {
  readonly denier: Denier;
  /** Height of the band of lace; plain ones end in a dense welt. */
  readonly band: "lace" | "welt";
  readonly height: number;
  readonly seam: boolean;
  readonly pattern: Extract<HosieryPattern, "plain" | "plumetis" | "fishnet" | "rings">;
}

export const holdUps = silhouette<"hold-ups", HoldUpsCut>({
  kind: "hold-ups",
  family: "stockings",
  leaves: { women: ["F.2.2"] },
  fabrics: stockingFabrics,
  cut: (random) => ({
    denier: random.pick(["sheer", "semi", "semi", "opaque"]),
    band: random.pick(["lace", "lace", "welt"]),
    height: random.pick([6, 8, 10]),
    seam: random.chance(0.35),
    pattern: random.pick(["plain", "plain", "plumetis", "fishnet", "rings"]),
  }),
  draw: drawHoldUps,
  words: () => ({ length: "long", closure: "pull-on" }),
});

/** Where the stocking begins, below the crotch. */
const top = 7;

function drawHoldUps(cut: HoldUpsCut, { main }: Fabric, _hand: Hand): Model {
  const pair = stocking(cut, main);
  return {
    parts: [
      ...pair.map((part) => movePart(part, laid(9.2, 2.4, -7))),
      ...pair.map((part) => movePart(part, laid(-9.2, 0, 4))),
    ],
    main,
    ground: "wall",
    detail: { of: "hem", box: [-22, 2, 2, 32] },
  };
}

/** A leg around x = 0, shifted and turned. */
const laid = (dx: number, dy: number, degrees: number): Move => ({
  at: ([x, y]) => {
    const [px, py] = turn([x - 9.4, y], degrees, [0, 46]);
    return [px + dx, py + dy];
  },
  scale: 1,
  turn: degrees,
});

function stocking(cut: HoldUpsCut, main: Fabric["main"]): Part[] {
  const leg = hosieryLeg(top);
  const { cloth, sheer = 0 } = legCloth(main, cut.denier);
  const veiled = seeThrough(main, cut.denier);
  const dense = denseCloth(main);
  const centre = smooth([leg.at(0.5, top), leg.at(0.52, 30), leg.at(0.46, 52), leg.at(0.5, 76)]);
  return [
    {
      outline: leg.outline,
      cloth,
      sheer,
      role: "body",
      lift: veiled ? 0 : 0.25,
      edge: 1.1,
      folds: veiled
        ? []
        : [
            { spine: smooth([leg.at(0.4, 18), leg.at(0.42, 26), leg.at(0.44, 34)]), width: 2.2, depth: 0.45 },
            { spine: smooth([leg.at(0.4, 38), leg.at(0.42, 50), leg.at(0.44, 64)]), width: 1.7, depth: 0.45 },
          ],
      lines: cut.seam ? [{ path: centre, kind: "edge" }] : [],
      trims: [
        ...(veiled ? [sheerEdges(leg.outline, shadow(main.colour, 0.25))] : []),
        ...(main.motif || main.kind === "lace" || main.kind === "tulle"
          ? []
          : hosieryPattern(cut.pattern, leg.at, { from: top + 10, until: 80 }, patternColour(main))),
      ],
    },
    ...(veiled ? [{ outline: toe(), cloth: dense, sheer: 0.35, role: "body", edge: 0.5 } as const] : []),
    ...bandOf(cut, leg, main, dense),
  ];
}

function bandOf(
  { band, height }: HoldUpsCut,
  leg: HosieryLeg,
  main: Fabric["main"],
  dense: Part["cloth"],
): Part[] {
  const level = (y: number, sag: number) => {
    const [a, b] = [leg.at(-0.01, y), leg.at(1.01, y)];
    return spline(a, [mix(a[0], b[0], 0.5), y + sag], b);
  };
  const high = band === "lace" ? height : height * 0.6;
  const [upper, lower] = [level(top - 0.2, 0.9), level(top + high, 1.1)];
  const sides = smooth([leg.at(1.01, top), leg.at(1.01, top + high * 0.5), leg.at(1.01, top + high)]);
  const back: Part = {
    outline: spline(leg.at(0, top), [leg.at(0.5, top)[0], top - 1], leg.at(1, top))
      .to(upper.shift(0, 0.3).reverse())
      .close(),
    cloth: dense,
    role: "back",
    inside: 0.4,
    flat: true,
  };
  const left = smooth([leg.at(-0.01, top + high), leg.at(-0.01, top + high * 0.5), leg.at(-0.01, top)]);
  if (band === "welt") {
    const welt: Part = {
      outline: upper.to(sides).to(lower.reverse()).to(left).close(),
      cloth: dense,
      role: "belt",
      lift: 0.1,
      lines: [{ path: lower.shift(0, -0.5), kind: "stitch", strength: 0.7 }],
    };
    return [back, welt];
  }
  const outline = scalloped(upper, 1.5, -0.5)
    .to(sides)
    .to(scalloped(lower.reverse(), 1.5, -0.5))
    .to(left)
    .close();
  return [
    back,
    { outline, cloth: { ...dense, kind: "tech-jersey" }, sheer: 0.45, role: "belt", edge: 0.6 },
    {
      outline,
      cloth: { kind: "lace", colour: main.colour, scale: 0.7 },
      role: "belt",
      flat: true,
      edge: 0.9,
    },
  ];
}
