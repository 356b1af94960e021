import { type Colour, light, lightness, shadow } from "../../colour/oklab.ts";
import { randomFrom } from "../../random.ts";
import { n1 } from "../../sheet.ts";
import type { Motif } from "../motif.ts";
import { area, diagonals, round, stroke } from "./pen.ts";

/** Marks on pale cloth must be fainter than on dark, or white turns grey. */
const onPale = (ground: Colour, pale: number, deep: number): number =>
  lightness(ground) > 0.72 ? pale : deep;

/** Fine diagonal of wool and gabardine. */
export const twill: Motif = {
  coverage: 0,
  tile: ({ ground }) => ({
    width: 4,
    height: 4,
    content:
      stroke(diagonals(4, 4, 4, 2), shadow(ground, 0.45), 1.1, onPale(ground, 0.15, 0.3)) +
      stroke(diagonals(4, 4, 4, 4), light(ground, 0.4), 0.6, 0.3),
  }),
};

export const chino: Motif = {
  coverage: 0,
  tile: ({ ground }) => ({
    width: 3,
    height: 3,
    content:
      stroke(diagonals(3, 3, 3), shadow(ground, 0.3), 0.8, onPale(ground, 0.2, 0.3)) +
      stroke(diagonals(3, 3, 3, 3), light(ground, 0.4), 0.5, 0.22),
  }),
};

/** Steep diagonal, pale weft that shows through in flecks, slubs along the warp. */
export const denim: Motif = {
  coverage: 0,
  tile: ({ ground }) => {
    const random = randomFrom("denim");
    const size = 48;
    const streaks = Array.from({ length: 15 }, () => {
      const [x, y, length] = [random() * size, random() * size, random.between(9, 30)];
      // What runs out at the bottom comes in again at the top.
      return [y, y - size].map((top) => `M${n1(x)} ${n1(top)}v${n1(length)}`).join("");
    });
    const flecks = Array.from({ length: 90 }, () => {
      const k = Math.floor(random() * 16) * 3 + 1.5;
      const y = random.between(1, 46);
      return `M${n1((k - y + 2 * size) % size)} ${n1(y)}l.9-.9`;
    });
    const weft = light(ground, 0.72);
    return {
      width: size,
      height: size,
      content:
        stroke(diagonals(size, size, 3), shadow(ground, 0.5), 1, onPale(ground, 0.14, 0.36)) +
        stroke(diagonals(size, size, 3, 3), light(ground, 0.35), 0.5, 0.28) +
        stroke(streaks.join(""), weft, 0.8, onPale(ground, 0.3, 0.12)) +
        stroke(flecks.join(""), weft, 0.7, 0.4),
    };
  },
};

/** Two threads side by side over one: a soft chequer. */
export const oxford: Motif = {
  coverage: 0,
  tile: ({ ground }) => ({
    width: 4,
    height: 4,
    content:
      area("M0 0h2v2h-2zM2 2h2v2h-2z", light(ground, 0.6), 0.42) +
      area("M2 0h2v2h-2zM0 2h2v2h-2z", shadow(ground, 0.28), 0.14),
  }),
};

/** White weft through a coloured warp. */
export const chambray: Motif = {
  coverage: 0,
  tile: ({ ground }) => ({
    width: 9,
    height: 8,
    content:
      stroke("M0 1h4M5 3h4M1 5h4M6 7h3M0 7h1", light(ground, 0.75), 0.8, 0.45) +
      stroke("M1 2v3M4 6v2M7 0v2M7 5v2", shadow(ground, 0.3), 0.7, 0.22),
  }),
};

/** Coarse plain weave. */
export const canvas: Motif = {
  coverage: 0,
  tile: ({ ground }) => ({
    width: 5,
    height: 5,
    content:
      area("M0 0h2.5v2.5h-2.5zM2.5 2.5h2.5v2.5h-2.5z", shadow(ground, 0.5), onPale(ground, 0.1, 0.16)) +
      area("M2.5 0h2.5v2.5h-2.5zM0 2.5h2.5v2.5h-2.5z", light(ground, 0.45), 0.22),
  }),
};

/** Threads that swell and thin out, up and across. */
export const linen: Motif = {
  coverage: 0,
  tile: ({ ground }) => {
    const random = randomFrom("linen");
    const size = 72;
    const slubs = (count: number, low: number, high: number) =>
      Array.from({ length: count }, (_, i) => {
        const [x, y, length] = [random() * size, random() * size, random.between(low, high)];
        const [at, across] = [i % 2 === 0 ? x : y, i % 2 === 0];
        return [at, at - size]
          .map((from) =>
            across ? `M${n1(from)} ${n1(y)}h${n1(length)}` : `M${n1(x)} ${n1(from)}v${n1(length)}`,
          )
          .join("");
      }).join("");
    return {
      width: size,
      height: size,
      content:
        stroke(slubs(46, 10, 40), shadow(ground, 0.35), 0.7, onPale(ground, 0.13, 0.24), round) +
        stroke(slubs(40, 8, 30), light(ground, 0.6), 0.8, onPale(ground, 0.45, 0.2), round) +
        stroke(slubs(9, 6, 14), shadow(ground, 0.35), 1.5, onPale(ground, 0.1, 0.16), round),
    };
  },
};

/** Brushed: the twill shows only faintly through the nap. */
export const flannel: Motif = {
  coverage: 0,
  tile: ({ ground }) => {
    const random = randomFrom("flannel");
    const hairs = (count: number) =>
      Array.from({ length: count }, () => {
        const [x, y] = [random.between(2, 38), random.between(2, 38)];
        return `M${n1(x)} ${n1(y)}l${n1(random.sway(2.4))} ${n1(random.sway(2.4))}`;
      }).join("");
    return {
      width: 40,
      height: 40,
      content:
        stroke(diagonals(40, 40, 5), shadow(ground, 0.5), 1.4, onPale(ground, 0.07, 0.12)) +
        stroke(hairs(46), light(ground, 0.6), 0.6, onPale(ground, 0.5, 0.28)) +
        stroke(hairs(40), shadow(ground, 0.5), 0.6, onPale(ground, 0.14, 0.28)),
    };
  },
};

/** Tear-stop nylon: a heavier thread every few millimetres. */
export const ripstop: Motif = {
  coverage: 0,
  tile: ({ ground }) => ({
    width: 10,
    height: 10,
    content:
      stroke("M0 2h10M2 0v10", shadow(ground, 0.5), 0.9, onPale(ground, 0.22, 0.4)) +
      stroke("M0 1.2h10M1.2 0v10", light(ground, 0.5), 0.6, 0.4),
  }),
};
