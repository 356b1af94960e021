import { formalities } from "#vocabulary/attribute.ts";
import { traitByCode } from "../correct-reading.ts";
import type { Feature } from "../feature.ts";
import { byCode } from "../pieces.ts";
import { dressiness } from "../words.ts";

/** By how many steps of the five it is off. */
const nearness = Float64Array.of(1, 0.5, 0.1, 0, 0);

const nearnessTo = (dresscode: number): Float64Array =>
  Float64Array.from({ length: 256 }, (_, code) => nearness[Math.abs(code - dresscode)] ?? 0);

/** By dress code; the same arrays every time, so that what is told of groups by them is known from the first time on. */
const nearTo = Array.from({ length: formalities.length + 1 }, (_, dresscode) => nearnessTo(dresscode));

export const formality: Feature = {
  key: "formality",
  weight: 8,
  editable: true,
  lock: "dresscode",
  open(snapshot, { dresscode }) {
    if (dresscode === undefined) return undefined;
    const { formality: column } = snapshot;
    const near = nearTo[dresscode] ?? nearnessTo(dresscode);
    return traitByCode(
      {
        ...byCode(snapshot, "formality", column, near),
        says: (row) => dressiness((column[row] ?? 0) - dresscode),
      },
      column,
      formalities.length + 1,
      (code) => (Math.abs(code - dresscode) <= 2 ? `formality:${code - dresscode}` : undefined),
    );
  },
};
