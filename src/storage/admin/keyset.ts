import { type RawBuilder, sql } from "kysely";

/** After every text: in the order of bytes nothing comes later. */
const last = "\u{10ffff}";

/** Whether a text begins so. Two comparisons, which every index of texts in the order of bytes can answer. */
export const beginsWith = (text: RawBuilder<string>, beginning: RawBuilder<string>): RawBuilder<boolean> =>
  sql<boolean>`(${text} >= ${beginning} and ${text} < ${beginning} || ${last}::text)`;

/** As a cursor carries a moment: no figure of it is lost. */
export const microseconds = (column: string): RawBuilder<string> =>
  sql<string>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint::text`;

export const momentAt = (text: string): RawBuilder<Date> =>
  sql<Date>`(timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond')`;

const momentAndId = /^(\d{1,16})~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function readMomentCursor(
  cursor: string,
): { readonly moment: string; readonly id: string } | undefined {
  const [, moment, id] = momentAndId.exec(cursor) ?? [];
  return moment !== undefined && id !== undefined ? { moment, id } : undefined;
}

/** The first instant of a day in Paris. */
export const startOfDay = (day: string): RawBuilder<Date> =>
  sql<Date>`((${day}::date)::timestamp at time zone 'Europe/Paris')`;

/** The first instant after it. */
export const endOfDay = (day: string): RawBuilder<Date> =>
  sql<Date>`((${day}::date + 1)::timestamp at time zone 'Europe/Paris')`;
