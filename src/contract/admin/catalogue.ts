import * as z from "zod/mini";
import { languages } from "#vocabulary/language.ts";
import { universes } from "#vocabulary/universe.ts";
import { defineEndpoint } from "../endpoint.ts";
import { image } from "../image.ts";
import { id, idInPath, instant, note, page, paged, uuid, words } from "./paging.ts";

export const productStates = ["offered", "out-of-stock", "archived", "hidden"] as const;
export const productLacks = ["picture", "size", "category"] as const;

const product = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  brand: z.object({ id: z.int(), name: z.string() }),
  universe: z.enum(universes),
  /** `women.B.2.1`, and in words. */
  category: z.string(),
  category_label: z.string(),
  source: z.string(),
  state: z.enum(productStates),
  /** In cents; nothing when nobody sells it. */
  price: z.nullable(z.int()),
  sizes_in_stock: z.int(),
  sizes: z.int(),
  image: z.nullable(image),
  lacks: z.array(z.enum(productLacks)),
  seen_on: z.nullable(z.string()),
});
export type AdminProduct = z.output<typeof product>;

export const listCatalogue = defineEndpoint({
  id: "adminListProducts",
  method: "GET",
  path: "/api/admin/products",
  access: "admin",
  summary: "Every product there is or was, with filters; the newest first.",
  query: z.strictObject({
    ...paged,
    /** An id, words of the name, a brand, or the key of the shop. */
    q: words,
    universe: z.optional(z.enum(universes)),
    category: z.optional(z.string().check(z.maxLength(40))),
    brand: z.optional(idInPath),
    source: z.optional(z.string().check(z.maxLength(200))),
    state: z.optional(z.enum(productStates)),
    lacks: z.optional(z.enum(productLacks)),
    lang: z.optional(z.enum(languages)),
  }),
  answer: z.object({ products: z.array(product), ...page, sources: z.array(z.string()) }),
});

export const changeProducts = defineEndpoint({
  id: "adminChangeProducts",
  method: "PATCH",
  path: "/api/admin/products",
  access: "admin",
  summary:
    "Hides products from everyone or shows them again; a feed that brings them again does not undo it.",
  body: z.strictObject({
    ids: z.array(id).check(z.minLength(1, "too_small"), z.maxLength(500, "too_big")),
    action: z.enum(["hide", "show"]),
    note,
  }),
  answer: z.object({ changed: z.int() }),
});

const feedFacts = {
  /** What its runs are counted under. */
  name: z.string().check(z.trim(), z.minLength(1, "too_short"), z.maxLength(120, "too_long")),
  /** Who sells it, when the feed does not say. */
  shop: z.nullable(z.string().check(z.maxLength(120, "too_long"))),
  language: z.nullable(z.enum(languages)),
  universe: z.nullable(z.enum(universes)),
};
const address = z.nullable(
  z.string().check(z.maxLength(2000, "too_long"), z.regex(/^https?:\/\//, "invalid")),
);
const schedules = ["never", "hourly", "daily", "weekly"] as const;

export const runStates = ["running", "tried", "applied", "held", "stopped", "failed", "rolled-back"] as const;

const summary = z.object({
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  returned: z.int(),
  missed_once: z.int(),
  out_of_stock: z.int(),
  archived: z.int(),
  new_brands: z.int(),
});

const run = z.object({
  id: z.int(),
  feed: z.string(),
  state: z.enum(runStates),
  dry_run: z.boolean(),
  started_at: instant,
  finished_at: z.nullable(instant),
  /** Products read so far. */
  progress: z.int(),
  /** Who began it; nothing when it was its time. */
  by: z.nullable(z.string()),
  /** What it did, or would do. */
  summary: z.nullable(summary),
  rows: z.int(),
  products: z.int(),
  errors: z.int(),
  warnings: z.int(),
  /** Whether it is the last one that was applied of its feed. */
  can_roll_back: z.boolean(),
});
export type AdminFeedRun = z.output<typeof run>;

const feed = z.object({
  id: z.int(),
  ...feedFacts,
  url: z.nullable(z.string()),
  schedule: z.enum(schedules),
  next_run_at: z.nullable(instant),
  last_run: z.nullable(run),
});
export type AdminFeed = z.output<typeof feed>;

const severity = z.enum(["error", "warning", "info"]);

const diagnosticCount = z.object({
  code: z.string(),
  severity,
  /** What it means. */
  sentence: z.string(),
  count: z.int(),
});

const diagnostic = z.object({
  code: z.string(),
  severity,
  sentence: z.string(),
  /** 0 when the whole feed is meant. */
  line: z.int(),
  id: z.nullable(z.string()),
  sample: z.string(),
});
export type AdminDiagnostic = z.output<typeof diagnostic>;

/** How the columns of a feed are understood. */
const mapping = z.array(
  z.object({
    /** What we look for, and whether a product can be without. */
    field: z.string(),
    label: z.string(),
    needed: z.boolean(),
    /** The column it is taken from; nothing when the feed has none. */
    column: z.nullable(z.string()),
    samples: z.array(z.string()),
  }),
);

const path = "/api/admin/feeds";
const runPath = `${path}/runs` as const;
const oneRun = {
  access: "admin",
  params: z.object({ run: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) }),
} as const;
const oneFeed = {
  access: "admin",
  params: z.object({ id: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) }),
} as const;

