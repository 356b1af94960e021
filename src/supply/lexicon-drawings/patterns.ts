import { type LineDrawing, short, spots } from "./line-drawing.ts";

const side = 96;
const bar = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;

/** Where the dark thread lies on top, when both systems of threads go dark and light in this order. */
function check(order: (thread: number) => boolean, cell: number): string {
  const count = side / cell;
  let path = "";
  for (let y = 0; y < count; y++) {
    for (let x = 0; x < count; x++) {
      const dark = (at: number) => ((at + y) % 4 < 2 ? order(at) : order(y));
      if (!dark(x)) continue;
      let end = x;
      while (end < count && dark(end)) end += 1;
      path += bar(x * cell, y * cell, (end - x) * cell, cell);
      x = end;
    }
  }
  return path;
}

const every = (step: number, from: number, draw: (at: number) => string): string => {
  let path = "";
  for (let at = from; at < side; at += step) path += draw(at);
  return path;
};

/** Diagonal ribs that turn at every column. */
const herringbone = every(16, 0, (x) =>
  every(6, -16, (y) => ((x / 16) % 2 === 0 ? `M${x} ${y + 16}l16 -16` : `M${x} ${y}l16 16`)),
);

const diamond = (x: number, y: number, wide: number, high: number): string =>
  `M${x} ${y - high}l${wide} ${high}l${-wide} ${high}l${-wide} ${-high}z`;

/** Swatches: the cloth fills the square. */
export const patterns = {
  "pattern-breton": { accentFill: every(14, 5, (y) => bar(0, y, side, 5)) },
  "pattern-pinstripe": {
    tint: bar(0, 0, side, side),
    accent: every(16, 8, (x) => every(4, 0, (y) => `M${x} ${y}v1.6`)),
  },
  "pattern-houndstooth": { inkFill: check((thread) => thread % 8 < 4, 4) },
  "pattern-prince-of-wales": {
    inkFill: check((thread) => (thread % 48 < 24 ? thread % 4 < 2 : thread % 8 < 4), 2),
    accent: "M24 0v96M0 24h96",
  },
  "pattern-gingham": {
    tint: every(24, 0, (at) => bar(at, 0, 12, side) + bar(0, at, side, 12)),
    inkFill: every(24, 0, (y) => every(24, 0, (x) => bar(x, y, 12, 12))),
  },
  "pattern-tartan": {
    tint: [bar(6, 0, 26, side), bar(54, 0, 26, side), bar(0, 6, side, 26), bar(0, 54, side, 26)].join(""),
    ink: "M12 0v96M26 0v96M60 0v96M74 0v96M0 12h96M0 26h96M0 60h96M0 74h96",
    accent: "M43 0v96M91 0v96M0 43h96M0 91h96",
  },
  "pattern-windowpane": {
    tint: bar(0, 0, side, side),
    accent: "M14 0v96M48 0v96M82 0v96M0 14h96M0 48h96M0 82h96",
  },
  "pattern-argyle": {
    tint: every(48, 24, (y) => every(32, 16, (x) => diamond(x, y, 16, 24))),
    accent: "M0 0l64 96M32 0l64 96M64 0l32 48M0 48l32 48M32 0L0 48M64 0L0 96M96 0L32 96M96 48L64 96",
  },
  "pattern-herringbone": { ink: herringbone },
  "pattern-birdseye": {
    tint: bar(0, 0, side, side),
    accentFill: every(12, 6, (y) => every(12, ((y - 6) / 12) % 2 === 0 ? 3 : 9, (x) => spots(2, [x, y]))),
  },
  "pattern-cable": {
    fine: `${every(8, 0, (y) => `M8 ${y}l6 6 6-6M76 ${y}l6 6 6-6`)}M27 0v96M69 0v96`,
    ink: every(
      32,
      0,
      (y) =>
        `M34 ${y}c0 6 3 9.6 6.6 12.6M44 ${y}c0 3 .6 5 2.2 7.4M62 ${y + 32}c0-6-3-9.6-6.6-12.6M52 ${y + 32}c0-3-.6-5-2.2-7.4`,
    ),
    accent: every(32, 0, (y) => `M34 ${y + 32}c0-16 18-16 18-32M44 ${y + 32}c0-16 18-16 18-32`),
  },
  "pattern-paisley": {
    ink: "M63 16c-6-9-18-6-19 4-1 12-28 18-28 42 0 18 14 27 30 27 20 0 35-13 35-32 0-17-12-24-20-32-4-4-3-8 2-9z",
    fine: "M48 26c1 11-24 18-24 36 0 12 9 19 22 19 16 0 27-10 27-24 0-13-9-19-16-25",
    accent: "M50 38c-2 8-15 13-15 24 0 7 5 11 12 11 9 0 16-6 16-15 0-8-7-12-13-20z",
    accentFill: spots(2, [45, 62], [52, 65], [54, 57], [47, 54]),
  },
  "pattern-polka-dot": {
    inkFill: every(24, 12, (y) => every(24, ((y - 12) / 24) % 2 === 0 ? 12 : 0, (x) => spots(5.4, [x, y]))),
  },
} satisfies Record<string, LineDrawing>;
