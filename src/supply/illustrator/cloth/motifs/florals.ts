import { blend, type Colour, light, lightness, shadow } from "../../colour/oklab.ts";
import { type Random, randomFrom } from "../../random.ts";
import type { Sheet } from "../../sheet.ts";
import type { Dyes, Motif } from "../motif.ts";
import { area, disc, group, place, scatter, stroke, wrapped } from "./pen.ts";
import { blossom, bud, leaf, petal, sprig, turned } from "./petals.ts";

/** Something strewn over a tile: which drawings, how many, how large, how much room each takes. */
interface Sowing {
  readonly things: readonly string[];
  readonly count: number;
  readonly size: readonly [low: number, high: number];
  readonly room: number;
}

/** The largest first, the rest into the gaps: how a printer fills a repeat. */
function sow(random: Random, side: number, sowings: readonly Sowing[]): string {
  const free = scatter(random, side, side);
  let svg = "";
  for (const { things, count, size, room } of sowings) {
    for (let i = 0; i < count; i++) {
      const scale = random.between(...size);
      const spot = free(room * scale);
      if (!spot) continue;
      const [thing, angle] = [things[i % things.length] ?? "", random() * 360];
      svg += wrapped(side, side, spot, 20 * scale, (x, y) => place(thing, x, y, angle, scale));
    }
  }
  return svg;
}

const greensOn = (ground: Colour): [Colour, Colour, Colour] =>
  lightness(ground) < 0.5 ? ["#8b9a73", "#6f8468", "#a9b08a"] : ["#5f6f4c", "#7b8a5e", "#8f9a78"];

const heartOn = (ground: Colour): Colour => (lightness(ground) < 0.5 ? "#e3b866" : "#c98f3c");

/** Flowers, buds, sprigs and berries in the motif's colours, each drawn once. */
function garden({ ground, second, third }: Dyes, random: Random, sheet: Sheet) {
  const greens = greensOn(ground);
  const between = blend(second, third, 0.5);
  const drawn = (content: string) => group(sheet, content);
  return {
    flowers: [
      drawn(blossom(random, second, 5, heartOn(ground))),
      drawn(blossom(random, third, 6, heartOn(ground))),
      drawn(blossom(random, between, 5, heartOn(ground))),
    ],
    buds: [drawn(bud(second, greens[1])), drawn(bud(third, greens[1]))],
    sprigs: [drawn(sprig(random, 6, 6, greens)), drawn(sprig(random, 5, -7, greens))],
    berries: [
      drawn(
        area(disc(0, 0, 1.5), third) +
          area(disc(3.6, -2.2, 1.1), second) +
          area(disc(-2.8, -3.2, 0.9), greens[2]),
      ),
    ],
  };
}

/** A painted floral: blossoms in three sizes among leaves. */
export const floral: Motif = {
  coverage: 0.35,
  tile: (dyes, sheet) => {
    const random = randomFrom(`${sheet.seed} floral`);
    const { flowers, buds, sprigs, berries } = garden(dyes, random, sheet);
    const side = 180;
    return {
      width: side,
      height: side,
      content: sow(random, side, [
        { things: flowers, count: 5, size: [1.5, 1.9], room: 10.5 },
        { things: flowers, count: 6, size: [0.85, 1.05], room: 11 },
        { things: sprigs, count: 10, size: [1, 1.3], room: 9.5 },
        { things: buds, count: 8, size: [0.75, 0.95], room: 8 },
        { things: [...sprigs, ...buds], count: 9, size: [0.5, 0.7], room: 8 },
        { things: berries, count: 12, size: [0.7, 1], room: 4 },
      ]),
    };
  },
};

/** Small simple flowers, evenly strewn. */
export const ditsy: Motif = {
  coverage: 0.28,
  tile: ({ ground, second, third }, sheet) => {
    const random = randomFrom(`${sheet.seed} ditsy`);
    const [green] = greensOn(ground);
    const flower = (colour: Colour) => {
      const one = petal(5.6, 3, 1);
      const petals = [0, 72, 144, 216, 288].map((angle, i) =>
        turned(angle, area(one, i % 2 === 0 ? colour : light(colour, 0.25))),
      );
      return group(sheet, petals.join("") + area(disc(0, 0, 1.3), heartOn(ground)));
    };
    const twig = group(
      sheet,
      stroke("M0 6Q1 0 0-5", green, 0.8) +
        [-50, 50].map((angle) => turned(angle, area(leaf(5.6, 1.8), green))).join(""),
    );
    const seed = group(sheet, area(disc(0, 0, 1.1), third));
    const side = 84;
    return {
      width: side,
      height: side,
      content: sow(random, side, [
        { things: [flower(second), flower(third)], count: 12, size: [0.85, 1.1], room: 7 },
        { things: [twig], count: 10, size: [0.8, 1], room: 6 },
        { things: [seed], count: 12, size: [0.8, 1.1], room: 2.6 },
      ]),
    };
  },
};

