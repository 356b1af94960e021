import type { Measure } from "#vocabulary/size-chart.ts";

/** What a grown body can measure, in centimetres: anything else is a slip of the pen. */
export const bounds: Readonly<Record<Measure, readonly [from: number, to: number]>> = {
  neck: [28, 60],
  chest: [60, 180],
  waist: [45, 180],
  hips: [60, 190],
  foot: [18, 36],
};

/** As it was typed, with a point or a comma: nothing when it is empty, wrong when it cannot be meant. */
export function readMeasure(measure: Measure, typed: string): number | "wrong" | undefined {
  const text = typed
    .trim()
    .replace(/\s*cm$/i, "")
    .replace(",", ".");
  if (text === "") return undefined;
  const value = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  const [from, to] = bounds[measure];
  return value >= from && value <= to ? value : "wrong";
}
