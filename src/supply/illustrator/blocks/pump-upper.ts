import type { Cloth } from "../cloth/cloth.ts";
import type { Path } from "../geometry/path.ts";
import type { Node } from "../geometry/spline.ts";
import type { Fold, Part } from "../model/part.ts";
import { type Foot, feather } from "./shoe-last.ts";
import { mouth, stitched } from "./shoe-shading.ts";

/** Over the toes of a low-cut shoe, from the throat to the tip. */
const crest: readonly Node[] = [
  [20.2, -4.3],
  [22.2, -4],
  [24.2, -3.6],
  [26.2, -3.1],
  [27.7, -2.4],
  [28.8, -1.5],
  [29.4, -0.6],
  [29.5, 0.2, "*"],
];

export interface PumpUpper {
  readonly foot: Foot;
  readonly cloth: Cloth;
  readonly lining: Cloth;
  /** Where the throat lies: 17 covers the foot, 21 shows the toes' cleavage. */
  readonly throat: number;
  /** The back: closed, cut away for a slingback or a mule, or the waist cut out between heel and toe. */
  readonly back: "closed" | "sling" | "mule" | "dorsay";
  /** Height of the closed heel. */
  readonly heel?: number;
}

/** A low-cut upper without closing: pump, ballerina. Parts, and the edge of its topline. */
export function pumpUpper({ foot, cloth, lining, throat, back, heel = 5.6 }: PumpUpper): {
  parts: Part[];
  topline: Path;
} {
  const lip = -4.15 - (20 - throat) * 0.12;
  const over: Node[] = [
    [throat, lip, "*"],
    [throat + 0.9, lip - 0.06],
    ...crest.filter(([x]) => x > throat + 1.4),
  ];
  const glow: Fold[] = [
    {
      spine: foot.line([throat + 1.2, lip + 1], [24, -2.9], [26.6, -2.1], [28, -1.4]),
      width: 0.42,
      depth: 0.9,
    },
    {
      spine: foot.line([14, -0.3], [20, -0.3], [25, -0.3], [29, -0.35]),
      width: 0.35,
      depth: -0.5,
      swell: "full",
    },
    {
      spine: foot.line([throat + 0.6, lip + 0.8], [throat - 0.4, lip + 2.2], [throat - 0.6, -1]),
      width: 0.16,
      depth: -0.18,
    },
  ];
  const finish = { cloth, role: "body" as const, grain: -30, lift: 0.16 };
  if (back === "closed") {
    const topline = foot.line(
      [0.95, -heel, "*"],
      [2.2, -heel + 0.3],
      [4.8, -heel * 0.7],
      [8.4, -3],
      [12, -2.55],
      [15.4, -2.7],
      [throat - 1.6, -3.4],
      [throat, lip, "*"],
    );
    const upper: Part = {
      ...finish,
      outline: foot
        .line([0.5, 0.3, "*"], [0.2, -2], [0.5, -heel * 0.74], [0.95, -heel, "*"])
        .to(topline)
        .to(foot.line(...over))
        .to(foot.line(...feather()))
        .close(),
      folds: [
        ...glow,
        { spine: foot.line([1.7, -heel + 1], [2.6, -3], [5.6, -1.8], [10, -1.4]), width: 0.5, depth: 0.75 },
        { spine: foot.line([0.5, -0.3], [6, -0.3], [14, -0.3]), width: 0.3, depth: -0.45, swell: "full" },
      ],
      lines: [stitched(topline, 0.18, 0.6)],
    };
    return { topline, parts: [far(foot, lining, heel, throat, lip), upper] };
  }
  const start = back === "mule" ? 12 : back === "sling" ? 11.4 : 13.2;
  const way = (share: number) => start + (throat - start) * share;
  const topline = foot.line(
    [start, 0.2, "*"],
    [way(0.2), -1.2],
    [way(0.5), -2.3],
    [way(0.8), -3.3],
    [throat, lip, "*"],
  );
  const vamp: Part = {
    ...finish,
    outline: topline
      .to(foot.line(...over))
      .to(foot.line(...feather(29.5, start)))
      .close(),
    folds: glow,
    lines: [stitched(topline, 0.18, 0.6)],
  };
  const farVamp = mouth(
    foot.shape(
      [start + 1.2, -0.2, "*"],
      [way(0.36), -1.9],
      [way(0.68), -3],
      [throat + 0.3, lip - 0.1, "*"],
      [throat - 1, -2, "*"],
      [16, -0.3, "*"],
    ),
    lining,
    0.3,
  );
  if (back !== "dorsay") return { topline, parts: [insole(foot, lining, start + 3), farVamp, vamp] };
  const side = foot.line(
    [0.95, -heel, "*"],
    [2.2, -heel + 0.3],
    [4.4, -heel * 0.6],
    [6.6, -1.4],
    [8.6, 0.2, "*"],
  );
  const counter: Part = {
    ...finish,
    outline: foot
      .line([0.5, 0.3, "*"], [0.2, -2], [0.5, -heel * 0.74], [0.95, -heel, "*"])
      .to(side)
      .to(foot.line(...feather(8.6)))
      .close(),
    folds: [{ spine: foot.line([1.7, -heel + 1], [2.4, -3], [4.4, -1.2]), width: 0.45, depth: 0.7 }],
    lines: [stitched(side, 0.18, 0.6)],
  };
  const farCounter = mouth(
    foot.shape([0.95, -heel + 0.1, "*"], [3.6, -heel], [6.4, -2.4], [8.4, -0.4, "*"], [4, -0.4, "*"]),
    lining,
    0.3,
  );
  return { topline, parts: [insole(foot, lining, start + 3), farCounter, farVamp, counter, vamp] };
}

/** The far wall, seen over the near topline. */
const far = (foot: Foot, lining: Cloth, heel: number, throat: number, lip: number): Part =>
  mouth(
    foot.shape(
      [0.95, -heel + 0.1, "*"],
      [3.4, -heel],
      [7, -4.3],
      [11, -3.5],
      [15, -3.5],
      [throat, lip - 0.02, "*"],
      [throat - 1, -2.6, "*"],
      [12, -1.8],
      [8, -2.2],
      [3.6, -3.4],
    ),
    lining,
    0.3,
  );

/** The footbed where the upper leaves it open. */
const insole = (foot: Foot, cloth: Cloth, until: number): Part => ({
  outline: foot
    .line([0.5, -0.05, "*"], [1.4, -0.6], [5, -0.7], [9, -0.6], [until, -0.5, "*"])
    .to(foot.line([until, 0.1, "*"], [9, 0.1], [5, 0.1], [0.5, 0, "*"]))
    .close(),
  cloth,
  flat: true,
  edge: 0.7,
});
