import { createHash, randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { emptyConversation } from "#domain/assistant/conversation.ts";
import type { ConversationStore, KeptConversation, KeptExchange } from "#domain/assistant/ports.ts";
import type {
  EventStore,
  LookReactionStore,
  ReactionStore,
  ReadActivity,
  SavedSearchStore,
} from "#domain/people/activity-ports.ts";
import type { DailyTopStore, RecoList, RecoListStore, RecommendedStore } from "#domain/people/list-ports.ts";
import type { NewsStore } from "#domain/people/news-ports.ts";
import { findingOf } from "#domain/people/notice.ts";
import type { NoticeStore } from "#domain/people/notice-ports.ts";
import type { Registration } from "#domain/people/person.ts";
import type {
  CodeStore,
  NewLetter,
  NewSession,
  OutboxStore,
  PersonStore,
  SessionStore,
  Terms,
} from "#domain/people/ports.ts";
import type { TasteStore } from "#domain/people/taste-ports.ts";
import { defaultNotifications } from "#vocabulary/notifications.ts";
import { accept } from "#vocabulary/result.ts";
import { type OpenDatabase, openDatabase } from "../open-database.ts";
import { readActivity } from "../people/activity.ts";
import { codeStore } from "../people/code-store.ts";
import { conversationStore } from "../people/conversation-store.ts";
import { dailyTopStore } from "../people/daily-top-store.ts";
import { eventStore } from "../people/event-store.ts";
import { lookReactionStore } from "../people/look-reaction-store.ts";
import { newsStore } from "../people/news-store.ts";
import { noticeStore } from "../people/notice-store.ts";
import { outboxStore } from "../people/outbox-store.ts";
import { personStore } from "../people/person-store.ts";
import { reactionStore } from "../people/reaction-store.ts";
import { recoListStore } from "../people/reco-list-store.ts";
import { recommendedStore } from "../people/recommended-store.ts";
import { savedSearchStore } from "../people/saved-search-store.ts";
import { sessionStore } from "../people/session-store.ts";
import { tasteStore } from "../people/taste-store.ts";
import type { Schema } from "../schema.ts";
import { type DatabaseKind, freshPlace } from "./databases.ts";

export type PeopleStores = {
  readonly db: Kysely<Schema>;
  readonly people: PersonStore;
  readonly sessions: SessionStore;
  readonly codes: CodeStore;
  readonly outbox: OutboxStore;
  readonly reactions: ReactionStore;
  readonly lookReactions: LookReactionStore;
  readonly events: EventStore;
  readonly savedSearches: SavedSearchStore;
  readonly activity: ReadActivity;
  readonly notices: NoticeStore;
  readonly news: NewsStore;
  readonly taste: TasteStore;
  readonly lists: RecoListStore;
  readonly dailyTops: DailyTopStore;
  readonly recommended: RecommendedStore;
  readonly conversations: ConversationStore;
};

export type PeopleDatabase = PeopleStores & {
  /** The stores as a second process sees them. The embedded database has no second process: the same ones again. */
  readonly elsewhere: PeopleStores;
  /** Takes everybody and everything about them away, for the next test. */
  empty(): Promise<void>;
  remove(): Promise<void>;
};

export async function openPeople(kind: DatabaseKind): Promise<PeopleDatabase> {
  const place = await freshPlace(kind);
  const open = async (): Promise<OpenDatabase> => {
    const opened = await openDatabase(place.where);
    if (!opened.ok) throw new Error(`No database to test with: ${JSON.stringify(opened.refusal)}`);
    return opened.value;
  };
  const one = await open();
  const other = kind === "postgres" ? await open() : one;
  return {
    ...storesOf(one.db),
    elsewhere: storesOf(other.db),
    async empty() {
      await sql`truncate person, school, mail_outbox, audit, rate_limit cascade`.execute(one.db);
    },
    async remove() {
      await one.close();
      if (other !== one) await other.close();
      await place.remove();
    },
  };
}

const storesOf = (db: Kysely<Schema>): PeopleStores => ({
  db,
  people: personStore(db),
  sessions: sessionStore(db),
  codes: codeStore(db),
  outbox: outboxStore(db),
  reactions: reactionStore(db),
  lookReactions: lookReactionStore(db),
  events: eventStore(db),
  savedSearches: savedSearchStore(db),
  activity: readActivity(db),
  notices: noticeStore(db),
  news: newsStore(db),
  // Each look of a test has one piece: ten times its number.
  taste: tasteStore(db, (look) => [look * 10]),
  lists: recoListStore(db),
  dailyTops: dailyTopStore(db),
  recommended: recommendedStore(db),
  conversations: conversationStore(db),
});

/** A fixed moment, with milliseconds so that a lost one shows. */
export const noon = new Date("2026-03-08T12:00:00.123Z");

export const later = (milliseconds: number, from: Date = noon): Date =>
  new Date(from.getTime() + milliseconds);

export const hour = 3_600_000;
export const day = 24 * hour;

export const terms: Terms = { version: 3, at: noon };

export const digest = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

const passwordHashOf = (id: string): string => `$argon2id$${digest(id)}`;

export const newRegistration = (changes: Partial<Registration> = {}): Registration => {
  const id = randomUUID();
  return {
    id,
    email: `${id.slice(0, 8)}@example.org`,
    passwordHash: passwordHashOf(id),
    claimHash: null,
    firstname: "Inès",
    lastname: "O'Brien",
    gender: "female",
    birthdate: null,
    lang: "fr",
    notifications: defaultNotifications(),
    ecole: null,
    ...changes,
  };
};

export const newLetter = (recipient: string, changes: Partial<NewLetter> = {}): NewLetter => ({
  id: randomUUID(),
  recipient,
  request: "signup",
  at: noon,
  ...changes,
});

export const newSession = (personId: string, changes: Partial<NewSession> = {}): NewSession => ({
  id: randomUUID(),
  personId,
  tokenHash: digest(randomUUID()),
  passwordHash: passwordHashOf(personId),
  browser: "Firefox",
  system: "Linux",
  at: noon,
  ...changes,
});

export async function addPending(
  { people }: PeopleStores,
  changes: Partial<Registration> = {},
): Promise<Registration> {
  const registration = newRegistration(changes);
  await people.register(registration, terms, undefined);
  return registration;
}

export async function addConfirmed(
  stores: PeopleStores,
  changes: Partial<Registration> = {},
): Promise<Registration> {
  const registration = await addPending(stores, changes);
  await confirmByCode(stores, registration, noon);
  return registration;
}

/** As people do it: a code is mailed and typed. Says whether this call spent it. */
export async function confirmByCode(
  { codes }: PeopleStores,
  { id, email, claimHash }: Registration,
  at: Date,
): Promise<boolean> {
  const codeHash = digest(`code of ${id}`);
  await codes.keep(id, "signup", codeHash, at);
  return codes.use(id, "signup", { codeHash, claimHash, letter: newLetter(email), at });
}

/** Something of everything that people do. */
export async function addActivity(stores: PeopleStores, id: string): Promise<void> {
  const { reactions, lookReactions, events, savedSearches, notices, news, taste } = stores;
  await reactions.change(id, { kind: "liked", product: 1, value: true }, noon);
  await lookReactions.change(id, 3, "like", noon);
  await reactions.change(id, { kind: "disliked", product: 2, value: true, scope: "brand" }, noon);
  const event = { id: "e1", type: "product_seen", product: 3, at: noon, surface: "search" } as const;
  await events.add(id, [event], noon, 10);
  const search = { id: randomUUID(), name: "Coats", query: "?q=coat", alert: "off" } as const;
  await savedSearches.add(id, { ...search, createdAt: noon, lastRunAt: null }, 10);
  const watched = await news.read(id);
  if (!watched) throw new Error("There is nobody to tell anything.");
  const watch = { catalogueVersion: 1, seenProduct: 1, brandsAt: null, sizes: "[]", mailedAt: null };
  const found = { id: randomUUID(), ...findingOf("back_in_stock", [1]), inApp: true, byMail: false };
  await news.keep(watched, { at: noon, notices: [found], ran: [], highest: 1, bookmarks: [], watch });
  await taste.change(
    id,
    (kept) => accept({ ...kept, settings: { ...kept.settings, gifts: new Set([4]) } }),
    noon,
  );
  await notices.keepUnsubscribeToken(id, digest(randomUUID()), noon);
  const tried = { product: 5, axis: 12, family: "A.5", propensity: 0.25 };
  await stores.lists.add(id, newList({ products: [4, 5], stretches: [tried] }));
  const top = { listId: randomUUID(), picks: [{ product: 4, kind: "sure" }] } as const;
  await stores.dailyTops.keep(id, "women", "2026-03-08", top, noon);
  await stores.recommended.keep(id, "women", { products: [4], brands: [1] }, noon);
  await stores.db
    .insertInto("reco_override")
    .values({ person_id: id, product_id: 4, action: "pin", note: "", at: noon, made_by: null })
    .execute();
  await stores.conversations.keep({ kind: "person", personId: id }, newConversation(), newExchange(), 0);
}

export const newConversation = (changes: Partial<KeptConversation> = {}): KeptConversation => ({
  id: randomUUID(),
  universe: "women",
  language: "fr",
  state: { ...emptyConversation, shown: [4, 5], last: [5], focus: 5 },
  ...changes,
});

export const newExchange = (changes: Partial<KeptExchange> = {}): KeptExchange => ({
  id: randomUUID(),
  text: "Une robe d’été 👗",
  intent: "find",
  language: "fr",
  answer: {
    chips: [{ slot: "category", value: "A.7", label: "Robes", exclude: false, removable: true }],
    products: [{ id: 5, why: ["en lin"] }],
    look: { id: 3, swaps: [{ slot: "shoes", product: 9 }] },
    question: { text: "Pour quand ?", options: [{ label: "L’été", say: "pour l’été" }] },
    suggestions: [],
  },
  words: "Voici.",
  engine: "built_in",
  at: noon,
  ...changes,
});

export const newList = (changes: Partial<RecoList> = {}): RecoList => ({
  id: randomUUID(),
  kind: "reco",
  universe: "women",
  surface: "discover",
  start: 0,
  products: [4, 5],
  stretches: [],
  at: noon,
  ...changes,
});

/** As many reactions of a kind as the products from one number to another. */
export async function fillReactions(
  db: Kysely<Schema>,
  { id, kind, from, to }: { id: string; kind: "liked" | "bookmarked"; from: number; to: number },
): Promise<void> {
  await sql`
    insert into reaction (person_id, product_id, kind, at)
    select ${id}, nth, ${kind}, ${noon}::timestamptz + nth * interval '1 ms'
    from generate_series(${from}::int, ${to}::int) as nth
  `.execute(db);
}

/** So many events of this moment, of one product. */
export async function fillEvents(
  db: Kysely<Schema>,
  id: string,
  count: number,
  at = new Date(),
): Promise<void> {
  await sql`
    insert into product_event (person_id, client_id, type, product_id, at, received_at)
    select ${id}, 'flood-' || nth, 'product_seen', 1, ${at}, ${at} from generate_series(1, ${count}::int) as nth
  `.execute(db);
}

/** Every row of every table, as text. */
export async function dumpTables(db: Kysely<Schema>): Promise<Readonly<Record<string, string>>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
    order by 1
  `.execute(db);
  const dump: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(one)::text as text from ${sql.table(name)} as one
    `.execute(db);
    dump[name] = rows
      .map(({ text }) => text)
      .sort()
      .join("\n");
  }
  return dump;
}

/** The tables that contain one of the texts. */
export async function tablesWith(db: Kysely<Schema>, ...texts: string[]): Promise<string[]> {
  const dump = Object.entries(await dumpTables(db));
  return dump.filter(([, rows]) => texts.some((text) => rows.includes(text))).map(([table]) => table);
}

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
