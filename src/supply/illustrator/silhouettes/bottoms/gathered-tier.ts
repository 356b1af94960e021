import type { Skirt } from "../../blocks/skirt.ts";
import { waistEdges } from "../../blocks/waistband.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { bow } from "../../geometry/along.ts";
import { mix, type Point } from "../../geometry/point.ts";
import { smooth } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";

interface TierPlace {
  /** Height of the seam it hangs from; the topmost hangs from the waistband. */
  readonly start: number | undefined;
  readonly end: number;
  readonly index: number;
}

/** A tier gathered by hand: full in some places, nearly flat in others, its hem following the fullness. */
export function gatheredTier(
  of: Skirt,
  { start, end, index }: TierPlace,
  style: "tiers" | "ruffles",
  cloth: Cloth,
  random: Random,
): Part {
  const { waist, length, dip = 1.6 } = of.shape;
  const { seam, seamHalf, seamY } = waistEdges(waist);
  const ruffled = style === "ruffles";
  const last = end > length - 1;
  const from = start === undefined ? seamY(seamHalf) : start - (ruffled ? 2.4 : 0.3);
  const deep = end - from;
  const sag = (u: number, y: number) => dip * (1 - u * u) * Math.min(1, y / length + 0.2);
  // Cloth springs out below its gathers and then hangs: the side bells, it does not step.
  const bell = (t: number) => (start === undefined ? t : Math.min(1, t * 4) ** 0.7) * (ruffled ? 1.1 : 0.9);
  const side = smooth(
    [0, 0.12, 0.4, 0.72, 1].map((t): Point => {
      const y = mix(from, end, t);
      return [of.at(1, y)[0] + bell(t) - (start === undefined ? 0 : 0.3), y];
    }),
  );
  const [headHalf, half] = [side.start[0], side.end[0]];
  const bunches = unevenly(7 + index * 2, random);
  const swing = ruffled ? 0.95 : last ? 1.15 : 0.16;
  const foot: Point[] = [[half, end]];
  for (const [i, { u, size }] of [...bunches].reverse().entries()) {
    foot.push([u * half, end + sag(u, end) + swing * (i % 2 === 0 ? size : -0.45 * size)]);
  }
  foot.push([-half, end]);
  const hem = smooth(foot);
  const head = smooth(
    [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((u): Point => [u * headHalf, from + sag(u, from)]),
  );
  return {
    outline: (start === undefined ? seam : head).to(side).to(hem).to(side.mirror().reverse()).close(),
    cloth,
    role: "body",
    lift: ruffled ? 0.5 : 0.16,
    edge: ruffled ? 1 : 0.7,
    folds: [...puckers(), ...bunches.flatMap(({ u, size }, i) => (i % 2 === 0 ? flute(u, size) : []))],
    lines: last || ruffled ? [{ path: hem.shift(0, -0.9), kind: "stitch", strength: 0.4 }] : [],
  };

  /** Short and long by turns, close in the bunches: even ones are a comb. */
  function puckers(): Fold[] {
    return bunches.flatMap(({ u, size }) => {
      const count = size > 0.8 ? 2 : 1;
      return Array.from({ length: count }, (_, k): Fold => {
        const at = Math.max(-0.97, Math.min(0.97, u + (k - 0.5) * 0.06 + random.sway(0.03)));
        const reach =
          deep * (k === 0 ? random.between(0.34, 0.7) : random.between(0.12, 0.28)) * (0.6 + size * 0.5);
        const y = from + sag(at, from);
        return {
          spine: bow(
            [at * headHalf, y],
            [at * mix(headHalf, half, reach / deep) + random.sway(0.7), y + reach],
            random.sway(0.07),
          ),
          width: random.between(0.3, 0.5) + size * 0.16,
          depth: -random.between(0.36, 0.6) - size * 0.12,
          swell: "start",
        };
      });
    });
  }

  /** Where a bunch of cloth comes down to the hem: a valley and its lit flank, leaning a little. */
  function flute(u: number, size: number): Fold[] {
    const y = mix(from, end, random.between(0.18, 0.5));
    const lean = random.sway(0.8);
    const line = (dx: number) =>
      bow(
        [u * of.at(1, y)[0] * 0.98 + dx * 0.7, y + random.between(0, deep * 0.12)],
        [u * half + dx + lean, end + sag(u, end) + 0.8],
        random.sway(0.04),
      );
    return [
      { spine: line(0), width: mix(0.6, 1.2, size), depth: -mix(0.34, 0.58, size), swell: "end" },
      {
        spine: line(mix(1.5, 2.4, size)),
        width: mix(0.8, 1.5, size),
        depth: mix(0.3, 0.56, size),
        swell: "end",
      },
    ];
  }
}

/** Bunches of cloth across a tier: neighbours stand now close, now apart, and none is as big as the next. */
function unevenly(count: number, random: Random): { readonly u: number; readonly size: number }[] {
  const gaps = Array.from({ length: count + 1 }, () => random.between(0.45, 1.6));
  const whole = gaps.reduce((sum, gap) => sum + gap, 0);
  let reached = 0;
  return gaps.slice(0, count).map((gap) => {
    reached += gap;
    return { u: mix(-1, 1, reached / whole) * 0.97, size: random.between(0.35, 1.1) };
  });
}
