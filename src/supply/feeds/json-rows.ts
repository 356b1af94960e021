import { jsonColumnName } from "./column-name.ts";
import { diagnose, type Report } from "./diagnostic.ts";
import { feedLimits } from "./limits.ts";
import { draftRow, type RawRow, type RowDraft, type RowReader } from "./raw-row.ts";

/** One JSON object a line; the brackets and commas of an array written that way are overlooked. */
export function readJsonRows(report: Report): RowReader {
  let rest = "";
  let line = 1;
  let isTooLong = false;

  const endLine = (text: string): RawRow | undefined => {
    const at = line;
    line += 1;
    if (isTooLong || text.length > feedLimits.rowLength) {
      isTooLong = false;
      report(diagnose("row_too_long", at, text));
      return undefined;
    }
    const object = text
      .trim()
      .replace(/^\[|^,/u, "")
      .replace(/[,\]]$/u, "")
      .trim();
    return object === "" ? undefined : rowOf(object, at, report);
  };

  const write = (more: string): readonly RawRow[] => {
    const rows: RawRow[] = [];
    rest += more;
    let from = 0;
    for (let end = rest.indexOf("\n"); end >= 0; end = rest.indexOf("\n", from)) {
      const row = endLine(rest.slice(from, end));
      if (row) rows.push(row);
      from = end + 1;
    }
    rest = rest.slice(from);
    if (rest.length > feedLimits.rowLength) {
      isTooLong = true;
      rest = rest.slice(0, feedLimits.sampleLength * 2);
    }
    return rows;
  };

  return { write, end: () => write(rest.endsWith("\n") ? "" : "\n") };
}

function rowOf(text: string, line: number, report: Report): RawRow | undefined {
  const value = parsed(text);
  if (!isObject(value)) {
    report(diagnose("bad_json", line, text));
    return undefined;
  }
  const row = draftRow(line, report);
  addObject(row, value, 0);
  return row.finish();
}

/** Awin groups what belongs together in objects; groups have no name here, their members do. */
function addObject(row: RowDraft, object: JsonObject, depth: number): void {
  for (const [key, value] of Object.entries(object)) {
    const name = jsonColumnName(key);
    const money = moneyText(value);
    if (money !== undefined) row.add(name, money);
    else if (Array.isArray(value)) for (const each of value) addValue(row, name, each, depth);
    else if (isObject(value) && isGroup(name)) addObject(row, value, depth + 1);
    else addValue(row, name, value, depth);
  }
}

function addValue(row: RowDraft, name: string, value: unknown, depth: number): void {
  if (typeof value === "string") row.add(name, value);
  else if (typeof value === "number" || typeof value === "boolean") row.add(name, String(value));
  else if (isObject(value) && depth < deepest) {
    for (const [key, inner] of Object.entries(value)) {
      addValue(row, `${name}.${jsonColumnName(key)}`, moneyText(inner) ?? inner, depth + 1);
    }
  }
}

type JsonObject = Readonly<Record<string, unknown>>;
const deepest = 3;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Objects that are one thing with parts, not a heading over other columns. */
const isGroup = (name: string) => name !== "shipping" && name !== "price" && name !== "sale_price";

function moneyText(value: unknown): string | undefined {
  if (!isObject(value)) return undefined;
  const amount = value.value ?? value.amount;
  if (typeof amount !== "string" && typeof amount !== "number") return undefined;
  const { currency } = value;
  return typeof currency === "string" ? `${amount} ${currency}` : String(amount);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
