import type { ColumnType, Generated } from "kysely";
import type { Language } from "#vocabulary/language.ts";
import type { Universe } from "#vocabulary/universe.ts";

/** The tables as the newest migration leaves them. */
export type Schema = {
  legal_document: LegalDocumentTable;
  brand: BrandTable;
  shop: ShopTable;
  product: ProductTable;
  product_listing: { id: number; listing: string; card: string };
  simulated_shopper: { id: number; universe: Universe; events: Json<unknown> };
  feed_run: FeedRunTable;
  feed_change: FeedChangeTable;
  catalogue_version: { id: number; version: number };
};

type Instant = ColumnType<Date, Date | string, Date | string>;

/** Read as a value, written as text. */
type Json<Value> = ColumnType<Value, string, string>;

type BrandTable = {
  id: number;
  name: string;
  key: string;
  about: ColumnType<Record<Language, string> | null, string | null, string | null>;
  country: string | null;
};

type ShopTable = { id: number; name: string; key: string; url: string };

type ProductTable = {
  id: number;
  source: string;
  source_key: string;
  universe: string;
  leaf: string;
  brand_id: number;
  document: Json<unknown>;
  feed_state: Generated<"offered" | "out-of-stock" | "archived">;
  missed_runs: Generated<number>;
  /** ISO date. */
  seen_on: string | null;
};

type FeedRunTable = {
  id: Generated<number>;
  source: string;
  status: "applied" | "held" | "stopped" | "rolled-back";
  started_at: Instant;
  finished_at: Instant;
  summary: Json<unknown>;
};

type FeedChangeTable = {
  run_id: number;
  product_id: number;
  before: ColumnType<unknown, string | null, string | null>;
};

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
