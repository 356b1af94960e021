import type { Colour } from "../colour/oklab.ts";
import { ribbon } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { pathData } from "../geometry/path-data.ts";
import { ellipse, rectangle } from "../geometry/shapes.ts";
import type { Part, Trim } from "../model/part.ts";
import { n2 } from "../sheet.ts";
import { type Drawn, drawn, repeated, shadowOf, strands, toned } from "./metal.ts";

export type ChainKind = "cable" | "curb" | "box" | "rope" | "snake" | "paperclip" | "figaro" | "ball";

/** How much longer than wide one step of the chain is. */
const pitches: Readonly<Record<ChainKind, number>> = {
  cable: 1.9,
  curb: 0.74,
  box: 1,
  rope: 0.5,
  snake: 0.42,
  paperclip: 3.7,
  figaro: 0.9,
  ball: 1.25,
};

/** Through these nothing is seen. */
const dense: ReadonlySet<ChainKind> = new Set(["curb", "box", "rope", "snake", "figaro"]);

/** A chain as a part: it throws a shadow and hides what lies below. */
export const chainPart = (
  path: Path,
  kind: ChainKind,
  width: number,
  colour: Colour,
  trims: readonly Trim[] = [],
): Part =>
  dense.has(kind)
    ? shadowOf(
        ribbon(path, width * 0.55, path.closed ? 36 : 24),
        toned(colour, -0.1),
        [chainAlong(path, kind, width, colour), ...trims],
        0.45,
      )
    : shadowOf(ribbon(path, width * 0.8, path.closed ? 36 : 24), colour, [
        chainAlong(path, kind, width, colour),
        ...trims,
      ]);

/** Links along a path; each kind of link is drawn once. */
function chainAlong(path: Path, kind: ChainKind, width: number, colour: Colour): Drawn {
  return drawn((pen) => {
    const key = `chain ${kind} ${colour} ${n2(width)}`;
    const pitch = width * pitches[kind];
    const laid = (name: string, make: (scale: number) => string, more = {}) =>
      repeated(pen, path, pitch, `${key} ${name}`, make, more);
    const wired = (shape: Path, thick: number) => strands(pen.sheet, pathData(shape), thick, colour);
    switch (kind) {
      case "cable":
        // One link faces us, the next shows its edge.
        return laid("link", (scale) => {
          const w = width * scale;
          return (
            wired(ellipse([0, 0], w * 0.66, w * 0.42), w * 0.22) +
            wired(rectangle(w * 0.62, -w * 0.02, w * 0.68, w * 0.04), w * 0.2)
          );
        });
      case "paperclip":
        return laid("link", (scale) => {
          const w = width * scale;
          return (
            wired(rectangle(-w * 1.5, -w * 0.42, w * 3, w * 0.84, w * 0.42), w * 0.2) +
            wired(rectangle(w * 1.4, -w * 0.02, w * 0.9, w * 0.04), w * 0.2)
          );
        });
      case "curb":
      case "figaro":
        return laid("link", (scale) => {
          const w = width * scale;
          // Ground flat and twisted: each lies slanted over the next.
          const link = ellipse([0, 0], w * 0.58, w * 0.36).map(([x, y]) => [
            x * 0.86 - y * 0.62,
            x * 0.5 + y * 0.95,
          ]);
          return wired(link, w * 0.26);
        });
      case "box":
        return laid("link", (scale) => boxLink(width * scale, colour));
      case "rope":
        return laid("strand", (scale) => {
          const w = width * scale;
          return `<g transform="rotate(38)">${wired(rectangle(-w * 0.5, -w * 0.04, w, w * 0.08), w * 0.34)}</g>`;
        });
      case "snake":
        return laid("scale", (scale) => {
          const w = width * scale;
          return (
            `<ellipse rx="${n2(w * 0.3)}" ry="${n2(w * 0.5)}" fill="${toned(colour, -0.5)}"/>` +
            `<ellipse cx="${n2(-w * 0.04)}" rx="${n2(w * 0.25)}" ry="${n2(w * 0.45)}" fill="${toned(colour, 0.1)}"/>` +
            `<ellipse cx="${n2(-w * 0.04)}" cy="${n2(-w * 0.1)}" rx="${n2(w * 0.15)}" ry="${n2(w * 0.2)}" fill="${toned(colour, 0.85)}"/>`
          );
        });
      case "ball":
        return laid(
          "ball",
          (scale) => {
            const r = (width * scale) / 2;
            return (
              `<circle r="${n2(r)}" fill="${toned(colour, -0.5)}"/>` +
              `<circle cx="${n2(-r * 0.1)}" cy="${n2(-r * 0.1)}" r="${n2(r * 0.8)}" fill="${toned(colour, 0.05)}"/>` +
              `<circle cx="${n2(-r * 0.3)}" cy="${n2(-r * 0.32)}" r="${n2(r * 0.36)}" fill="${toned(colour, 0.85)}"/>`
            );
          },
          { turned: false },
        );
    }
  });
}

function boxLink(w: number, colour: Colour): string {
  const rect = (x: number, y: number, width: number, height: number, tone: number) =>
    `<rect x="${n2(x)}" y="${n2(y)}" width="${n2(width)}" height="${n2(height)}" rx="${n2(w * 0.1)}" fill="${toned(colour, tone)}"/>`;
  return (
    rect(-w * 0.5, -w * 0.5, w, w, -0.55) +
    rect(-w * 0.44, -w * 0.42, w * 0.84, w * 0.8, 0.05) +
    rect(-w * 0.36, -w * 0.36, w * 0.6, w * 0.24, 0.85) +
    rect(-w * 0.3, w * 0.1, w * 0.6, w * 0.2, -0.25)
  );
}

/** The clasp of a fine chain: a round spring ring and a tag. */
export const springRing = (at: readonly [number, number], radius: number, colour: Colour): Drawn =>
  drawn((pen) => {
    const ring = strands(
      pen.sheet,
      pathData(ellipse(at, radius).map(pen.at)),
      radius * 0.5 * pen.scale,
      colour,
    );
    const [x, y] = pen.at([at[0] + radius * 1.05, at[1] - radius * 0.25]);
    return `${ring}<circle cx="${n2(x)}" cy="${n2(y)}" r="${n2(radius * 0.32 * pen.scale)}" fill="${toned(colour, 0.2)}" stroke="${toned(colour, -0.6)}" stroke-width="${n2(0.8 * pen.sheet.unit)}"/>`;
  });
