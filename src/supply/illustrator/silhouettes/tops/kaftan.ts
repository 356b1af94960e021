import { gathers } from "../../blocks/gathers.ts";
import { neckOrnament } from "../../blocks/neck-ornament.ts";
import { besideNeck, neckBack, openNeck } from "../../blocks/open-neck.ts";
import { tiedBow } from "../../blocks/tied-bow.ts";
import { trimColour } from "../../blocks/trim-colours.ts";
import { bow, ribbon } from "../../geometry/along.ts";
import { mix, type Point } from "../../geometry/point.ts";
import { spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { kaftanFabrics } from "./fabrics.ts";

/** Body and sleeves in one piece of cloth, with wings under the arms. */
export interface KaftanCut {
  readonly neck: "v" | "round" | "boat";
  /** How far the arms reach, and how deep the wings are. */
  readonly reach: number;
  readonly wing: number;
  readonly length: number;
  readonly waist: "loose" | "drawn";
  readonly border: "none" | "embroidery" | "band";
}

export const kaftan = silhouette<"kaftan", KaftanCut>({
  kind: "kaftan",
  family: "tunic",
  weight: 0.5,
  leaves: { women: ["A.1.4"] },
  fabrics: kaftanFabrics,
  cut: (random) => {
    const waist = random.pick<KaftanCut["waist"]>(["loose", "drawn"]);
    return {
      neck: random.pick(["v", "v", "round", "boat"]),
      reach: random.pick([28, 31, 34]),
      // A tie sits at the waist, so the wings end above it.
      wing: waist === "drawn" ? 40 : random.pick([42, 48, 55]),
      length: random.pick([72, 80, 88]),
      waist,
      border: random.pick(["none", "embroidery", "band"]),
    };
  },
  finish: (main, { border }, random) =>
    border === "none" ? {} : { contrast: { kind: main.kind, colour: trimColour(main, random) } },
  draw: drawKaftan,
  words: ({ neck, reach }) => ({
    neckline: neck === "v" ? "v-neck" : neck === "boat" ? "boat" : "round",
    sleeve: reach > 29 ? "three-quarter" : "elbow",
    length: "long",
    closure: "pull-on",
  }),
});

const necks = {
  v: { half: 8, depth: 18 },
  round: { half: 8.2, depth: 9 },
  boat: { half: 11.6, depth: 4.6 },
} as const;

function drawKaftan(cut: KaftanCut, fabric: Fabric, hand: Hand) {
  const { main, contrast } = fabric;
  const { half, depth } = necks[cut.neck];
  const seam = openNeck(cut.neck, half, depth);
  const { length, reach, wing } = cut;
  const drawn = cut.waist === "drawn";
  const wristTop: Point = [reach, 21];
  const wristLow: Point = [reach - 2.2, 35.5];
  const hemX = drawn ? 20 : 21.5;
  const body = spline(
    [half, 0, "*"],
    [mix(half, 19, 0.55), 2.4],
    [19, 6.4],
    [mix(19, reach, 0.55), 12.4],
    [...wristTop, "*"],
  );
  const cuff = spline([...wristTop, "*"], [reach - 0.6, 28.6], [...wristLow, "*"]);
  const sideX = drawn ? 14.6 : 17.4;
  const wingEdge = spline(
    [...wristLow, "*"],
    [mix(reach - 2.2, sideX, 0.42), mix(35.5, wing, 0.34)],
    [sideX + 1.6, mix(35.5, wing, 0.82)],
    [sideX, wing + 4],
    [mix(sideX, hemX, 0.5), mix(wing, length, 0.6)],
    [hemX, length, "*"],
  );
  const hem = spline(
    [hemX, length, "*"],
    [hemX * 0.6, length + 1.6],
    [0, length + 1.2],
    [-hemX * 0.55, length + 1.8],
    [-hemX, length, "*"],
  );
  // The far side of each sleeve's opening.
  const opening: Part = {
    outline: cuff.to(spline([...wristLow, "*"], [reach + 1.5, 28.8], [...wristTop, "*"])).close(),
    cloth: main,
    role: "back",
    inside: 0.5,
    flat: true,
    edge: 0.7,
  };
  const right = body.to(cuff).to(wingEdge);
  const band = contrast && cut.border === "band" ? contrast : undefined;
  const front: Part = {
    outline: seam.to(right).to(hem).to(right.mirror().reverse()).close(),
    cloth: main,
    role: "body",
    lift: 0.5,
    folds: drapes(cut, hemX, hand.random),
    lines: [
      { path: besideNeck(seam, half, 1), kind: "stitch" },
      { path: hem.shift(0, -1.2), kind: "stitch" },
      { path: cuff.shift(-1, 0), kind: "stitch" },
      { path: cuff.mirror().shift(1, 0), kind: "stitch" },
    ],
    trims:
      contrast && cut.border === "embroidery"
        ? [neckOrnament({ seam, half, depth, point: cut.neck === "v", colour: contrast.colour })]
        : [],
  };
  const bands: Part[] = band
    ? [
        {
          outline: seam.to(besideNeck(seam, half, 2.2).reverse()).close(),
          cloth: band,
          role: "collar",
          edge: 0.7,
        },
        ...[1, -1].map((side): Part => {
          const edge = side === 1 ? cuff : cuff.mirror();
          return {
            outline: edge.to(edge.shift(-2.6 * side, -0.5).reverse()).close(),
            cloth: band,
            role: "front",
            edge: 0.7,
            flat: true,
          };
        }),
      ]
    : [];
  const belt = drawn ? waistTie(wing + 4.6, main, hand.random) : [];
  return {
    parts: [
      neckBack(seam, half, cut.neck === "boat" ? 1.8 : 2.4, main, { label: cut.neck !== "boat" }),
      opening,
      mirrorPart(opening),
      front,
      ...bands,
      ...belt,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-13, -3, 13, 29] as const },
  };
}

