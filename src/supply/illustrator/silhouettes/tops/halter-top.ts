import { gathers } from "../../blocks/gathers.ts";
import { tiedBow } from "../../blocks/tied-bow.ts";
import { bow } from "../../geometry/along.ts";
import type { Path } from "../../geometry/path.ts";
import { mix } from "../../geometry/point.ts";
import { closedSpline, spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { halterTopFabrics } from "./fabrics.ts";

export interface HalterTopCut {
  /** A band around the neck with the front gathered into it, the same with a key hole, or a V tied behind. */
  readonly neck: "band" | "keyhole" | "v" | "cowl";
  readonly length: number;
  /** Width of the hem beside the body: 0 close, 1 swinging. */
  readonly swing: number;
  readonly hem: "straight" | "pointed" | "tied";
}

export const halterTop = silhouette<"halter-top", HalterTopCut>({
  kind: "halter-top",
  family: "slim-top",
  leaves: { women: ["A.1.2"] },
  fabrics: halterTopFabrics,
  cut: (random) => ({
    neck: random.pick(["band", "keyhole", "v", "cowl"]),
    length: random.pick([44, 52, 58]),
    swing: random.pick([0, 0.3, 0.9]),
    hem: random.pick(["straight", "straight", "pointed", "tied"]),
  }),
  draw: drawHalterTop,
  words: ({ length, neck }) => ({
    neckline: "halter",
    sleeve: "sleeveless",
    length: length < 48 ? "cropped" : "regular",
    closure: neck === "v" ? "tie" : "pull-on",
  }),
});

const whole = (right: Path): Path => right.mirror().reverse().to(right);

function drawHalterTop(cut: HalterTopCut, { main }: Fabric, hand: Hand) {
  const { length } = cut;
  const open = cut.neck === "v";
  const neck = whole(
    open
      ? spline([0, 20, "*"], [3.1, 11.5], [4.9, 4], [5.3, -2.4, "*"])
      : cut.neck === "cowl"
        ? spline([0, 14], [3, 12.6], [5.4, 7], [6, -2, "*"])
        : spline([0, 1.6], [3, 1.1], [6, -1.6, "*"]),
  );
  const hemX = mix(13.2, 15.6, Math.min(1, (length - 40) / 18)) + cut.swing * 4;
  const arm = spline(
    [open || cut.neck === "cowl" ? 7.4 : 6, -2, "*"],
    [open || cut.neck === "cowl" ? 8.2 : 7, 6],
    [8.9, 12.6],
    [11, 18],
    [14.2, 21.6, "*"],
  );
  const side = spline(
    [14.2, 21.6, "*"],
    [13.7, 28],
    [12.8 + cut.swing * 1.4, 37],
    [mix(13.4, hemX, 0.6), mix(37, length, 0.5)],
    [hemX, length, "*"],
  );
  const drop = cut.hem === "pointed" ? 7 : 1.2;
  const hem = spline(
    [hemX, length, "*"],
    [hemX * 0.5, length + drop * 0.66],
    cut.hem === "pointed" ? [0, length + drop, "*"] : [0, length + drop],
    [-hemX * 0.5, length + drop * 0.66],
    [-hemX, length, "*"],
  );
  const right = neck.to(arm).to(side);
  const body: Part = {
    outline: right.to(hem).to(arm.to(side).mirror().reverse()).close(),
    cloth: main,
    role: "body",
    lift: 0.4,
    folds: halterFolds(cut, neck, hemX, hand.random),
    lines: [
      { path: arm.shift(-0.8, 0.3), kind: "stitch", strength: 0.7 },
      { path: arm.mirror().shift(0.8, 0.3), kind: "stitch", strength: 0.7 },
      { path: hem.shift(0, -1), kind: "stitch", strength: 0.7 },
      ...(open
        ? [{ path: neck.map(([x, y]) => [x * 1.14, y + 0.7]), kind: "stitch", strength: 0.7 } as const]
        : []),
    ],
  };
  const band: Part = {
    outline: spline([-6.2, -1.8, "*"], [-3, 0.9], [0, 1.4], [3, 0.9], [6.2, -1.8, "*"])
      .to(spline([6.2, -1.8, "*"], [6, -3.2], [5.7, -4.4, "*"]))
      .to(spline([5.7, -4.4, "*"], [3, -1.9], [0, -1.3], [-3, -1.9], [-5.7, -4.4, "*"]))
      .close(),
    cloth: main,
    role: "collar",
    lift: 0.35,
    lines: [{ path: spline([-6, -2], [-3, 0.6], [0, 1.1], [3, 0.6], [6, -2]), kind: "groove" }],
  };
  const strapped = open || cut.neck === "cowl";
  const behind: Part = {
    outline: strapped
      ? whole(spline([0, -5.4], [4.6, -4.7], [7.4, -1.8, "*"]))
          .to(whole(spline([0, -3.6], [3.4, -3.2], [5.2, -1.6, "*"])).reverse())
          .close()
      : whole(spline([0, -3.8], [4, -3.9], [5.8, -4.4, "*"]))
          .to(whole(spline([0, -1], [3, -1.3], [5.6, -2.2, "*"])).reverse())
          .close(),
    cloth: main,
    role: "back",
    inside: 0.45,
    flat: true,
    ...(!strapped && {
      trims: [{ kind: "label", at: [0, -2.4], width: 3, height: 1.1, colour: "#efe9df" } as const],
    }),
  };
  const keyhole: Part = {
    outline: closedSpline([0, 2.2, "*"], [1.5, 6], [2.2, 10.4], [0, 13.4], [-2.2, 10.4], [-1.5, 6]),
    cloth: main,
    role: "front",
    inside: 0.6,
    flat: true,
    edge: 0.9,
  };
  return {
    parts: [
      behind,
      lowBack(main),
      body,
      ...(cut.neck === "keyhole" ? [keyhole] : []),
      ...(cut.neck === "band" || cut.neck === "keyhole" ? [band] : []),
      ...(cut.hem === "tied"
        ? tiedBow({ at: [0, length - 0.4], cloth: main, loops: 4.6, tails: 11, width: 2.8 }, hand.random)
        : []),
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-13, -6, 13, 26] as const },
  };
}

