import { fleecy, furry, hairy } from "../../blocks/fur.ts";
import { sleevelessTorso } from "../../blocks/gilet-armhole.ts";
import { openFront } from "../../blocks/jacket-open-front.ts";
import { jacketTorso } from "../../blocks/jacket-shell.ts";
import { shadow } from "../../colour/oklab.ts";
import { bow, offset } from "../../geometry/along.ts";
import { spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface FurGiletCut {
  readonly length: number;
  readonly fit: number;
  readonly collar: "none" | "shawl";
}

export const furGilet = silhouette<"fur-gilet", FurGiletCut>({
  kind: "fur-gilet",
  family: "gilet",
  weight: 0.5,
  leaves: { women: ["A.4.5"] },
  fabrics: [
    { kind: "faux-fur", weight: 3, material: "faux-fur", dyes: ["neutral", "leather", "earth"] },
    { kind: "shearling", weight: 1, material: "faux-fur", dyes: ["neutral", "earth"] },
  ],
  cut: (random) => ({
    length: random.pick([52, 62, 74]),
    fit: random.pick([0, 0.4, 0.8]),
    collar: random.pick(["none", "shawl"]),
  }),
  finish: (main) => ({ lining: { kind: "satin", colour: shadow(main.colour, 0.35) } }),
  draw: drawFurGilet,
  words: ({ collar, length }) => ({
    ...(collar === "shawl" ? { collar: "shawl" as const } : {}),
    sleeve: "sleeveless",
    length: length > 70 ? "long" : length < 56 ? "short" : "regular",
  }),
});

function drawFurGilet(cut: FurGiletCut, fabric: Fabric, hand: Hand) {
  const { main, lining = main } = fabric;
  const torso = sleevelessTorso(
    jacketTorso({ fit: cut.fit, length: cut.length, womens: true, waist: 0.6, hem: 1.6 }),
    1.4,
  );
  const edge = spline(
    [torso.neck - 0.4, 0.2, "*"],
    [5.4, 11],
    [2.6, 22],
    [1.2, 34],
    [1.6, cut.length + 0.6, "*"],
  );
  const tufts = (random: Random) => (outline: Parameters<typeof furry>[0]) =>
    furry(outline, random, edgeOf(main.kind));
  const { back, fronts } = openFront(
    {
      torso,
      edge,
      cloth: main,
      lining,
      amount: 0.6,
      finish: tufts(hand.random),
      folds: (random) => clumps(torso.hem, cut.length, random),
    },
    hand,
  );
  const shawl: Part = {
    outline: furry(
      edge
        .to(offset(edge, (share) => -7 * Math.sin(Math.PI * (0.2 + share * 0.8)), 0, 0.72, 12).reverse())
        .close(),
      hand.random,
      edgeOf(main.kind),
    ),
    cloth: main,
    role: "collar",
    lift: 0.6,
    grain: 14,
    edge: 0,
  };
  const backCollar: Part = {
    outline: furry(
      spline(
        [-torso.neck - 1.4, 1.4, "*"],
        [-torso.neck + 1.6, -2.5],
        [0, -2.7],
        [torso.neck - 1.6, -2.5],
        [torso.neck + 1.4, 1.4, "*"],
      )
        .to(spline([torso.neck - 0.6, 1.6, "*"], [0, 3], [-torso.neck + 0.6, 1.6, "*"]))
        .close(),
      hand.random,
      edgeOf(main.kind),
    ),
    cloth: main,
    role: "back",
    inside: 0.22,
    flat: true,
    edge: 0,
  };
  return {
    parts: [
      ...back,
      backCollar,
      ...fronts.map((part) => ({ ...part, lines: [], edge: 0 })),
      ...(cut.collar === "shawl" ? [mirrorPart(shawl), shawl] : []),
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-15, -6, 15, 31] as const },
  };
}

const edgeOf = (kind: Fabric["main"]["kind"]) => (kind === "shearling" ? fleecy : hairy);

/** Fur parts in clumps that lie downwards. */
function clumps(hem: number, length: number, random: Random): Fold[] {
  return Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [random.between(0.16, 0.9) * hem, random.between(12, length - 6)];
    return {
      spine: bow([x, y], [x + random.sway(1.4), y + random.between(5, 10)], random.sway(0.2)),
      width: random.between(0.6, 1.3),
      depth: i % 3 === 0 ? 0.5 : -0.45,
    };
  });
}
