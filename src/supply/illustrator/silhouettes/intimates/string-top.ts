import { littleBow } from "../../blocks/lingerie-trim.ts";
import { volume } from "../../blocks/volume.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { ribbon } from "../../geometry/along.ts";
import { spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import type { Random } from "../../random.ts";

/** Two triangles gathered on a string, tied at the neck and at the back. */
export function stringTop(cloth: Cloth, random: Random): Part[] {
  const cord: Cloth = { kind: "tech-jersey", colour: cloth.colour };
  const outline = spline([7.2, -2.6, "*"], [9.4, 2.6], [11.8, 7.6], [14, 12.4, "*"])
    .to(spline([14, 12.4, "*"], [10.4, 13.3], [6, 13.3], [1.8, 12.4, "*"]))
    .to(spline([1.8, 12.4, "*"], [3.2, 7.6], [5.2, 2.4], [6.5, -2.6, "*"]))
    .close();
  const gathers = [3.4, 5.6, 8, 10.2, 12.2].map(
    (x, i): Fold => ({
      spine: spline(
        [x, 13.2],
        [x * 0.96 + 0.3, 11.4],
        [x * 0.9 + 0.7, 8.6 + (i % 2) * 1.4 + random.sway(0.6)],
      ),
      width: random.between(0.35, 0.5),
      depth: -random.between(0.3, 0.46),
      swell: "start",
    }),
  );
  const right: Part = {
    outline,
    cloth,
    role: "body",
    flat: true,
    lift: 0.2,
    folds: gathers,
    lines: [
      { path: spline([7.9, 0], [10, 5.2], [13, 11.6]), kind: "stitch", strength: 0.6 },
      { path: spline([6.1, 0.4], [4.4, 5.4], [2.7, 11.4]), kind: "stitch", strength: 0.6 },
    ],
    trims: [volume(outline, cloth, { centre: [8, 8.2], radius: 9.6, strength: 0.8 })],
  };
  const string = (path: ReturnType<typeof spline>, more: Partial<Part>): Part => ({
    outline: ribbon(path, 0.62, 8),
    cloth: cord,
    role: "front",
    flat: true,
    edge: 0.8,
    ...more,
  });
  const neck = string(spline([6.9, -2.2], [6.4, -7.4], [4.6, -13], [0.3, -16.4]), { lift: 0.12 });
  const far = string(spline([-14.8, 12.7], [-8, 9.8], [0, 9], [8, 9.8], [14.8, 12.7]), {
    role: "back",
    inside: 0.3,
  });
  const below = string(spline([-14.9, 12.8], [-8, 13.2], [0, 13], [8, 13.2], [14.9, 12.8]), { lift: 0.1 });
  const knot = (x: number, y: number, size: number): Part => ({
    outline: ribbon(spline([x - 0.4, y], [x, y + 0.05], [x + 0.4, y]), 0.7, 2),
    cloth: cord,
    role: "front",
    edge: 0,
    trims: [littleBow([x, y], size, cloth.colour)],
  });
  return [far, below, right, mirrorPart(right), neck, mirrorPart(neck), knot(0, -16.4, 1.9)];
}
