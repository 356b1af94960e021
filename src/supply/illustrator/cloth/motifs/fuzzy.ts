import { type Colour, light, lightness, shadow } from "../../colour/oklab.ts";
import { type Random, randomFrom } from "../../random.ts";
import { n1, type Sheet } from "../../sheet.ts";
import type { Motif } from "../motif.ts";
import { area, box, bulge, group, place, ramp, round, scatter, stroke, wrapped } from "./pen.ts";

const onPale = (ground: Colour, pale: number, deep: number): number =>
  lightness(ground) > 0.72 ? pale : deep;

/** Short curved hairs all over a tile; those that cross an edge come in again. */
function hairs(random: Random, size: number, count: number, length: number): string {
  return Array.from({ length: count }, () => {
    const angle = random() * Math.PI * 2;
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    const [bx, by] = [dx / 2 + random.sway(length / 3), dy / 2 + random.sway(length / 3)];
    const curve = `q${n1(bx)} ${n1(by)} ${n1(dx)} ${n1(dy)}`;
    return wrapped(
      size,
      size,
      [random() * size, random() * size],
      length,
      (x, y) => `M${n1(x)} ${n1(y)}${curve}`,
    );
  }).join("");
}

/** A halo of hairs over knitting that is hardly seen. */
export const mohair: Motif = {
  coverage: 0,
  tile: ({ ground }, sheet) => {
    const random = randomFrom("mohair");
    const size = 63;
    const wale = ramp(sheet, [
      { at: 0, colour: shadow(ground, 0.4), opacity: 0.34 },
      { at: 0.5, colour: light(ground, 0.35), opacity: 0.28 },
      { at: 1, colour: shadow(ground, 0.4), opacity: 0.34 },
    ]);
    const wales = Array.from({ length: 7 }, (_, i) => area(box(i * 9, 0, 9, size), wale)).join("");
    return {
      width: size,
      height: size,
      content:
        wales +
        stroke(hairs(random, size, 46, 6), shadow(ground, 0.35), 0.8, onPale(ground, 0.16, 0.24)) +
        stroke(hairs(random, size, 80, 6.5), light(ground, 0.5), 0.7, onPale(ground, 0.6, 0.26)),
    };
  },
};

/** Curled loops of yarn, no two alike. */
export const boucle: Motif = {
  coverage: 0,
  tile: ({ ground }, sheet) => {
    const random = randomFrom("boucle");
    const size = 40;
    const curl = (r: number) => {
      const loop = `M${-r} .6a${r} ${r} 0 1 1 ${n1(r * 1.6)} ${n1(r * 0.7)}`;
      return (
        stroke(loop, shadow(ground, 0.2), 3.2, 0.75, round) +
        stroke(loop, light(ground, 0.06), 2.4, 1, round) +
        stroke(`M${-r} .2a${r} ${r} 0 0 1 ${n1(r * 1.2)}-${n1(r * 0.6)}`, light(ground, 0.5), 0.8, 0.8, round)
      );
    };
    const curls = [2, 2.5, 1.6].map((r) => group(sheet, curl(r)));
    return {
      width: size,
      height: size,
      content:
        area(box(0, 0, size, size), shadow(ground, 0.2), 0.6) + strewn(random, size, curls, 2.2, 72, 3.4),
    };
  },
};

/** Curls of wool on the hide, each a small cushion. */
export const shearling: Motif = {
  coverage: 0,
  tile: ({ ground }, sheet) => {
    const random = randomFrom("shearling");
    const size = 54;
    const paint = bulge(sheet, [
      { at: 0, colour: light(ground, 0.5) },
      { at: 0.55, colour: ground },
      { at: 1, colour: shadow(ground, 0.11) },
    ]);
    const curl = (r: number) =>
      `<circle r="${r}" fill="${paint}"/>` +
      stroke(
        `M${n1(-r * 0.6)} ${n1(r * 0.1)}a${n1(r * 0.6)} ${n1(r * 0.6)} 0 1 1 ${n1(r * 0.7)} ${n1(r * 0.5)}a${n1(r * 0.3)} ${n1(r * 0.3)} 0 0 1 ${n1(-r * 0.2)}-${n1(r * 0.6)}`,
        shadow(ground, 0.28),
        0.7,
        0.45,
        round,
      );
    const curls = [5.4, 4.8, 4.2].map((r) => group(sheet, curl(r)));
    return {
      width: size,
      height: size,
      content:
        area(box(0, 0, size, size), shadow(ground, 0.07), 0.9) + strewn(random, size, curls, 2.7, 60, 5.2),
    };
  },
};

/** Copies of a few things at even density, turned at random, seamless. */
function strewn(
  random: Random,
  size: number,
  things: readonly string[],
  apart: number,
  count: number,
  reach: number,
): string {
  const free = scatter(random, size, size);
  let svg = "";
  for (let i = 0; i < count; i++) {
    const spot = free(apart);
    if (!spot) continue;
    const [thing, turn] = [things[i % things.length] ?? "", random() * 360];
    svg += wrapped(size, size, spot, reach, (x, y) => place(thing, x, y, turn));
  }
  return svg;
}