/** An upload, until it is used or for a day. */
const upload = uuid;

export const uploadFeed = defineEndpoint({
  id: "adminUploadFeed",
  method: "POST",
  path: `${path}/uploads`,
  access: "admin",
  summary:
    "Takes a feed as the body of the request, up to 200 MB, also gzip or zip; says how its columns are understood.",
  takesFile: true,
  status: 201,
  answer: z.object({
    upload,
    bytes: z.int(),
    format: z.nullable(z.string()),
    mapping,
    columns_unused: z.array(z.string()),
  }),
});

export const listFeeds = defineEndpoint({
  id: "adminListFeeds",
  method: "GET",
  path,
  access: "admin",
  summary: "Feeds, with the last run of each.",
  query: z.strictObject(paged),
  answer: z.object({ feeds: z.array(feed), ...page }),
});

export const runFeed = defineEndpoint({
  id: "adminRunFeed",
  method: "POST",
  path,
  access: "admin",
  summary: "Begins a run of a feed from an upload or an address; the feed is kept by its name.",
  status: 202,
  body: z.strictObject({
    name: feedFacts.name,
    shop: z._default(feedFacts.shop, null),
    language: z._default(feedFacts.language, null),
    universe: z._default(feedFacts.universe, null),
    /** One of the two. */
    upload: z.optional(upload),
    url: z.optional(address),
    schedule: z._default(z.enum(schedules), "never"),
    dry_run: z._default(z.boolean(), true),
    allow_shrink: z._default(z.boolean(), false),
  }),
  answer: z.object({ run }),
});

export const changeFeed = defineEndpoint({
  ...oneFeed,
  id: "adminChangeFeed",
  method: "PATCH",
  path: `${path}/:id`,
  summary: "Changes where a feed is fetched and when.",
  body: z.strictObject({
    url: z.optional(address),
    schedule: z.optional(z.enum(schedules)),
    shop: z.optional(feedFacts.shop),
    language: z.optional(feedFacts.language),
    universe: z.optional(feedFacts.universe),
  }),
  answer: z.object({ feed }),
});

export const deleteFeed = defineEndpoint({
  ...oneFeed,
  id: "adminDeleteFeed",
  method: "DELETE",
  path: `${path}/:id`,
  summary: "Forgets a feed; its products and runs stay.",
  status: 204,
  answer: z.null(),
});

export const listRuns = defineEndpoint({
  id: "adminListFeedRuns",
  method: "GET",
  path: runPath,
  access: "admin",
  summary: "Runs of feeds, the latest first.",
  query: z.strictObject({
    ...paged,
    feed: z.optional(z.string().check(z.maxLength(200))),
    state: z.optional(z.enum(runStates)),
  }),
  answer: z.object({ runs: z.array(run), ...page }),
});

export const getRun = defineEndpoint({
  ...oneRun,
  id: "adminGetFeedRun",
  method: "GET",
  path: `${runPath}/:run`,
  summary: "One run: how far it is, what it did or would do, and what was wrong.",
  query: z.strictObject({ lang: z.optional(z.enum(languages)) }),
  answer: z.object({
    run,
    format: z.nullable(z.string()),
    /** The most frequent first. */
    diagnostics: z.array(diagnosticCount),
    /** Why it was held, stopped or failed, in words. */
    reason: z.nullable(z.string()),
  }),
});

export const listDiagnostics = defineEndpoint({
  ...oneRun,
  id: "adminListDiagnostics",
  method: "GET",
  path: `${runPath}/:run/diagnostics`,
  summary: "What was wrong, row by row; /api/admin/feeds/runs/{run}/diagnostics.csv has the same as CSV.",
  query: z.strictObject({
    ...paged,
    code: z.optional(z.string().check(z.maxLength(60))),
    severity: z.optional(severity),
    lang: z.optional(z.enum(languages)),
  }),
  answer: z.object({ diagnostics: z.array(diagnostic), ...page }),
});

export const downloadDiagnostics = defineEndpoint({
  ...oneRun,
  id: "adminDownloadDiagnostics",
  method: "GET",
  path: `${runPath}/:run/diagnostics.csv`,
  summary: "All of it as CSV.",
  query: z.strictObject({ lang: z.optional(z.enum(languages)) }),
  answersWith: "text/csv",
  answer: z.string(),
});

export const rollBackFeedRun = defineEndpoint({
  ...oneRun,
  id: "adminRollBackFeedRun",
  method: "POST",
  path: `${runPath}/:run/roll_back`,
  summary: "Takes the last applied run of a feed back.",
  body: z.strictObject({ note }),
  answer: z.object({ run, restored: z.int() }),
});
