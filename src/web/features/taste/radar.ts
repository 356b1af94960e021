/** Styles on a circle, clockwise from the top: kindred ones are neighbours, so that a taste has a shape. */
export const axisOrder: readonly number[] = [
  4, 2, 1, 5, 6, 3, 17, 14, 16, 15, 9, 21, 10, 13, 22, 12, 20, 19, 11, 18, 7, 8,
];

export type Point = { readonly x: number; readonly y: number };

/** Neither liked nor disliked: a ring inside of which lies what somebody leaves alone. */
const indifferent = 0.3;
const least = 0.05;

/** How far from the middle, 0 to 1. */
export const reachOf = (weight: number): number =>
  weight >= 0 ? indifferent + (1 - indifferent) * weight : indifferent + (indifferent - least) * weight;

const turn = (place: number): number => (place / axisOrder.length) * 2 * Math.PI - Math.PI / 2;
const round = (value: number): number => Math.round(value * 10) / 10;

/** On the axis at this place, so far from the middle; the middle is 0, 0. */
export const pointAt = (place: number, distance: number): Point => ({
  x: round(Math.cos(turn(place)) * distance),
  y: round(Math.sin(turn(place)) * distance),
});

/** The slice of the circle that belongs to an axis: what a finger may touch. */
export function slicePath(place: number, from: number, to: number): string {
  const [a, b] = [place - 0.5, place + 0.5];
  const [start, end, inEnd, inStart] = [pointAt(a, to), pointAt(b, to), pointAt(b, from), pointAt(a, from)];
  return `M${say(start)}A${to} ${to} 0 0 1 ${say(end)}L${say(inEnd)}A${from} ${from} 0 0 0 ${say(inStart)}Z`;
}

/** A closed line through all points, bent a little. */
export function closedPath(points: readonly Point[]): string {
  const at = (place: number): Point => points.at(place % points.length) ?? { x: 0, y: 0 };
  const bends = points.map((point, place) => {
    const [before, next, after] = [at(place - 1 + points.length), at(place + 1), at(place + 2)];
    const first = { x: point.x + (next.x - before.x) * bend, y: point.y + (next.y - before.y) * bend };
    const second = { x: next.x - (after.x - point.x) * bend, y: next.y - (after.y - point.y) * bend };
    return `C${say(first)} ${say(second)} ${say(next)}`;
  });
  return `M${say(at(0))}${bends.join("")}Z`;
}

const bend = 0.13;
const say = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

export type AxisLabel = Point & { readonly anchor: "start" | "middle" | "end" };

/** Where the name of an axis stands: outside of the circle, growing away from it. */
export function labelAt(place: number, distance: number): AxisLabel {
  const { x, y } = pointAt(place, distance);
  const sideways = Math.cos(turn(place));
  const anchor = Math.abs(sideways) < 0.1 ? "middle" : sideways > 0 ? "start" : "end";
  // Letters stand on their line: those at the sides hang half below it, those at the bottom wholly. Names at the top
  // and at the bottom are centred, and step out of the way of their neighbours.
  const aside = anchor === "middle" ? 12 : 4;
  return { x, y: round(y + 4 + aside * Math.sin(turn(place))), anchor };
}

/** A name in one line, or in two where one would leave the drawing, which ends so far from the middle. */
export function linesOf(label: string, { x, anchor }: AxisLabel, edge: number): readonly string[] {
  const end = label.lastIndexOf(" ");
  const fits = anchor === "middle" || Math.abs(x) + label.length * letter <= edge;
  return fits || end < 0 ? [label] : [label.slice(0, end), label.slice(end + 1)];
}

type Named = { readonly place: number; readonly label: string; readonly weight: number };

/** Of names that would run into each other, those that say most; for circles too small for all of them. */
export function namesThatFit(axes: readonly Named[], distance: number, edge: number): ReadonlySet<number> {
  const taken: { left: number; right: number; top: number; bottom: number }[] = [];
  const fitting = new Set<number>();
  for (const { place, label } of axes.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))) {
    const at = labelAt(place, distance);
    const lines = linesOf(label, at, edge);
    const width = Math.max(...lines.map((words) => words.length)) * letter;
    const left = at.anchor === "start" ? at.x : at.anchor === "end" ? at.x - width : at.x - width / 2;
    const box = { left, right: left + width, top: at.y, bottom: at.y + (lines.length - 1) * lineHeight };
    const hit = taken.some(
      (one) =>
        one.top < box.bottom + lineHeight &&
        box.top < one.bottom + lineHeight &&
        one.left < box.right + gap &&
        box.left < one.right + gap,
    );
    if (hit) continue;
    taken.push(box);
    fitting.add(place);
  }
  return fitting;
}

export const lineHeight = 13;
/** About as wide as our letters of 12 px are. */
const [letter, gap] = [5.8, 5];
