import type { ColumnType, Generated } from "kysely";
import type { RunStatus } from "#domain/catalogue/feed-run.ts";
import type { OverrideAction } from "#domain/people/overrides.ts";
import type { Intent } from "#vocabulary/assistant.ts";
import type { Formality, Occasion, Season } from "#vocabulary/attribute.ts";
import type { Language } from "#vocabulary/language.ts";
import type { NoticeType } from "#vocabulary/notice.ts";
import type { Gender } from "#vocabulary/person.ts";
import type { ProductEventType, Surface } from "#vocabulary/product-event.ts";
import type { DislikeScope, ReactionKind } from "#vocabulary/reaction.ts";
import type { ListKind } from "#vocabulary/reco-list.ts";
import type { SearchAlert } from "#vocabulary/saved-search.ts";
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
  feed_diagnostic: FeedDiagnosticTable;
  feed: FeedTable;
  product_facts: ProductFactsTable;
  catalogue_version: { id: number; version: number; whole: Generated<number> };
  school: SchoolTable;
  person: PersonTable;
  session: SessionTable;
  later_signup: { person_id: string; password_hash: string; at: Instant };
  one_time_code: OneTimeCodeTable;
  mail_outbox: MailOutboxTable;
  audit: AuditTable;
  reaction: ReactionTable;
  product_event: ProductEventTable;
  saved_search: SavedSearchTable;
  look: LookTable;
  look_state: { id: number; version: number; newest: number; edits: Generated<number> };
  look_reaction: LookReactionTable;
  notice: NoticeTable;
  news_watch: NewsWatchTable;
  reco_list: RecoListTable;
  stretch: StretchTable;
  ranker_weights: RankerWeightsTable;
  ranker_served: RankerServedTable;
  reco_override: RecoOverrideTable;
  daily_top: DailyTopTable;
  recommended: RecommendedTable;
  taste: { person_id: string; settings: Json<unknown>; updated_at: Instant };
  taste_version: TasteVersionTable;
  conversation: ConversationTable;
  assistant_exchange: AssistantExchangeTable;
  unsubscribe_link: { token_hash: string; person_id: string; created_at: Instant };
  rate_limit: { key: string; points: number; expire: number | null };
  content_version: { id: number; version: number };
  job_round: { job: string; mark: number; ended_at: Instant };
  article: ArticleTable;
  article_text: ArticleTextTable;
  uploaded_picture: UploadedPictureTable;
  lexicon_meaning: { key: string; en: string; fr: string; updated_at: Instant };
  visit_day: { person_id: string; day: string };
  overview_day: { day: string; figures: Json<unknown> };
  search_day: { day: string; searches: number; missed: number };
  search_missed: SearchMissedTable;
  search_salt: { month: string; salt: string };
};

type SearchMissedTable = {
  day: string;
  lang: Language;
  /** Empty where nobody said which. */
  universe: Universe | "";
  /** Folded. */
  text: string;
  times: number;
  /** At most three digests. */
  askers: string[];
};

type SchoolTable = {
  id: Generated<number>;
  name: string;
  city: string | null;
  country_code: string | null;
  domains: string[];
  active: Generated<boolean>;
};

export type PersonTable = {
  id: string;
  email: string;
  password_hash: string;
  registration_status: "pending" | "confirmed" | "active";
  created_at: Instant;
  updated_at: Instant;
  confirmed_at: Moment;
  admin: Generated<boolean>;
  firstname: string;
  lastname: string;
  gender: Gender;
  /** ISO date. */
  birthdate: string | null;
  address: string | null;
  address2: string | null;
  zip: string | null;
  city: string | null;
  state: string | null;
  country_code: string | null;
  country: string | null;
  phone: string | null;
  lang: Language;
  notifications: Json<unknown>;
  ecole: number | null;
  preferences: ColumnType<unknown, string | undefined, string>;
  terms_version: number;
  terms_accepted_at: Instant;
  claim_hash: string | null;
  contested: Generated<boolean>;
  reset_password_token: string | null;
  password_token_created_at: Moment;
};

