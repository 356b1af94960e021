import type { Cloth } from "../../cloth/cloth.ts";
import { bow, stretch } from "../../geometry/along.ts";
import type { Path } from "../../geometry/path.ts";
import { mix, turn } from "../../geometry/point.ts";
import { polygon, spline } from "../../geometry/spline.ts";
import type { Fold, Model, Part } from "../../model/part.ts";
import { movePart } from "../../model/place.ts";
import type { Random } from "../../random.ts";
import type { Fabric, Hand } from "../silhouette.ts";

/** A pair laid flat, heels to the left. */
export interface Socks {
  /** Height of the leg above the sole. */
  readonly leg: number;
  readonly heel: "contrast" | "tonal";
  /** Two stripes below the rib. */
  readonly bands: boolean;
  /** Height of the ribbed end. */
  readonly ribbed: number;
}

export function drawSocks(cut: Socks, fabric: Fabric, { random, leftRandom, universe }: Hand): Model {
  const size = universe === "women" ? 0.93 : 1;
  // The far one lies below, turned a little, so that both can be seen.
  const far = sock(cut, fabric, leftRandom).map((part) =>
    movePart(part, {
      at: (point) => {
        const [x, y] = turn(point, 7, [0, 0]);
        return [(x + 7.4) * size, (y - 2.6) * size];
      },
      scale: size,
      turn: 7,
    }),
  );
  const near = sock(cut, fabric, random).map((part) =>
    movePart(part, { at: ([x, y]) => [x * size, y * size], scale: size }),
  );
  return {
    parts: [...far, ...near],
    main: fabric.main,
    ground: "wall",
    detail: { of: "weave", box: [-3, -14, 15, 2] },
  };
}

/** y = 0 is the sole, x = 0 the back of the heel. */
function sock(cut: Socks, { main, contrast = main }: Fabric, random: Random): Part[] {
  const top = -cut.leg;
  const calf = Math.max(0, cut.leg - 24) * 0.09;
  const front: Path = spline(
    [8.6 + calf * 0.5, top, "*"],
    [8.6 + calf, mix(top, -9.6, 0.3)],
    [8.5 + calf * 0.1, mix(top, -9.6, 0.78)],
    [9.5, -8.9],
    [12.2, -7.5],
    [16.4, -6.7],
    [20.6, -6],
    [23.4, -4.4],
    [24.1, -2.6],
    [23, -0.7],
    [20.4, 0, "*"],
  );
  const sole = spline(
    [20.4, 0, "*"],
    [13.6, -0.35],
    [8, -0.15],
    [3.4, 0.1],
    [0.6, -1.3],
    [-0.35, -4],
    [0, -7.6, "*"],
  );
  const back: Path = spline(
    [0, -7.6, "*"],
    [0.4, mix(-7.6, top, 0.3)],
    [-calf * 0.7, mix(-7.6, top, 0.72)],
    [-calf * 0.3, top, "*"],
  );
  const body: Part = {
    outline: front.to(sole).to(back).close(),
    cloth: main,
    role: "body",
    lift: 0.5,
    folds: folds(cut, random),
  };
  const heelCloth: Cloth = cut.heel === "contrast" ? contrast : { kind: main.kind, colour: main.colour };
  const patch = (outline: Path, lines: Part["lines"] = []): Part => ({
    outline,
    cloth: heelCloth,
    role: "body",
    edge: cut.heel === "contrast" ? 0.8 : 0.45,
    lines,
  });
  const heelShare = 0.53;
  const heelEdge = spline([0, -7.6], [2.6, -5.9], [5.2, -3.4], sole.at(heelShare));
  const heel = patch(heelEdge.to(stretch(sole, heelShare, 1, 12)).close(), [
    { path: spline([0.2, -4.6], [3.2, -3.6], [5.2, -1.6]), kind: "seam", strength: 0.5 },
  ]);
  const toeShare = 0.83;
  const toeTop = front.at(toeShare);
  const toe = patch(
    stretch(front, toeShare, 1, 7)
      .to(stretch(sole, 0, 0.06, 2))
      .to(spline([19.4, -0.05], [18.6, -3], toeTop))
      .close(),
    [{ path: spline([20.2, -4.6], [21.6, -3.2], [22.6, -1.6]), kind: "fine" }],
  );
  const rim = (y: number, out = 0): readonly [number, number] => [at(back, y, -calf * 0.3) - out, y];
  const rimFront = (y: number, out = 0): readonly [number, number] => [
    at(front, y, 8.6 + calf * 0.5) + out,
    y,
  ];
  const cuffEnd = top + cut.ribbed;
  const cuff: Part = {
    outline: spline([...rim(top - 0.3, 0.12), "*"], [4.3, top - 0.05], [...rimFront(top - 0.3, 0.12), "*"])
      .to(spline([...rimFront(cuffEnd, 0.05), "*"], [4.3, cuffEnd + 0.25], [...rim(cuffEnd, 0.05), "*"]))
      .close(),
    cloth: { kind: "rib", colour: cut.heel === "contrast" ? contrast.colour : main.colour, scale: 1.5 },
    role: "cuff",
    lift: 0.2,
  };
  const bands = cut.bands
    ? [1.6, 3.6].map((by): Part => {
        const y = cuffEnd + by;
        return {
          outline: polygon(rim(y), rimFront(y), rimFront(y + 1.1), rim(y + 1.1)),
          cloth: { kind: "fine-knit", colour: contrast.colour },
          role: "body",
          edge: 0.4,
        };
      })
    : [];
  return [body, ...bands, heel, toe, cuff];
}

/** The x of an edge where it passes this height. */
function at(edge: Path, y: number, otherwise: number): number {
  const points = edge.points(90);
  const below = points.find(([, py], i) => {
    const next = points[i + 1];
    return next && (py - y) * (next[1] - y) <= 0;
  });
  return below ? below[0] : otherwise;
}

/** Where the leg bends into the foot the knit creases; along leg and foot it only swells. */
function folds({ leg }: Socks, random: Random): Fold[] {
  const creases = [0, 1, 2].map(
    (i): Fold => ({
      spine: bow(
        [9.3 + i * 0.5, -9.4 + i * 0.5 + random.sway(0.3)],
        [5 - i * 0.3 + random.sway(0.5), -7.4 + i * 2 + random.sway(0.4)],
        random.between(-0.12, 0.02),
      ),
      width: random.between(0.32, 0.5),
      depth: -random.between(0.35, 0.6),
      swell: "start",
    }),
  );
  const foot: Fold[] = [
    { spine: bow([10.5, -5], [19.5, -3.9], 0.03), width: 1.1, depth: 0.5 },
    { spine: bow([8.4, -1.1], [18.6, -0.9], -0.02), width: 0.7, depth: -0.22 },
    {
      spine: bow([14 + random.sway(1.5), -6.7], [13.2, -3.6], 0.12),
      width: 0.35,
      depth: -0.3,
      swell: "start",
    },
  ];
  if (leg < 14) return [...creases.slice(0, 2), ...foot];
  return [
    ...creases,
    ...foot,
    { spine: bow([2.9, -leg + 3], [3.4, -10], 0.02), width: 1.2, depth: 0.5 },
    { spine: bow([7.2, -leg + 5], [7.3, -11], random.sway(0.03)), width: 0.8, depth: -0.35 },
    {
      spine: bow([0.4, -12.5 + random.sway(1)], [4.4, -10.6], 0.1),
      width: 0.4,
      depth: -0.4,
      swell: "start",
    },
  ];
}
