import type { ColumnType } from "kysely";

/** The tables as the newest migration leaves them. */
export type Schema = {
  legal_document: LegalDocumentTable;
};

type Instant = ColumnType<Date, Date | string, Date | string>;

type LegalDocumentTable = {
  slug: string;
  language: string;
  version: number;
  title: string;
  headline: string;
  description: string;
  body: string;
  published_at: Instant;
};
