import pg from "pg";
import { prepareValue } from "pg/lib/utils.js";

/**
 * The one place where PostgreSQL's text becomes a value: both drivers read with it, so a store cannot tell
 * which database is below. `numeric`, `date` and `timestamp` stay text: a float loses cents, and a `Date` would
 * be read in the time zone of the machine.
 */
export const columnParser = (type: number): ((text: string) => unknown) =>
  parsers.get(type) ?? pg.types.getTypeParser(type);

/** What a parameter is on the wire: node-postgres's own rule, for the embedded database too. */
export const wireValue = (value: unknown): string | Uint8Array | null => prepareValue(value);

const asText = (text: string): string => text;

/** A number when that is exact, else a bigint. */
const parseInt8 = (text: string): number | bigint => {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
};

/** One-dimensional or nested; `parse` sees no nulls. */
const arrayOf = (parse: (text: string) => unknown) => {
  const textArray: (text: string) => unknown = pg.types.getTypeParser(type.textArray);
  const deep = (entry: unknown): unknown => {
    if (Array.isArray(entry)) return entry.map(deep);
    return typeof entry === "string" ? parse(entry) : entry;
  };
  return (text: string): unknown => deep(textArray(text));
};

/** Type ids of PostgreSQL's catalogue (pg_type.dat): fixed for ever. */
const type = {
  int8: 20,
  int8Array: 1016,
  textArray: 1009,
  date: 1082,
  dateArray: 1182,
  timestamp: 1114,
  timestampArray: 1115,
  numericArray: 1231,
};

const parsers: ReadonlyMap<number, (text: string) => unknown> = new Map([
  [type.int8, parseInt8],
  [type.int8Array, arrayOf(parseInt8)],
  [type.date, asText],
  [type.dateArray, arrayOf(asText)],
  [type.timestamp, asText],
  [type.timestampArray, arrayOf(asText)],
  [type.numericArray, arrayOf(asText)],
]);
