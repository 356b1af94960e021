import { diagnose, type Report, stop } from "./diagnostic.ts";
import { feedLimits } from "./limits.ts";

/** One record of a delimited text: its values, and the line it starts on. */
export interface DelimitedRecord {
  readonly line: number;
  readonly values: readonly string[];
}

export interface DelimitedReader {
  readonly write: (text: string) => readonly DelimitedRecord[];
  readonly end: () => readonly DelimitedRecord[];
}

const quote = 34;
const lineFeed = 10;
const carriageReturn = 13;

/**
 * Splits text into records as it comes, holding one record at a time. Quotation marks are those of RFC 4180,
 * and a lone one inside a quoted value stands for itself. A value that outgrows its limit, or whose quotation
 * mark is never closed, costs its own line only: reading starts again on the line below.
 */
export function readDelimited(delimiter: string, report: Report): DelimitedReader {
  const separator = delimiter.charCodeAt(0);
  let text = "";
  /** Where in the text we are, and where the record and the value begin. */
  let at = 0;
  let recordStart = 0;
  let valueStart = 0;
  let line = 1;
  let breaks = 0;
  let values: string[] = [];
  let state: "value" | "quoted" | "skipping" = "value";
  let restarts = 0;
  let done: DelimitedRecord[] = [];

  const beginRecord = (from: number, newLine: number) => {
    recordStart = from;
    valueStart = from;
    at = from;
    line = newLine;
    breaks = 0;
    values = [];
    state = "value";
  };

  const endValue = () => {
    const raw = text.slice(valueStart, at);
    values.push(raw.charCodeAt(0) === quote ? unquoted(raw) : raw);
    valueStart = at + 1;
  };

  const endRecord = (next: number) => {
    endValue();
    const isEmpty = values.length === 1 && values[0]?.trim() === "";
    if (!isEmpty) done.push({ line, values });
    beginRecord(next, line + breaks + 1);
  };

  /** The record is given up; what follows its first line is read again. */
  const startAgain = (code: "field_too_long" | "row_too_long" | "unclosed_quote") => {
    report(diagnose(code, line, text.slice(recordStart, recordStart + feedLimits.sampleLength * 2)));
    restarts += 1;
    if (restarts > feedLimits.restarts) throw stop("too_broken", line);
    at = recordStart;
    state = "skipping";
  };

  /** The end of this line, once all of it is there: a CR at the very end may still get its LF. */
  const breakLength = (final: boolean): number => {
    if (text.charCodeAt(at) === lineFeed) return 1;
    if (at + 1 < text.length) return text.charCodeAt(at + 1) === lineFeed ? 2 : 1;
    return final ? 1 : 0;
  };

  const scan = (final: boolean) => {
    while (at < text.length) {
      const code = text.charCodeAt(at);
      const isBreak = code === lineFeed || code === carriageReturn;
      if (isBreak && breakLength(final) === 0) return;

      if (state === "skipping") {
        if (isBreak) beginRecord(at + breakLength(final), line + 1);
        else at += 1;
        continue;
      }
      if (at - valueStart > feedLimits.fieldLength + quotingRoom) {
        startAgain("field_too_long");
        continue;
      }
      if (at - recordStart > feedLimits.rowLength) {
        startAgain("row_too_long");
        continue;
      }
      if (state === "quoted") {
        if (code === quote) {
          const next = text.charCodeAt(at + 1);
          if (Number.isNaN(next) && !final) return;
          if (next === quote) at += 1;
          else if (Number.isNaN(next) || endsValue(next)) state = "value";
        } else if (isBreak) {
          breaks += 1;
          at += breakLength(final) - 1;
        }
        at += 1;
      } else if (code === separator) {
        endValue();
        at += 1;
      } else if (isBreak) {
        endRecord(at + breakLength(final));
      } else {
        if (code === quote && at === valueStart) state = "quoted";
        at += 1;
      }
    }
  };

  const endsValue = (code: number) => code === separator || code === lineFeed || code === carriageReturn;

  const take = () => {
    const taken = done;
    done = [];
    return taken;
  };

  return {
    write: (more) => {
      // While a line is skipped nothing before this point is wanted any more.
      const keptFrom = state === "skipping" ? at : recordStart;
      text = text.slice(keptFrom) + more;
      at -= keptFrom;
      valueStart -= keptFrom;
      recordStart -= keptFrom;
      scan(false);
      return take();
    },
    end: () => {
      scan(true);
      while (state === "quoted") {
        startAgain("unclosed_quote");
        scan(true);
      }
      if (state === "value" && recordStart < text.length) endRecord(text.length);
      text = "";
      return take();
    },
  };
}

/** The two quotation marks and a few doubled ones do not make a value longer. */
const quotingRoom = 1024;

function unquoted(raw: string): string {
  const closed = raw.length > 1 && raw.charCodeAt(raw.length - 1) === quote;
  return raw.slice(1, closed ? -1 : undefined).replaceAll('""', '"');
}
