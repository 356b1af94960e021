import { columnName } from "./column-name.ts";
import { rakutenColumns } from "./columns.ts";
import { type DelimitedRecord, readDelimited } from "./delimited-records.ts";
import { diagnose, type Report, stop } from "./diagnostic.ts";
import { feedLimits } from "./limits.ts";
import { draftRow, type RawRow, type RowReader } from "./raw-row.ts";

/** Rows of a text with one header row. */
export function readDelimitedRows(delimiter: string, report: Report): RowReader {
  let columns: readonly string[] | undefined;
  const toRow = (record: DelimitedRecord): RawRow | undefined => {
    if (columns) return rowOf(record, columns, report);
    // What spreadsheets put above the header to say how it is delimited.
    if (record.values[0]?.startsWith("sep=")) return undefined;
    if (record.values.length > feedLimits.columns) throw stop("too_many_columns", record.line);
    columns = record.values.map(columnName);
    return undefined;
  };
  return readerOf(delimiter, report, toRow);
}

/** Rows of a Rakuten text: a line that says whose it is, products without names of columns, a line that counts. */
export function readRakutenRows(report: Report): RowReader {
  let shop = "";
  let rows = 0;
  let hasEnded = false;
  const toRow = ({ line, values }: DelimitedRecord): RawRow | undefined => {
    if (values[0] === "HDR") {
      shop = values[2] ?? "";
      return undefined;
    }
    if (values[0] === "TRL") {
      hasEnded = true;
      if (Number(values[1]) !== rows) report(diagnose("trailer_mismatch", line, `${values[1]} / ${rows}`));
      return undefined;
    }
    rows += 1;
    return rowOf({ line, values }, rakutenColumns, report, shop);
  };
  const reader = readerOf("|", report, toRow);
  return {
    write: reader.write,
    end: () => {
      const last = reader.end();
      if (!hasEnded) report(diagnose("feed_cut_short", 0, "TRL"));
      return last;
    },
  };
}

function readerOf(
  delimiter: string,
  report: Report,
  toRow: (record: DelimitedRecord) => RawRow | undefined,
): RowReader {
  const records = readDelimited(delimiter, report);
  const rows = (some: readonly DelimitedRecord[]) =>
    some.map(toRow).filter((row): row is RawRow => row !== undefined);
  return { write: (text) => rows(records.write(text)), end: () => rows(records.end()) };
}

function rowOf(
  { line, values }: DelimitedRecord,
  columns: readonly string[],
  report: Report,
  shop?: string,
): RawRow | undefined {
  const isRakuten = columns === rakutenColumns;
  if (values.length > columns.length && values.slice(columns.length).some((value) => value.trim() !== "")) {
    const code = values.length > feedLimits.columns ? "too_many_columns" : "extra_columns";
    report(diagnose(code, line, `${values.length} / ${columns.length}: ${values[0]}`));
    return undefined;
  }
  if (values.length < columns.length && !isRakuten) {
    report(diagnose("short_row", line, `${values.length} / ${columns.length}: ${values[0]}`));
  }
  const row = draftRow(line, report);
  for (const [index, name] of columns.entries()) {
    const value = values[index];
    if (value) row.add(name, value);
  }
  if (shop) row.add("merchant_name", shop);
  return row.finish();
}