/** Brushed plush: soft nubs, no direction. */
export const fleece: Motif = {
  coverage: 0,
  tile: ({ ground }) => {
    const random = randomFrom("fleece");
    return {
      width: 44,
      height: 44,
      content:
        stroke(hairs(random, 44, 74, 3.4), shadow(ground, 0.42), 1.5, onPale(ground, 0.18, 0.26), round) +
        stroke(hairs(random, 44, 74, 3), light(ground, 0.55), 1.1, onPale(ground, 0.7, 0.24), round),
    };
  },
};

/** Terry: rows of small upright loops. */
export const towelling: Motif = {
  coverage: 0,
  tile: ({ ground }) => {
    const random = randomFrom("terry");
    const row = (top: number, shift: number) =>
      Array.from({ length: 5 }, (_, i) =>
        wrapped(
          25,
          18,
          [i * 5 + shift, top + random.sway(0.5)],
          2,
          (x, y) => `M${n1(x)} ${n1(y + 3.4)}c-1.6-2.4-.8-4.6 .9-4.4c1.6 .2 1.6 2.6 .4 4.4`,
        ),
      ).join("");
    const rows = [0, 1, 2, 3].map((i) => row(i * 4.5 + 0.8, (i % 2) * 2.5 + 0.8)).join("");
    return {
      width: 25,
      height: 18,
      content:
        area(box(0, 0, 25, 18), shadow(ground, 0.28), onPale(ground, 0.28, 0.5)) +
        stroke(rows, shadow(ground, 0.4), 1.6, onPale(ground, 0.3, 0.5), round) +
        stroke(rows, light(ground, 0.35), 1, 0.85, round),
    };
  },
};

/** The loops on the back of sweatshirt cloth show as small bars. */
export const loopback: Motif = {
  coverage: 0,
  tile: ({ ground }) => ({
    width: 6,
    height: 5,
    content:
      stroke("M1 1.2q1 .9 2 0M4 3.7q1 .9 2 0M-2 3.7q1 .9 2 0", shadow(ground, 0.35), 0.7, 0.24) +
      stroke("M1.6 3.6v1.4M4.6 1.1v1.4", light(ground, 0.4), 0.7, 0.24),
  }),
};

/** Fur: ragged locks that lie over each other like tiles on a roof, dark at the root, light at the tip. */
export const fur: Motif = {
  coverage: 0,
  tile: ({ ground }, sheet) => {
    const random = randomFrom("fur");
    const [size, step] = [85, 17];
    const paint = ramp(
      sheet,
      [
        { at: 0, colour: shadow(ground, onPale(ground, 0.18, 0.34)) },
        { at: 0.45, colour: shadow(ground, onPale(ground, 0.05, 0.1)) },
        { at: 0.8, colour: light(ground, 0.1) },
        { at: 1, colour: light(ground, 0.3) },
      ],
      ' x2="0" y2="1"',
    );
    const rows = Array.from({ length: size / step }, () => furRow(random, ground, size, paint, sheet));
    // From the lowest up, so that every lock lies over the roots below it, across the edges too.
    const order = Array.from({ length: rows.length + 3 }, (_, i) => rows.length - i);
    const content = order.map((k) => {
      const id = rows[(k + rows.length) % rows.length] ?? "";
      return `<use href="#${id}" y="${k * step}"/>`;
    });
    return { width: size, height: size, content: content.join("") };
  },
};

/** A row of locks side by side, each with three tips and two lit hairs. */
function furRow(random: Random, ground: Colour, size: number, paint: string, sheet: Sheet): string {
  let [locks, hair] = ["", ""];
  for (let x = random() * 11; x < size; x += size / 7) {
    const [l, w, bend, top] = [
      random.between(26, 38),
      random.between(7, 9),
      random.sway(5),
      random.between(-7, 2),
    ];
    for (const left of [x - size, x, x + size]) {
      if (left < -12 || left > size + 12) continue;
      locks +=
        `M${n1(left - w)} ${n1(top)}q${n1(-w * 0.1)} ${n1(l * 0.5)} ${n1(w * 0.5 + bend)} ${n1(l * 0.82)}` +
        `l${n1(w * 0.14)} ${n1(-l * 0.16)}q${n1(w * 0.1)} ${n1(l * 0.2)} ${n1(w * 0.4)} ${n1(l * 0.34)}` +
        `l${n1(w * 0.14)} ${n1(-l * 0.3)}l${n1(w * 0.2)} ${n1(l * 0.14)}q${n1(w * 0.66 - bend)}-${n1(l * 0.4)} ${n1(w * 0.62 - bend)}-${n1(l * 0.84)}z`;
      hair +=
        `M${n1(left - w * 0.3)} ${n1(top + l * 0.34)}q0 ${n1(l * 0.3)} ${n1(w * 0.2 + bend * 0.8)} ${n1(l * 0.5)}` +
        `M${n1(left + w * 0.4)} ${n1(top + l * 0.3)}q0 ${n1(l * 0.24)} ${n1(bend * 0.8 - w * 0.1)} ${n1(l * 0.44)}`;
    }
  }
  return group(sheet, area(locks, paint) + stroke(hair, light(ground, 0.5), 0.9, 0.45, round));
}
