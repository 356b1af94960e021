import type { Hono } from "hono";
import * as contract from "#contract/admin/catalogue.ts";
import type { FeedChange, FeedOrder } from "#domain/admin/catalogue-ports.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { bind } from "../endpoint.ts";
import type { Refusal } from "../error-response.ts";
import type { ApiEnv } from "../ports.ts";
import type { AdminCataloguePorts } from "./catalogue-ports.ts";
import { nextCursor, readCursor } from "./number-cursor.ts";
import { presentFeed, presentRun } from "./present-catalogue.ts";

/** What we drew ourselves is called so: a feed of that name would take its place. */
const reservedName = "house";

/** Feeds: sent, begun, changed, forgotten. */
export function bindAdminFeeds(app: Hono<ApiEnv>, ports: AdminCataloguePorts): void {
  const { feeds, runner, now } = ports;

  bind(app, contract.uploadFeed, async (_, { file, language }) => {
    const received = await ports.receive(file);
    if (!received.ok) return refuse({ kind: received.refusal });
    const { upload, bytes, mapping } = received.value;
    return accept({
      answer: {
        upload,
        bytes,
        format: mapping.format ?? null,
        mapping: mapping.fields.map(({ field, label, needed, column, samples }) => ({
          field,
          label: label[language],
          needed,
          column: column ?? null,
          samples: [...samples],
        })),
        columns_unused: [...mapping.unused],
      },
    });
  });

  bind(app, contract.listFeeds, async ({ query: { limit, cursor } }) => {
    const after = readCursor(cursor);
    if (!after.ok) return after;
    const found = await feeds.list({ limit, after: after.value });
    const runs = await feeds.lastRuns(found.rows.map(({ name }) => name));
    return accept({
      answer: {
        feeds: found.rows.map((feed) => presentFeed(feed, runs.get(feed.name), runner)),
        total: found.total,
        next_cursor: nextCursor(found, ({ id }) => id),
      },
    });
  });

  bind(app, contract.runFeed, async ({ body }, { caller }) => {
    const { name, shop, language, universe, dry_run, allow_shrink, schedule } = body;
    const from = sourceOf(body, ports.acceptsUrl);
    if (!from.ok) return from;
    const act = { by: caller.personId, at: now() };
    const order = { name, shop, language, universe, from: from.value, by: act.by };
    // What is only tried leaves the feed as it is; what is sent by hand leaves its address and its times.
    const fetched = "url" in from.value ? { url: from.value.url, schedule } : {};
    const begun = await runner.begin(
      { ...order, dryRun: dry_run, allowShrink: allow_shrink },
      async () => dry_run || feeds.save(name, { shop, language, universe, ...fetched }, act),
    );
    if (!begun.ok)
      return begun.refusal === "busy"
        ? refuse({ kind: "busy" })
        : refuse({ kind: "invalid", fields: { upload: "unknown" } });
    const run = await feeds.run(begun.value);
    return run ? accept({ answer: { run: presentRun(run, runner) } }) : refuse({ kind: "not_found" });
  });

  bind(app, contract.changeFeed, async ({ params, body }, { caller }) => {
    const { url, schedule, shop, language, universe } = body;
    const before = await feeds.find(params.id);
    if (!before) return refuse({ kind: "not_found" });
    if (typeof url === "string" && !ports.acceptsUrl(url))
      return refuse({ kind: "invalid", fields: { url: "invalid" } });
    const address = url === undefined ? before.url : url;
    if (schedule !== undefined && schedule !== "never" && address === null)
      return refuse({ kind: "invalid", fields: { url: "required" } });
    const change: FeedChange = {
      ...(url !== undefined && { url }),
      ...(schedule !== undefined && { schedule }),
      ...(shop !== undefined && { shop }),
      ...(language !== undefined && { language }),
      ...(universe !== undefined && { universe }),
    };
    const feed = await feeds.change(params.id, change, { by: caller.personId, at: now() });
    if (!feed) return refuse({ kind: "not_found" });
    const runs = await feeds.lastRuns([feed.name]);
    return accept({ answer: { feed: presentFeed(feed, runs.get(feed.name), runner) } });
  });

  bind(app, contract.deleteFeed, async ({ params }, { caller }) =>
    (await feeds.remove(params.id, { by: caller.personId, at: now() }))
      ? accept({ answer: null })
      : refuse({ kind: "not_found" }),
  );
}

type Ordered = {
  readonly name: string;
  readonly upload?: string | undefined;
  readonly url?: string | null | undefined;
  readonly schedule: string;
};

/** Where it is taken from: one place, that may be asked. */
function sourceOf(
  { name, upload, url, schedule }: Ordered,
  acceptsUrl: (url: string) => boolean,
): Result<FeedOrder["from"], Refusal> {
  const wrong = (fields: Refusal["fields"]) => refuse({ kind: "invalid" as const, fields: fields ?? {} });
  if (name === reservedName) return wrong({ name: "taken" });
  if (upload !== undefined && url) return wrong({ url: "not_accepted" });
  if (upload !== undefined) return schedule === "never" ? accept({ upload }) : wrong({ url: "required" });
  if (!url) return wrong({ upload: "required" });
  return acceptsUrl(url) ? accept({ url }) : wrong({ url: "invalid" });
}
