import { buttonsBetween } from "../../blocks/coat-shell.ts";
import { standCollar, turnedCollar } from "../../blocks/jacket-collars.ts";
import { closedFor } from "../../blocks/tailored-body.ts";
import { dressButton } from "../../blocks/tailored-jacket.ts";
import { bow } from "../../geometry/along.ts";
import { mix, type Point } from "../../geometry/point.ts";
import { polygon, spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import type { Random } from "../../random.ts";
import { silhouette } from "../silhouette.ts";
import { finer, liningFor, softCoatings } from "./cloths.ts";

export interface CapeCut {
  readonly collar: "turned" | "stand";
  readonly length: number;
  /** Half the width of the hem. */
  readonly sweep: number;
  readonly buttons: 3 | 4;
  readonly breast: "single" | "double";
}

export const cape = silhouette<"cape", CapeCut>({
  kind: "cape",
  family: "coat",
  weight: 0.5,
  leaves: { women: ["A.5.1"] },
  fabrics: softCoatings,
  cut: (random) => ({
    collar: random.pick(["turned", "stand"]),
    length: random.pick([74, 84, 94]),
    sweep: random.pick([33, 37, 40]),
    buttons: random.pick([3, 4]),
    breast: random.pick(["single", "double"]),
  }),
  finish: (main) => ({ lining: liningFor(main), button: dressButton(main) }),
  draw: (cut, fabric, hand) => {
    const main = finer(fabric.main, 0.75);
    const { lining = liningFor(main), button = dressButton(main) } = fabric;
    const half = 7.4;
    const collar =
      cut.collar === "turned"
        ? turnedCollar({ half, cloth: main, lining, open: 0, size: 1.3 })
        : standCollar({ half, cloth: main, lining, height: 6, open: 0 });
    const right = sideOf(cut, half);
    const body: Part = {
      outline: collar.seam.to(right).to(right.mirror().reverse()).close(),
      cloth: main,
      role: "body",
      lift: 0.5,
      folds: [
        ...flutesOf(cut, hand.random),
        ...flutesOf(cut, hand.leftRandom).map((fold) => ({ ...fold, spine: fold.spine.mirror() })),
        { spine: edgeOf(cut, collar.meet, -0.8), width: 0.7, depth: -0.36, swell: "full" },
      ],
      lines: [
        { path: edgeOf(cut, collar.meet, 0), kind: "edge" },
        { path: edgeOf(cut, collar.meet, 0.9), kind: "stitch", strength: 0.4 },
        { path: spline([half, 0.4], [14, 5], [17.6, 15], [18.8, 27]), kind: "seam", strength: 0.6 },
        { path: spline([-half, 0.4], [-14, 5], [-17.6, 15], [-18.8, 27]), kind: "seam", strength: 0.6 },
      ],
      trims: buttonsBetween(14, cut.length * 0.6, cut.buttons, button, 1.4).flatMap((trim) =>
        cut.breast === "single" || trim.kind !== "button"
          ? [trim]
          : [-5, 5].map((x) => ({ ...trim, at: [x, trim.at[1]] as const })),
      ),
    };
    const slit: Part = {
      outline: polygon([15.4, 33], [17.8, 32.6], [20, 52], [17.6, 52.6]),
      cloth: main,
      role: "front",
      lift: 0.4,
      flat: true,
      sewnOn: true,
      grain: -6,
    };
    return {
      parts: closedFor("women", [...collar.back, body, slit, mirrorPart(slit), ...collar.front]),
      main,
      ground: "wall",
      detail: { of: "collar", box: [-15, -7, 15, 30] },
    };
  },
  words: ({ collar, length, breast }) => ({
    collar: collar === "stand" ? "mandarin" : "classic",
    sleeve: "sleeveless",
    closure: breast === "double" ? "double-breasted" : "button",
    length: length > 90 ? "midi" : "regular",
  }),
});

/** Over the shoulder, over the arm, and out to the hem. */
const sideOf = ({ length, sweep }: CapeCut, half: number) =>
  spline(
    [half, 0, "*"],
    [12.6, 2.2],
    [17.8, 6.4],
    [21.4, 14],
    [mix(22, sweep, 0.45), length * 0.45],
    [mix(22, sweep, 0.85), length * 0.78],
    [sweep, length, "*"],
  ).to(spline([sweep, length, "*"], [sweep * 0.62, length + 3.4], [0, length + 4.6, "*"]));

const edgeOf = ({ breast, length }: CapeCut, top: number, dx: number) => {
  const x = breast === "double" ? -7.4 : -2;
  return spline([x + dx, top + 1], [x + dx - 0.3, length * 0.5], [x + dx - 1, length + 4.6]);
};

/** Cloth that hangs from the shoulder falls in cones: narrow above, wide at the hem. */
function flutesOf({ length, sweep }: CapeCut, random: Random): Fold[] {
  return [0.22, 0.45, 0.66, 0.86].flatMap((share, i): Fold[] => {
    const top: Point = [mix(6, 19, share), mix(10, 22, share) + random.between(0, 10)];
    const foot: Point = [sweep * share + random.sway(1.2), length + 3.6 - share * 3];
    const depth = i % 2 ? 0.5 : 0.72;
    return [
      { spine: bow(top, foot, -0.04), width: random.between(1.4, 2.2), depth: -depth, swell: "end" },
      {
        spine: bow([top[0] + 2, top[1] + 2], [foot[0] + 3.4, foot[1] - 0.4], -0.04),
        width: random.between(1.8, 2.6),
        depth: depth * 0.8,
        swell: "end",
      },
    ];
  });
}
