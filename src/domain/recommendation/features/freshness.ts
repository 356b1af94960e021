import { dayNumber } from "../../catalogue/price-history.ts";
import { oneTrait } from "../correct-reading.ts";
import type { Feature } from "../feature.ts";
import { newness } from "../words.ts";

const [week, month, lately] = [7, 30, 60];

/** What it is worth at each age in days: all of it for a week, nothing after two months. */
const worth = Float64Array.from({ length: lately }, (_, age) =>
  age <= week ? 1 : (lately - age) / (lately - week),
);

/** Said of everyone: a person who has told nothing still sees what is new. */
export const freshness: Feature = {
  key: "freshness",
  weight: 3,
  editable: false,
  open({ added, day }) {
    const today = dayNumber(day);
    const ageOf = (row: number) => Math.max(0, today - (added[row] ?? 0));
    return oneTrait(
      {
        read(rows, values) {
          for (let i = 0; i < rows.length; i++) {
            const age = Math.max(0, today - (added[rows[i] ?? 0] ?? 0));
            values[i] = age < lately ? (worth[age] ?? 0) : 0;
          }
        },
        says: (row) => newness[ageOf(row) <= week ? "week" : ageOf(row) <= month ? "month" : "lately"],
      },
      "freshness",
    );
  },
};