type SessionTable = {
  id: string;
  token_hash: string;
  person_id: string;
  created_at: Instant;
  last_seen_at: Instant;
  expires_at: Instant;
  browser: string | null;
  system: string | null;
};

type OneTimeCodeTable = {
  person_id: string;
  purpose: string;
  code_hash: string;
  created_at: Instant;
  tries: Generated<number>;
  used_at: Moment;
};

type MailOutboxTable = {
  id: string;
  recipient: string;
  request: string;
  created_at: Instant;
  attempts: Generated<number>;
  due_at: Moment;
  sent_at: Moment;
  last_error: string | null;
};

type AuditTable = {
  id: Generated<number>;
  at: Instant;
  action: string;
  actor_id: string | null;
  person_id: string | null;
  detail: ColumnType<unknown, string | undefined, never>;
};

type ReactionTable = {
  person_id: string;
  product_id: number;
  kind: ReactionKind;
  /** Of dislikes alone. */
  scope: DislikeScope | null;
  at: Instant;
  /** Of bookmarks alone, as the next. In cents. */
  price: number | null;
  in_size: boolean | null;
};

type ProductEventTable = {
  person_id: string;
  client_id: string;
  /** The order of arrival, for what happened at the same moment. */
  place: Generated<number>;
  type: ProductEventType;
  product_id: number;
  surface: Surface | null;
  at: Instant;
  received_at: Instant;
  /** The list it was met in; it may be gone by now. */
  list_id: string | null;
};

type SavedSearchTable = {
  id: string;
  person_id: string;
  name: string;
  query: string;
  alert: SearchAlert;
  created_at: Instant;
  last_run_at: Moment;
  /** The highest number of a product when it was saved or last run. */
  seen_product: Generated<number>;
};

type NoticeTable = {
  id: string;
  person_id: string;
  type: NoticeType;
  created_at: Instant;
  read_at: Moment;
  in_app: boolean;
  by_mail: boolean;
  /** The letter that tells it; null while it waits for one. */
  mail_id: string | null;
  content: Json<unknown>;
};

type NewsWatchTable = {
  person_id: string;
  /** Counts the rounds: whoever comes second finds another number. */
  round: number;
  catalogue_version: number;
  seen_product: number;
  brands_at: Moment;
  sizes: string;
  mailed_at: Moment;
};

export type LookTable = {
  id: number;
  universe: Universe;
  occasion: Occasion;
  season: Season;
  formality: Formality;
  title_en: string;
  title_fr: string;
  score: number;
  items: Json<unknown>;
  retired: boolean;
  hidden: Generated<boolean>;
  by_admin: Generated<boolean>;
  deleted: Generated<boolean>;
};

type LookReactionTable = {
  person_id: string;
  look_id: number;
  kind: "liked" | "disliked";
  at: Instant;
};

type RecoListTable = {
  id: string;
  person_id: string;
  /** The order in which they were made. */
  place: Generated<number>;
  kind: ListKind;
  universe: Universe;
  surface: Surface | null;
  start: number;
  products: number[];
  stretches: Json<unknown>;
  readings: ColumnType<unknown, string | null | undefined, never>;
  at: Instant;
};

type RankerWeightsTable = {
  id: Generated<number>;
  made_at: Instant;
  made_by: Generated<"learned" | "admin">;
  note: Generated<string>;
  /** What it was fitted to; nothing where an admin set it. */
  impressions: number | null;
  taken: number | null;
  people: number | null;
  gain: number | null;
  /** How many times as much as set by hand, by feature. */
  factors: Json<unknown>;
};

type RecoOverrideTable = {
  id: Generated<number>;
  /** Null holds for everyone. */
  person_id: string | null;
  product_id: number;
  action: OverrideAction;
  until: Moment;
  note: string;
  at: Instant;
  made_by: string | null;
};

