import type { SizeField } from "./size.ts";
import { type Measure, sizeChart } from "./size-chart.ts";
import type { Universe } from "./universe.ts";

/** What someone measured, in centimetres. */
export type Body = Readonly<Partial<Record<Measure, number>>>;

export type Suggestion =
  | {
      readonly kind: "size";
      /** As the field keeps it. */
      readonly label: string;
      /** The measure that asks for this size. */
      readonly by: Measure;
      /** The next size up, where the measure is all but there. */
      readonly next?: string;
      /** A measure that would do with a smaller size. */
      readonly smaller?: { readonly measure: Measure; readonly label: string };
    }
  /** No size of the chart is cut for it. */
  | { readonly kind: "outside"; readonly by: Measure; readonly side: "below" | "above" };

/** A tape is read to a centimetre: within so much of the next size both may fit. */
const near = 1;

/** The size that fits the largest of the measures it goes by; nothing when none of them is known. */
export function suggestSize(universe: Universe, field: SizeField, body: Body): Suggestion | undefined {
  const chart = sizeChart(universe, field);
  const own = chart.systems[0];
  const found = deciding[field].flatMap((measure) => {
    const value = body[measure];
    const spans = chart.rows.map((row) => row.body[measure]);
    return value === undefined || !spans[0]
      ? []
      : [{ measure, value, place: placeIn(spans, value, measure) }];
  });
  const largest = found.toSorted((a, b) => b.place - a.place)[0];
  if (!largest || !own) return undefined;
  const { measure: by, place, value } = largest;
  const labelAt = (at: number) => chart.rows[at]?.sizes[own]?.[0];
  const label = labelAt(place);
  if (label === undefined) return { kind: "outside", by, side: place < 0 ? "below" : "above" };
  const least = found.toSorted((a, b) => a.place - b.place)[0];
  const small = least && least.place < place ? labelAt(Math.max(0, least.place)) : undefined;
  const top = chart.rows[place]?.body[by]?.[1] ?? Number.POSITIVE_INFINITY;
  const next = exact.has(by) || top - value > near ? undefined : labelAt(place + 1);
  return {
    kind: "size",
    label,
    by,
    ...(next && { next }),
    ...(least && small && { smaller: { measure: least.measure, label: small } }),
  };
}

/** These are sizes themselves: the next one up is simply too large. */
const exact: ReadonlySet<Measure> = new Set(["neck", "foot"]);

/** What each garment has to fit. A top may hang from the shoulders; trousers pass the hips and hold at the waist. */
const deciding: Readonly<Record<SizeField, readonly Measure[]>> = {
  tshirts: ["chest"],
  tops: ["chest"],
  shirts: ["neck", "chest"],
  jackets: ["chest"],
  pants_waist: ["waist"],
  pants: ["waist", "hips"],
  shoes: ["foot"],
};

type Spans = readonly (readonly [from: number, to: number] | undefined)[];

/** -1 below the chart, its length above it. A foot as long as the last size allows still fits in it. */
function placeIn(spans: Spans, value: number, measure: Measure): number {
  const fits = exact.has(measure)
    ? (to: number) => value <= to + 0.04
    : (to: number) => value < to || value === spans.at(-1)?.[1];
  if (value < (spans[0]?.[0] ?? 0)) return -1;
  const place = spans.findIndex((span) => span && fits(span[1]));
  return place < 0 ? spans.length : place;
}
