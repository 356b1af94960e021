import { type ColumnOverrides, type FeedField, feedColumns } from "./columns.ts";
import { type RawRow, valuesOf } from "./raw-row.ts";

/** Asks a row for what we want, wherever its feed keeps it. */
export interface RowValues {
  /** The first value of the first column that has one. */
  readonly first: (field: FeedField) => string | undefined;
  /** Everything there is, column by column. */
  readonly all: (field: FeedField) => readonly string[];
}

export function valuesOfRow({ fields }: RawRow, overrides: ColumnOverrides = {}): RowValues {
  const all = (field: FeedField) =>
    [...(overrides[field] ?? []), ...feedColumns[field]].flatMap((column) =>
      valuesOf(fields.get(column)).filter(meansSomething),
    );
  const first = (field: FeedField) => {
    for (const column of overrides[field] ?? []) {
      const value = valuesOf(fields.get(column)).find(meansSomething);
      if (value !== undefined) return value;
    }
    for (const column of feedColumns[field]) {
      const value = valuesOf(fields.get(column)).find(meansSomething);
      if (value !== undefined) return value;
    }
    return undefined;
  };
  return { first, all };
}

/** What people write where there is nothing to write. */
const meansSomething = (value: string) => !/^(?:n\/?a|null|none|undefined|nan|-+|\.)$/iu.test(value);
