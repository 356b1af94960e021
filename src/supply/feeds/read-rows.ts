import { readDelimitedRows, readRakutenRows } from "./delimited-rows.ts";
import { canTell, detectFormat, type FeedFormat } from "./detect-format.ts";
import { type Report, stop } from "./diagnostic.ts";
import { readJsonRows } from "./json-rows.ts";
import { feedLimits } from "./limits.ts";
import type { RawRow, RowReader } from "./raw-row.ts";
import { readXmlRows } from "./xml-rows.ts";

/** The rows of a feed in any format we know, read as the text comes and as fast as they are taken. */
export async function* readRows(
  text: AsyncIterable<string>,
  report: Report,
  onFormat: (format: FeedFormat) => void = () => {},
): AsyncGenerator<RawRow> {
  let reader: RowReader | undefined;
  let head = "";
  let count = 0;

  const begin = (): RowReader => {
    const format = detectFormat(head);
    if (!format) throw stop(head.trim() === "" ? "empty_feed" : "unknown_format", 1, head);
    onFormat(format);
    return readerFor(format, report);
  };
  const counted = (rows: readonly RawRow[]) => {
    count += rows.length;
    if (count > feedLimits.rows) throw stop("too_many_rows", rows[0]?.line);
    return rows;
  };

  for await (const chunk of text) {
    if (reader) {
      yield* counted(reader.write(chunk));
      continue;
    }
    head += chunk;
    if (!canTell(head)) continue;
    reader = begin();
    yield* counted(reader.write(head));
    head = "";
  }
  if (!reader) {
    reader = begin();
    yield* counted(reader.write(head));
  }
  yield* counted(reader.end());
  if (count === 0) throw stop("empty_feed", 1);
}

function readerFor(format: FeedFormat, report: Report): RowReader {
  switch (format.kind) {
    case "delimited":
      return readDelimitedRows(format.delimiter, report);
    case "rakuten":
      return readRakutenRows(report);
    case "xml":
      return readXmlRows(format.item, report);
    case "json":
      return readJsonRows(report);
  }
}
