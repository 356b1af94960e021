import type { Bilingual } from "#domain/catalogue/product.ts";
import { type FeedField, feedColumns, isKnownColumn } from "./columns.ts";
import type { FeedFormat } from "./detect-format.ts";
import { FeedStopped, type Report } from "./diagnostic.ts";
import { fieldLabels } from "./field-labels.ts";
import { type RawRow, valuesOf } from "./raw-row.ts";
import { readRows } from "./read-rows.ts";

/** Rows that are looked at: columns that the first rows leave empty show further down. */
const rowsLookedAt = 200;
const samplesEach = 3;
const sampleLength = 80;

/** Without these a row stays out, whatever else it says. */
const needed: ReadonlySet<FeedField> = new Set(["id", "title", "link", "picture", "price"]);

interface MappedField {
  readonly field: FeedField;
  readonly label: Bilingual;
  readonly needed: boolean;
  /** Where it is taken from; nothing when no row has it. */
  readonly column: string | undefined;
  readonly samples: readonly string[];
}

export interface ColumnMapping {
  /** Nothing when it is none of those we know. */
  readonly format: FeedFormat | undefined;
  readonly fields: readonly MappedField[];
  /** Columns that nothing is taken from. */
  readonly unused: readonly string[];
}

/** How a feed is understood, from its beginning. What cannot be read is a feed without columns. */
export async function mapColumns(open: (report: Report) => AsyncIterable<string>): Promise<ColumnMapping> {
  let format: FeedFormat | undefined;
  const rows: RawRow[] = [];
  try {
    const ignore: Report = () => {};
    for await (const row of readRows(open(ignore), ignore, (found) => {
      format = found;
    })) {
      rows.push(row);
      if (rows.length >= rowsLookedAt) break;
    }
  } catch (error) {
    if (!(error instanceof FeedStopped)) throw error;
  }
  const samples = samplesByColumn(rows);
  const fields = (Object.keys(feedColumns) as FeedField[]).map((field): MappedField => {
    const column = feedColumns[field].find((name) => samples.has(name));
    return {
      field,
      label: fieldLabels[field],
      needed: needed.has(field),
      column,
      samples: column === undefined ? [] : (samples.get(column) ?? []),
    };
  });
  return { format, fields, unused: [...samples.keys()].filter((name) => !isKnownColumn(name)) };
}

function samplesByColumn(rows: readonly RawRow[]): ReadonlyMap<string, readonly string[]> {
  const samples = new Map<string, string[]>();
  for (const { fields } of rows)
    for (const [name, text] of fields) {
      const kept = samples.get(name) ?? [];
      samples.set(name, kept);
      const value = shortened(valuesOf(text)[0] ?? "");
      if (kept.length < samplesEach && !kept.includes(value)) kept.push(value);
    }
  return samples;
}

const shortened = (text: string): string =>
  text.length > sampleLength ? `${text.slice(0, sampleLength - 1).toWellFormed()}…` : text;