/** The back ends under the arms: only its upper edge shows. */
const lowBack = (cloth: Part["cloth"]): Part => ({
  outline: spline([-14.4, 21.6], [-8, 22.4], [0, 22.8], [8, 22.4], [14.4, 21.6])
    .lineTo([12, 30], [-12, 30])
    .close(),
  cloth,
  role: "back",
  inside: 0.5,
  flat: true,
});

function halterFolds(
  { neck, swing, length, hem }: HalterTopCut,
  edge: Path,
  hemX: number,
  random: Random,
): Fold[] {
  const folds: Fold[] = [];
  if (neck === "band" || neck === "keyhole") {
    folds.push(
      ...gathers(
        edge,
        { from: 0.06, until: 0.94, count: 9, length: 17, inwards: [0, 44], depth: 0.5 },
        random,
      ),
    );
  }
  if (neck === "cowl") {
    for (let i = 0; i < 3; i++) {
      const [y, half, top] = [16 + i * 3, 5.6 + i * 1.5, 6 + i * 3.4];
      const swag = (down: number) =>
        spline(
          [-half, top + down],
          [-half * 0.55, y - 2 + down],
          [random.sway(0.6), y + down],
          [half * 0.55, y - 2 + down],
          [half, top + down],
        );
      folds.push(
        { spine: swag(0), width: 0.8, depth: -0.66 + i * 0.12 },
        { spine: swag(1.5), width: 0.9, depth: 0.7 - i * 0.12 },
      );
    }
  }
  for (const side of [-1, 1]) {
    folds.push(
      {
        spine: bow([side * 14, 23], [side * random.between(6, 8), 32], side * -0.1),
        width: 0.9,
        depth: -0.5,
        swell: "start",
      },
      {
        spine: bow([side * 13.2, 29], [side * 8.4, length - 10], side * -0.08),
        width: 0.9,
        depth: -0.42,
        swell: "start",
      },
      { spine: bow([side * 8.2, 13], [side * 7.6, 26], 0.03), width: 2.3, depth: 0.4 },
    );
  }
  const tied = hem === "tied";
  for (const share of swing > 0.5 ? [-0.8, -0.4, 0.05, 0.42, 0.82] : [-0.5, 0.55]) {
    const x = (share + random.sway(0.07)) * hemX;
    folds.push({
      spine: bow(
        [x * 0.75, length - random.between(14, 20)],
        [tied ? x * 0.3 : x, length + 1],
        random.sway(0.05),
      ),
      width: random.between(0.8, 1.4),
      depth: -0.5,
      swell: "end",
    });
  }
  return folds;
}
