import { blend, light, shadow } from "../../colour/oklab.ts";
import { randomFrom } from "../../random.ts";
import { n1, n2 } from "../../sheet.ts";
import type { Motif } from "../motif.ts";
import { cells, herringbone as herringboneBinding, sett, twill, type Weave } from "../weave.ts";
import { area, box, round, scatter, stroke, wrapped } from "./pen.ts";

const square = (threads: number[]): Weave => ({ warp: threads, weft: threads, binding: twill });

/** Four and four in twill: the tooth comes by itself. */
export const houndstoothWeave = square(sett([4, 1], [4, 0]));
export const herringboneWeave: Weave = {
  warp: sett([16, 1]),
  weft: sett([4, 0]),
  binding: herringboneBinding(8),
};
/** Two and two in twill: a small even check. */
export const puppytoothWeave = square(sett([2, 1], [2, 0]));

const woven = (weave: Weave, size: number, coverage: number, opacity: number): Motif => ({
  coverage,
  tile: ({ second }) => ({
    width: weave.warp.length * size,
    height: weave.weft.length * size,
    content: area(cells(weave, 1, size), second, opacity),
  }),
});

export const houndstooth = woven(houndstoothWeave, 1.9, 0.5, 1);
export const largeHoundstooth = woven(houndstoothWeave, 4.2, 0.5, 1);
export const puppytooth = woven(puppytoothWeave, 1.7, 0.5, 0.9);

/** Four small weaves side by side: where broad meets broad, broad meets fine, and fine meets fine. */
export const glen: Motif = {
  coverage: 0.36,
  tile: ({ second, third }, sheet) => {
    const size = 1.45;
    const [broad, fine] = [sett([4, 1], [4, 0]), sett([2, 1], [2, 0], [2, 1], [2, 0])];
    const half = 24 * size;
    const quarter = (warp: number[], weft: number[], x: number, y: number) => {
      const side = n2(8 * size);
      const id = sheet.define(
        (name) =>
          `<pattern id="${name}" width="${side}" height="${side}" patternUnits="userSpaceOnUse">` +
          `${area(cells({ warp, weft, binding: twill }, 1, size), second)}</pattern>`,
      );
      return area(box(x, y, half, half), `url(#${id})`, 0.72);
    };
    const middle = n2(11.5 * size);
    return {
      width: 2 * half,
      height: 2 * half,
      content:
        quarter(broad, broad, 0, 0) +
        quarter(fine, broad, half, 0) +
        quarter(broad, fine, 0, half) +
        quarter(fine, fine, half, half) +
        stroke(`M${middle} 0v${2 * half}M0 ${middle}h${2 * half}`, third, 1.2, 0.6),
    };
  },
};

/** Twill that turns back: `deep` of the ground's own colour, or of two yarns. */
const bones = (coverage: number, opacity: number, own: boolean): Motif => ({
  coverage,
  tile: ({ ground, second }) => {
    const size = 1.25;
    return {
      width: 16 * size,
      height: 4 * size,
      content:
        area(cells(herringboneWeave, 1, size), own ? shadow(ground, 0.42) : second, opacity) +
        area(cells(herringboneWeave, 0, size), light(own ? ground : blend(ground, second, 0.1), 0.35), 0.22),
    };
  },
});

export const herringbone = bones(0, 0.5, true);
export const herringboneTwoTone = bones(0.42, 0.82, false);

/** Country tweed: a salt-and-pepper ground flecked with two more yarns. */
export const donegal: Motif = {
  coverage: 0.1,
  tile: ({ ground, second, third }, sheet) => {
    const random = randomFrom("donegal");
    const side = 80;
    const free = scatter(random, side, side);
    const neps = (count: number) =>
      Array.from({ length: count }, () => {
        const spot = free(3.4);
        if (!spot) return "";
        const [dx, dy] = [random.sway(1), random.sway(0.7)];
        return wrapped(side, side, spot, 2, (x, y) => `M${n1(x)} ${n1(y)}l${n1(dx)} ${n1(dy)}`);
      }).join("");
    const bone = sheet.define(
      (name) =>
        `<pattern id="${name}" width="20" height="5" patternUnits="userSpaceOnUse">` +
        `${area(cells(herringboneWeave, 1, 1.25), shadow(ground, 0.42), 0.42)}</pattern>`,
    );
    return {
      width: side,
      height: side,
      content:
        area(box(0, 0, side, side), `url(#${bone})`) +
        stroke(neps(26), second, 1.7, 0.85, round) +
        stroke(neps(22), third, 1.6, 0.85, round) +
        stroke(neps(30), light(ground, 0.6), 1.5, 0.6, round),
    };
  },
};
