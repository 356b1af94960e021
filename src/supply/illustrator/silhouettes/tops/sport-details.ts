import { reflective } from "../../blocks/sport-panels.ts";
import { sideSeam, type Torso, torsoEdges } from "../../blocks/torso.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { type Colour, light, lightness, shadow } from "../../colour/oklab.ts";
import { offset, ribbon, stretch } from "../../geometry/along.ts";
import type { Path } from "../../geometry/path.ts";
import { hanging, mix, move, type Point, quarterTurn } from "../../geometry/point.ts";
import { spline } from "../../geometry/spline.ts";
import type { Line, Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";

/** Flat seams stitched on both sides, so that nothing rubs; with a thread of its own colour they show. */
export function flatlock(path: Path, thread?: Colour): Line[] {
  return [
    { path, kind: "seam", strength: 0.8 },
    ...[0.4, -0.4].map(
      (by): Line => ({
        path: offset(path, by, 0.01, 0.99, 8),
        kind: "stitch",
        strength: thread ? 0.75 : 0.9,
        ...(thread && { colour: thread }),
      }),
    ),
  ];
}

export const onBothSides = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => [line, { ...line, path: line.path.mirror() }]);

/** The cloth as an open knit: a shade apart, so that an inset is seen before its holes are. */
export const meshOf = ({ colour }: Cloth): Cloth => ({
  kind: "tech-jersey",
  colour: lightness(colour) < 0.3 ? light(colour, 0.09) : shadow(colour, 0.1),
  motif: "perforated",
  scale: 0.9,
});

/** An inset where the body is warmest: under the arm, swept forward over the ribs, gone at the hip. */
export function ventInset(t: Torso, cloth: Cloth, thread?: Colour): Part[] {
  const until = mix(t.waistY, t.length, 0.55);
  const side = sideSeam(t);
  const low = Math.min(0.94, (until - t.underarmY) / (t.length - t.underarmY));
  const inner = spline(
    [...side.at(low), "*"],
    [t.waist - 3.4, mix(t.waistY, until, 0.3)],
    [t.waist - 6.2, t.waistY - 6],
    [t.underarm - 5.6, t.underarmY + 5],
    [...torsoEdges(t).armhole.at(0.72), "*"],
  );
  const right: Part = {
    outline: stretch(torsoEdges(t).armhole, 0.72, 1, 4)
      .to(stretch(side, 0, low, 6))
      .to(inner)
      .close(),
    cloth,
    role: "body",
    edge: 0,
    flat: true,
    folds: [{ spine: stretch(side, 0.06, low, 5).shift(-0.4, 0), width: 1.2, depth: -0.5 }],
    lines: flatlock(inner, thread),
  };
  return [right, mirrorPart(right)];
}

/** A forward shoulder seam: it lies before the ridge, where no strap rubs on it. */
export function forwardShoulder(t: Torso, neck: Path, thread?: Colour): Line[] {
  const from = neck.at(0.93);
  const seam = spline(
    from,
    [mix(from[0], t.shoulder, 0.5), t.drop * 0.5 + 3],
    [t.shoulder - 1, t.drop + 3.6],
  );
  return onBothSides(flatlock(seam, thread));
}

/** Two short bars that throw light back, low on the wearer's left. */
export const lightBars = (t: Torso): Part[] =>
  [0, 1.1].map((down) => {
    const x = t.hem * 0.7 - down * 0.35;
    const y = t.length - 7.4 + down;
    return reflective(spline([x - 1.7, y + 0.25], [x, y + 0.1], [x + 1.7, y - 0.15]), 0.42);
  });

/** A taped seam along the raglan or the yoke. */
export const lightTape = (line: Path): Part[] => {
  const tape = reflective(line, 0.4);
  return [tape, mirrorPart(tape)];
};

/** Where a long sleeve ends: the middle of its lowest edge. */
function wristOf({ outline }: Part): Point {
  const points = outline.points(90);
  const lowest = Math.max(...points.map(([, y]) => y));
  const end = points.filter(([, y]) => y > lowest - 1.4);
  const [sumX, sumY] = end.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sumX / end.length, sumY / end.length];
}

/** A long cuff of double cloth with a slit for the thumb, on the inner side. */
export function thumbCuff(sleeve: Part): Part {
  const wrist = wristOf(sleeve);
  const side = Math.sign(wrist[0]);
  const along = hanging(5 * side);
  const out = quarterTurn(along);
  const at = (up: number, inwards: number): Point => move(move(wrist, along, -up), out, inwards * side);
  const across = (up: number) => spline(at(up, -6), at(up - 0.35, 0), at(up, 6));
  const slit = spline(at(2, 1.9), at(3.4, 2.25), at(5, 2.1));
  return {
    ...sleeve,
    lines: [
      ...(sleeve.lines ?? []),
      { path: across(8.2), kind: "seam" },
      { path: across(8.6), kind: "stitch", strength: 0.8 },
      { path: slit, kind: "edge" },
      { path: offset(slit, 0.3), kind: "edge", strength: 0.7 },
      { path: ribbon(slit, 1.5, 5), kind: "stitch", strength: 0.9 },
    ],
  };
}
