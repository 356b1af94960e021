import { light, shadow } from "../../colour/oklab.ts";
import { pathData } from "../../geometry/path-data.ts";
import type { Point } from "../../geometry/point.ts";
import { closedSpline } from "../../geometry/spline.ts";
import { randomFrom } from "../../random.ts";
import { n1, n2 } from "../../sheet.ts";
import type { Motif } from "../motif.ts";
import { area, box, disc, group, place, ramp, scatter, stroke, wrapped } from "../motifs/pen.ts";

/** Skin: cells of uneven size with a crease between them and a pore here and there. */
export const hideCloseUp = (cell: number, depth: number): Motif => ({
  coverage: 0,
  tile: ({ ground }, sheet) => {
    const random = randomFrom("hide");
    const size = cell * 13;
    const free = scatter(random, size, size);
    const shapes = Array.from({ length: 5 }, () => {
      const points = Array.from({ length: 7 }, (_, i): Point => {
        const [angle, r] = [(i / 7) * Math.PI * 2 + random.sway(0.2), cell * random.between(0.95, 1.4)];
        return [Math.cos(angle) * r * 1.1, Math.sin(angle) * r];
      });
      const shape = pathData(closedSpline(...points));
      return group(
        sheet,
        area(shape, shadow(ground, 0.42), 0.6) +
          `<g transform="translate(${n2(-cell * 0.1)} ${n2(-cell * 0.12)})scale(.86)">${area(shape, ground)}` +
          `<g transform="translate(${n2(-cell * 0.12)} ${n2(-cell * 0.14)})scale(.6)">${area(shape, light(ground, 0.2), 0.55)}</g></g>`,
      );
    });
    let [cells, pores] = ["", ""];
    for (let i = 0; i < 52; i++) {
      const spot = free(cell * 0.86);
      if (!spot) continue;
      const turn = random() * 50 - 25;
      cells += wrapped(size, size, spot, cell * 1.5, (x, y) => place(shapes[i % 5] ?? "", x, y, turn));
      if (i % 4 === 0) pores += disc(spot[0] + cell * 0.8, spot[1] + cell * 0.5, cell * 0.12);
    }
    return {
      width: size,
      height: size,
      content:
        `<g opacity="${n2(depth)}">` +
        `${area(box(0, 0, size, size), shadow(ground, 0.4), 0.7)}${cells}${area(pores, shadow(ground, 0.6), 0.7)}</g>`,
    };
  },
});

/** Nap: fine fibres brushed one way, in patches that catch the light. */
export const napCloseUp = (length: number): Motif => ({
  coverage: 0,
  tile: ({ ground }) => {
    const random = randomFrom("suede");
    const size = 34;
    const fibres = (count: number, lean: number) =>
      Array.from({ length: count }, () => {
        const [dx, dy] = [random.between(0.6, 2) * length, random.sway(0.9) * length + lean];
        const spot = [random() * size, random() * size] as const;
        return wrapped(size, size, spot, 2.6, (x, y) => `M${n1(x)} ${n1(y)}l${n1(dx)} ${n1(dy)}`);
      }).join("");
    return {
      width: size,
      height: size,
      content:
        stroke(fibres(130, 0.3), shadow(ground, 0.4), 0.36, 0.5) +
        stroke(fibres(120, -0.2), light(ground, 0.4), 0.32, 0.5) +
        stroke(fibres(46, 0), shadow(ground, 0.25), 0.9, 0.22),
    };
  },
});

/** Corduroy: tufts stand up in ridges, the ground weave shows in the grooves. */
export const pileCloseUp = (width: number): Motif => ({
  coverage: 0,
  tile: ({ ground }, sheet) => {
    const random = randomFrom("cord");
    const height = 24;
    const shade = ramp(sheet, [
      { at: 0, colour: shadow(ground, 0.6), opacity: 0.85 },
      { at: 0.16, colour: shadow(ground, 0.45), opacity: 0.4 },
      { at: 0.4, colour: light(ground, 0.3), opacity: 0.3 },
      { at: 0.72, colour: ground, opacity: 0 },
      { at: 1, colour: shadow(ground, 0.6), opacity: 0.85 },
    ]);
    const tufts = (count: number) =>
      Array.from({ length: count }, () => {
        const [x, y] = [random.between(0.16, 0.86) * width, random.between(0.3, height - 1.4)];
        const lean = (x / width - 0.5) * 1.2;
        return `M${n1(x)} ${n1(y)}l${n1(lean)} ${n1(random.between(0.6, 1.4))}`;
      }).join("");
    return {
      width,
      height,
      content:
        area(box(0, 0, width, height), shade) +
        stroke(tufts(90), shadow(ground, 0.4), 0.34, 0.5) +
        stroke(tufts(90), light(ground, 0.45), 0.32, 0.5),
    };
  },
});