type RankerServedTable = {
  place: Generated<number>;
  weights_id: number | null;
  held: boolean;
  since: Instant;
};

type StretchTable = {
  person_id: string;
  product_id: number;
  universe: Universe;
  axis: number;
  family: string;
  propensity: number;
  listed_at: Instant;
  shown_at: Moment;
};

type DailyTopTable = {
  person_id: string;
  universe: string;
  /** ISO date. */
  day: string;
  list_id: string;
  picks: Json<unknown>;
  at: Instant;
};

type RecommendedTable = {
  person_id: string;
  universe: Universe;
  products: number[];
  brands: number[];
  at: Instant;
};

/** A taste as it was, whole. */
export type TasteVersionTable = {
  person_id: string;
  number: number;
  cause: "change" | "evidence" | "rollback";
  rolled_back_to: number | null;
  /** Changes of the next minutes are of the same version. */
  began_at: Instant;
  at: Instant;
  settings: Json<unknown>;
  preferences: Json<unknown>;
};

type ConversationTable = {
  id: string;
  /** Of a person or of a visitor, never of both. */
  person_id: string | null;
  key_hash: string | null;
  universe: Universe;
  lang: Language;
  title: string;
  state: Json<unknown>;
  created_at: Instant;
  updated_at: Instant;
};

export type AssistantExchangeTable = {
  id: string;
  /** The order in which they were said. */
  place: Generated<number>;
  conversation_id: string;
  person_id: string | null;
  text: string;
  intent: Intent;
  lang: Language;
  words: string;
  engine: "built_in" | "model";
  answer: Json<unknown>;
  at: Instant;
};

type Instant = ColumnType<Date, Date | string, Date | string>;

type Moment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

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
  /** The version of the catalogue that changed it last. */
  changed_in: Generated<number>;
  feed_state: Generated<"offered" | "out-of-stock" | "archived">;
  missed_runs: Generated<number>;
  /** ISO date. */
  seen_on: string | null;
  /** An admin took it out of everybody's sight. */
  hidden: Generated<boolean>;
};

type ProductFactsTable = {
  id: number;
  source: string;
  universe: Universe;
  leaf: string;
  brand_id: number;
  state: "offered" | "out-of-stock" | "archived" | "hidden";
  lacks_picture: boolean;
  lacks_size: boolean;
  lacks_category: boolean;
  /** Its names and its key, folded. */
  words: string;
};

type FeedTable = {
  id: Generated<number>;
  name: string;
  url: string | null;
  schedule: "never" | "hourly" | "daily" | "weekly";
  shop: string | null;
  language: Language | null;
  universe: Universe | null;
  next_run_at: Moment;
};

type FeedRunTable = {
  id: Generated<number>;
  source: string;
  status: RunStatus;
  started_at: Instant;
  finished_at: Moment;
  summary: Json<unknown>;
  dry_run: Generated<boolean>;
  begun_by: string | null;
  progress: Generated<number>;
  /** When whoever runs it last said that it does. */
  beat_at: Moment;
};

type FeedDiagnosticTable = {
  run_id: number;
  place: number;
  code: string;
  severity: "error" | "warning";
  line: number;
  item_id: string | null;
  sample: string;
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

type ArticleTable = {
  id: Generated<number>;
  tags: string[];
  cover: string | null;
  /** ISO date. */
  published_on: string | null;
  created_at: Instant;
  updated_at: Instant;
};

export type ArticleTextTable = {
  article_id: number;
  language: Language;
  slug: string;
  title: string;
  headline: string;
  description: string;
  excerpt: string;
  body: string;
};

type UploadedPictureTable = {
  name: string;
  alt_en: string;
  alt_fr: string;
  width: number;
  height: number;
  colour: string;
  /** SHA-256 of the bytes. */
  hash: string;
  bytes: Uint8Array;
  created_at: Instant;
};
