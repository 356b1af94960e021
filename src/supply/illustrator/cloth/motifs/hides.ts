import { light, lightness, shadow } from "../../colour/oklab.ts";
import { pathData } from "../../geometry/path-data.ts";
import type { Point } from "../../geometry/point.ts";
import { closedSpline } from "../../geometry/spline.ts";
import { randomFrom } from "../../random.ts";
import { n1 } from "../../sheet.ts";
import type { Motif } from "../motif.ts";
import { area, box, bulge, group, place, scatter, stroke, wrapped } from "./pen.ts";

/** Pebbles of a tumbled hide, a fine crease between them. */
export const grained: Motif = {
  coverage: 0,
  tile: ({ ground }, sheet) => {
    const random = randomFrom("pebbles");
    const size = 40;
    const free = scatter(random, size, size);
    const shapes = [0, 1, 2].map(() => {
      const points = Array.from({ length: 6 }, (_, i): Point => {
        const [angle, r] = [(i * Math.PI) / 3 + random.sway(0.25), random.between(2.1, 2.8)];
        return [Math.cos(angle) * r * 1.1, Math.sin(angle) * r];
      });
      const pebble = pathData(closedSpline(...points));
      return group(
        sheet,
        area(pebble, shadow(ground, 0.28), 0.34) +
          `<g transform="translate(-.3 -.35)scale(.86)">${area(pebble, light(ground, 0.03), 0.8)}</g>` +
          stroke("M-1.6-.3q.5-1.3 1.8-1.4", light(ground, 0.5), 0.6, lightness(ground) < 0.35 ? 0.18 : 0.32),
      );
    });
    let pebbles = "";
    for (let i = 0; i < 86; i++) {
      const spot = free(1.9);
      if (!spot) break;
      pebbles += wrapped(size, size, spot, 2.6, (x, y) => place(shapes[i % 3] ?? "", x, y));
    }
    return {
      width: size,
      height: size,
      content: area(box(0, 0, size, size), shadow(ground, 0.3), 0.3) + pebbles,
    };
  },
};

/** Embossed scales: broad in the middle of the hide, rounder towards its sides, laid like bricks. */
export const croc: Motif = {
  coverage: 0,
  tile: ({ ground }, sheet) => {
    const paint = bulge(
      sheet,
      [
        { at: 0, colour: light(ground, 0.42), opacity: 0.75 },
        { at: 0.4, colour: light(ground, 0.1), opacity: 0.4 },
        { at: 0.75, colour: ground, opacity: 0 },
        { at: 1, colour: shadow(ground, 0.6), opacity: 0.6 },
      ],
      ' cx=".4" cy=".34" r=".75"',
    );
    const scale = (wide: number, tall: number) => {
      const [w, h] = [wide - 1.3, tall - 1.3];
      const d =
        `M3 .2q${n1(w / 2 - 3)}-1 ${n1(w - 6)} 0q3 .4 3 3.2v${n1(h - 6.4)}q0 2.8-3 3.2` +
        `q${n1(-w / 2 + 3)} 1 ${n1(-w + 6)} 0q-3-.4-3-3.2v${n1(-h + 6.4)}q0-2.8 3-3.2z`;
      return group(sheet, area(d, ground) + area(d, paint));
    };
    const columns = (
      [
        [28, 17],
        [24, 17],
        [17, 17],
        [15, 11.333],
        [17, 17],
        [24, 17],
      ] as const
    ).map(([wide, tall]) => ({ wide, tall, scale: scale(wide, tall) }));
    const height = 68;
    let [left, scales] = [0, ""];
    columns.forEach(({ wide, tall, scale: id }, i) => {
      for (let top = (i % 2) * (tall / 2) - tall; top < height; top += tall) scales += place(id, left, top);
      left += wide;
    });
    return {
      width: left,
      height,
      content: area(box(0, 0, left, height), shadow(ground, 0.6), 0.85) + scales,
    };
  },
};

/** Padded diamonds held by stitching. */
export const quilt: Motif = {
  coverage: 0,
  tile: ({ ground }, sheet) => {
    const cushion = bulge(
      sheet,
      [
        { at: 0, colour: light(ground, 0.36), opacity: 0.8 },
        { at: 0.55, colour: light(ground, 0.08), opacity: 0.3 },
        { at: 1, colour: shadow(ground, 0.7), opacity: 0.8 },
      ],
      ' cx=".42" cy=".4" r=".62"',
    );
    const diamond = group(sheet, area("M0-22l22 22l-22 22l-22-22z", cushion));
    const centres: Point[] = [
      [22, 22],
      [0, 0],
      [44, 0],
      [0, 44],
      [44, 44],
    ];
    const seam = "M0 22l22-22l22 22l-22 22z";
    return {
      width: 44,
      height: 44,
      content:
        centres.map(([x, y]) => place(diamond, x, y)).join("") +
        stroke(seam, shadow(ground, 0.6), 1.5, 0.75) +
        stroke(seam, light(ground, 0.5), 0.8, 0.7, ' stroke-dasharray="2.6 1.6"'),
    };
  },
};

/** The nap of suede, brushed this way and that. */
export const nap: Motif = {
  coverage: 0,
  tile: ({ ground }) => {
    const random = randomFrom("nap");
    const brushed = (count: number) =>
      Array.from({ length: count }, () => {
        const [x, y] = [random.between(1, 60), random.between(1, 62)];
        return `M${n1(x)} ${n1(y)}l${n1(random.between(0.6, 2.6))} ${n1(random.sway(1.2))}`;
      }).join("");
    return {
      width: 64,
      height: 64,
      content:
        stroke(brushed(120), shadow(ground, 0.4), 0.9, 0.2) +
        stroke(brushed(110), light(ground, 0.4), 0.8, 0.2),
    };
  },
};
