import type { Cloth } from "../cloth/cloth.ts";
import { bow, offset } from "../geometry/along.ts";
import { spline } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";

/** The hand-warmer pocket of a hoodie: in one piece, or in two beside a zip. */
export function kangarooPocket({
  top,
  bottom,
  half,
  cloth,
  gap = 0,
}: {
  readonly top: number;
  readonly bottom: number;
  /** Half its width at the bottom. */
  readonly half: number;
  readonly cloth: Cloth;
  /** Half the space left for a zip. */
  readonly gap?: number;
}): Part[] {
  const height = bottom - top;
  const upper = half * 0.62;
  const hand = spline(
    [upper, top, "*"],
    [upper + half * 0.13, top + height * 0.32],
    [half, top + height * 0.66, "*"],
  );
  const rest = spline(
    [half, top + height * 0.66, "*"],
    [half + 0.1, top + height * 0.85],
    [half - 0.1, bottom, "*"],
  );
  const edge = hand.to(rest);
  const base = spline([half - 0.1, bottom, "*"], [half * 0.5, bottom + 0.85], [gap, bottom + 1, "*"]);
  const right = edge.to(base);
  const mouth = [0.7, 1.15].map((by) => ({
    path: offset(hand, by, 0.02, 0.98, 8),
    kind: "stitch" as const,
    strength: 0.8,
  }));
  const sag = { spine: bow([upper - 1, top + 1], [half * 0.56, bottom - 1], 0.06), width: 1.2, depth: 0.3 };
  if (gap > 0) {
    const part: Part = {
      outline: spline([gap, top, "*"], [upper, top, "*"]).to(right).close(),
      cloth,
      role: "body",
      lift: 0.28,
      flat: true,
      sewnOn: true,
      folds: [sag],
      lines: mouth,
    };
    return [mirrorPart(part), part];
  }
  return [
    {
      outline: right.to(right.mirror().reverse()).close(),
      cloth,
      role: "body",
      lift: 0.28,
      flat: true,
      sewnOn: true,
      folds: [sag, { ...sag, spine: sag.spine.mirror(), depth: 0.22 }],
      lines: [
        ...mouth,
        ...mouth.map((line) => ({ ...line, path: line.path.mirror() })),
        { path: spline([-upper, top + 0.7], [upper, top + 0.7]), kind: "stitch", strength: 0.7 },
      ],
    },
  ];
}
