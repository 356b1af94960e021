import { diagnose, type Report } from "./diagnostic.ts";
import { feedLimits } from "./limits.ts";

/** A row as it stands in the feed: names normalised, values untouched but for control characters. */
export interface RawRow {
  readonly line: number;
  /** Values of a repeated column are one text with the separator between them. */
  readonly fields: ReadonlyMap<string, string>;
}

/** Reads text as it comes; what it cannot read it reports, and goes on. */
export interface RowReader {
  readonly write: (text: string) => readonly RawRow[];
  readonly end: () => readonly RawRow[];
}

/** ASCII unit separator: as a control character it is taken out of every value, so it is free for this. */
const valueSeparator = "\u001F";

export interface RowDraft {
  readonly add: (name: string, value: string) => void;
  /** The row, unless it breaks a limit: that has been reported then. */
  readonly finish: () => RawRow | undefined;
}

export function draftRow(line: number, report: Report): RowDraft {
  const fields = new Map<string, string>();
  let tooLong: string | undefined;
  let cleaned = false;

  return {
    add: (name, value) => {
      if (value.length > feedLimits.fieldLength) tooLong ??= name;
      if (name === "" || tooLong !== undefined) return;
      const clean = withoutControls(value);
      cleaned ||= clean.length !== value.length;
      const trimmed = clean.trim();
      if (trimmed === "") return;
      const before = fields.get(name);
      fields.set(name, before === undefined ? trimmed : `${before}${valueSeparator}${trimmed}`);
    },
    finish: () => {
      const id = fields.get("id");
      if (tooLong !== undefined) {
        report(diagnose("field_too_long", line, tooLong, id));
        return undefined;
      }
      if (fields.size > feedLimits.columns) {
        report(diagnose("too_many_columns", line, String(fields.size), id));
        return undefined;
      }
      if (cleaned) report(diagnose("control_characters", line, id ?? "", id));
      return { line, fields };
    },
  };
}

export const valuesOf = (text: string | undefined): readonly string[] =>
  text === undefined ? [] : text.split(valueSeparator);

const anyControl = /[^\P{Cc}\t\n\r]/u;
const controls = /[^\P{Cc}\t\n\r]/gu;

/** Half surrogate pairs go too: no database would take them. */
function withoutControls(value: string): string {
  const whole = value.isWellFormed() ? value : value.toWellFormed().replaceAll("\uFFFD", "");
  return anyControl.test(whole) ? whole.replace(controls, "") : whole;
}