/** A narrow band around the waist, tied in front. */
function waistTie(y: number, cloth: Part["cloth"], random: Random): Part[] {
  return [
    {
      outline: ribbon(spline([-14.7, y], [-7, y + 0.9], [0, y + 1.1], [7, y + 0.9], [14.7, y]), 1.9, 8),
      cloth,
      role: "belt",
      grain: 88,
      lift: 0.35,
    },
    ...tiedBow({ at: [0, y + 1.1], cloth, loops: 4.6, tails: 16, width: 2.2 }, random),
  ];
}

/** Long falls from the shoulders, and arcs from wing to wing. */
function drapes({ length, wing, reach, waist }: KaftanCut, hemX: number, random: Random): Fold[] {
  const folds: Fold[] = [];
  if (waist === "drawn") {
    const line = spline([-14, wing + 4.6], [0, wing + 5.6], [14, wing + 4.6]);
    folds.push(
      ...gathers(line, { count: 8, length: 10, inwards: [0, wing - 24], depth: 0.5 }, random),
      ...gathers(line, { count: 7, length: 14, depth: 0.5, width: 0.7 }, random),
    );
  }
  for (const side of [-1, 1]) {
    const arc = (x: number, y: number, tx: number, ty: number, depth: number, width: number) =>
      folds.push({
        spine: bow([side * x, y], [side * tx, ty], side * random.between(0.08, 0.14)),
        width,
        depth,
        swell: "both",
      });
    arc(reach - 1.5, 27, 12 + random.sway(1), wing - 1, -0.44, 1.1);
    arc(reach - 3, 34, 15 + random.sway(1), wing + 3, -0.5, 1);
    arc(23, 15, 11 + random.sway(1), wing - 8, -0.3, 1);
    arc(reach - 4, 24, 14, wing - 5, 0.4, 1.6);
    for (const share of [0.3, 0.72]) {
      const x = side * hemX * (share + random.sway(0.07));
      folds.push(
        {
          spine: bow(
            [x * 0.8, waist === "drawn" ? wing + 9 : wing - 6],
            [x, length + 1.4],
            random.sway(0.04),
          ),
          width: random.between(1, 1.7),
          depth: -random.between(0.4, 0.56),
          swell: "end",
        },
        {
          spine: bow([x * 0.8 + 2.4, waist === "drawn" ? wing + 10 : wing], [x + 2.8, length], 0.02),
          width: 1.5,
          depth: 0.4,
          swell: "end",
        },
      );
    }
    folds.push({ spine: bow([side * 12, 7], [side * 9.4, 30], side * 0.04), width: 2.6, depth: 0.3 });
  }
  return folds;
}