/** Large blooms, crowded: the statement print. */
export const bloom: Motif = {
  coverage: 0.5,
  tile: (dyes, sheet) => {
    const random = randomFrom(`${sheet.seed} bloom`);
    const { flowers, buds, sprigs } = garden(dyes, random, sheet);
    const side = 260;
    return {
      width: side,
      height: side,
      content: sow(random, side, [
        { things: sprigs, count: 9, size: [2, 2.5], room: 9 },
        { things: flowers, count: 7, size: [2.3, 3.1], room: 10 },
        { things: buds, count: 7, size: [1.6, 2], room: 8 },
        { things: [...flowers, ...sprigs], count: 12, size: [1.1, 1.4], room: 9 },
      ]),
    };
  },
};

/** A palm frond: narrow blades from a curved rib. */
function frond(green: Colour, random: Random): string {
  const blades = Array.from({ length: 18 }, (_, i) => {
    const [side, t] = [i % 2 === 0 ? -1 : 1, (Math.floor(i / 2) + 0.6) / 9];
    const length = 15 * Math.sin(Math.PI * (0.22 + 0.68 * t)) + 4;
    const angle = side * (78 - 52 * t) + random.sway(4);
    const tone = i % 3 === 0 ? light(green, 0.16) : i % 3 === 1 ? green : shadow(green, 0.16);
    return `<path fill="${tone}" transform="translate(${Math.round(4 * t * t * 10) / 10} ${Math.round(10 - 40 * t)})rotate(${Math.round(angle)})" d="${leaf(length, 2.1)}"/>`;
  });
  return blades.join("") + stroke("M0 16Q0-10 4-32", light(green, 0.3), 0.9);
}

/** A broad leaf with cuts, its veins lighter. */
function broadLeaf(green: Colour): string {
  const half =
    "M0 18C-7 16-15 10-17 2C-13 3-10 2-8 0C-13 0-18-5-18-12C-14-9-10-9-7-10C-12-13-14-18-12-24C-9-20-6-18-4-18C-6-22-4-28 0-32";
  const veins = "M0 17V-29M0 6L-10 1M0 6L10 1M0-5L-11-8M0-5L11-8M0-15L-8-19M0-15L8-19";
  return (
    area(`${half}V18z`, green) +
    `<g transform="scale(-1 1)">${area(`${half}V18z`, shadow(green, 0.18))}</g>` +
    stroke(veins, light(green, 0.4), 0.8, 0.7)
  );
}

/** Palm and broad leaves over each other, a flower here and there. */
export const tropical: Motif = {
  coverage: 0.5,
  tile: ({ ground, second, third }, sheet) => {
    const random = randomFrom(`${sheet.seed} tropical`);
    const back = group(sheet, frond(blend(second, ground, 0.5), random));
    const front = group(sheet, frond(second, random));
    const broad = group(sheet, broadLeaf(second));
    const flower = group(sheet, blossom(random, third, 5, heartOn(ground)));
    const side = 220;
    return {
      width: side,
      height: side,
      content:
        sow(random, side, [{ things: [back], count: 12, size: [1, 1.3], room: 20 }]) +
        sow(random, side, [
          { things: [broad, front], count: 11, size: [1, 1.35], room: 21 },
          { things: [flower], count: 6, size: [1, 1.3], room: 10 },
        ]),
    };
  },
};

/** Botany as an engraver draws it: lines of one colour only. */
export const toile: Motif = {
  coverage: 0.16,
  tile: ({ second }, sheet) => {
    const random = randomFrom(`${sheet.seed} toile`);
    const line = (d: string, width = 0.8) => stroke(d, second, width, 0.9);
    const petalLine = "M0 0C-5-2.6-6-9-1-11Q0-9.4 1.2-11C6-9.4 5-2.6 0 0zM0-2V-7M-1-2.4L-2-6M1-2.4L2-6";
    const flower = Array.from({ length: 5 }, (_, i) => turned(i * 72, line(petalLine)));
    const leafLine =
      "M0 0C-4-3-3.4-9 0-12C4-8.6 3.6-3 0 0zM0-1V-10M0-4L-2-6M0-4L2-6M0-7L-1.6-8.6M0-7L1.6-8.6";
    const branch =
      line("M0 20C2 8-4 0 0-20", 1) +
      [
        [0.6, 14, 60],
        [0, 8, -60],
        [-1.4, 2, 56],
        [-2, -5, -52],
        [-1.2, -11, 44],
        [0, -19, 0],
      ]
        .map(([x, y, angle]) => `<g transform="translate(${x} ${y})rotate(${angle})">${line(leafLine)}</g>`)
        .join("");
    const [bloomed, branched] = [group(sheet, flower.join("") + line(disc(0, 0, 1.7))), group(sheet, branch)];
    const side = 180;
    return {
      width: side,
      height: side,
      content: sow(random, side, [
        { things: [branched], count: 9, size: [1, 1.3], room: 17 },
        { things: [bloomed], count: 9, size: [1, 1.4], room: 11 },
        { things: [branched, bloomed], count: 14, size: [0.55, 0.7], room: 13 },
      ]),
    };
  },
};
