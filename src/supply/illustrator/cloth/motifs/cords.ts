import { light, shadow } from "../../colour/oklab.ts";
import { randomFrom } from "../../random.ts";
import { n1 } from "../../sheet.ts";
import type { Motif } from "../motif.ts";
import { area, box, ramp, stroke } from "./pen.ts";

/** Velvety ridges between grooves. */
const ridges = (width: number, depth: number): Motif => ({
  coverage: 0,
  tile: ({ ground }, sheet) => {
    const [groove, crest] = [shadow(ground, 0.55), light(ground, 0.4)];
    const paint = ramp(sheet, [
      { at: 0, colour: groove, opacity: depth },
      { at: 0.16, colour: groove, opacity: depth * 0.55 },
      { at: 0.34, colour: crest, opacity: 0.18 },
      { at: 0.52, colour: crest, opacity: 0.48 },
      { at: 0.74, colour: ground, opacity: 0 },
      { at: 1, colour: groove, opacity: depth },
    ]);
    return { width, height: 20, content: area(box(0, 0, width, 20), paint) };
  },
});

export const corduroy = ridges(7.5, 0.75);
export const needlecord = ridges(4, 0.55);

/** Crinkled stripes between smooth ones. */
export const seersucker: Motif = {
  coverage: 0,
  tile: ({ ground }, sheet) => {
    const random = randomFrom("seersucker");
    const paint = ramp(sheet, [
      { at: 0, colour: shadow(ground, 0.35), opacity: 0.3 },
      { at: 0.3, colour: light(ground, 0.5), opacity: 0.34 },
      { at: 0.6, colour: light(ground, 0.3), opacity: 0.1 },
      { at: 1, colour: shadow(ground, 0.35), opacity: 0.3 },
    ]);
    const puckers = Array.from({ length: 9 }, (_, i) => i * 4 + random.sway(1));
    const dents = puckers.map((y) => `M1 ${n1(y + 1)}q3-1.6 6 ${n1(random.sway(0.8))}`).join("");
    const crests = puckers.map((y) => `M1.4 ${n1(y + 2.4)}q2.6-1.4 5 0`).join("");
    return {
      width: 15,
      height: 36,
      content:
        area(box(0, 0, 8, 36), paint) +
        stroke(dents, shadow(ground, 0.4), 0.8, 0.26) +
        stroke(crests, light(ground, 0.5), 0.8, 0.34),
    };
  },
};

/** Pile lies this way and that in soft patches. */
export const velvet: Motif = {
  coverage: 0,
  tile: ({ ground }) => {
    const random = randomFrom("velvet");
    const size = 60;
    const nap = (count: number) =>
      Array.from({ length: count }, () => {
        const [x, y] = [random.between(1, 59), random.between(2, 54)];
        return `M${n1(x)} ${n1(y)}l${n1(random.sway(0.7))} ${n1(random.between(2, 4.5))}`;
      }).join("");
    return {
      width: size,
      height: size,
      content:
        stroke(nap(90), shadow(ground, 0.55), 1.1, 0.2) + stroke(nap(80), light(ground, 0.4), 0.9, 0.16),
    };
  },
};
