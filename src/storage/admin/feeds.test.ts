import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AdminAct, AdminFeedStore } from "#domain/admin/catalogue-ports.ts";
import type { FeedStore } from "#domain/catalogue/ports.ts";
import { feedStore } from "../feed-store.ts";
import { databaseKinds } from "../testing/databases.ts";
import { addConfirmed, day, hour, later, noon, openPeople, type PeopleDatabase } from "../testing/people.ts";
import { adminFeedStore } from "./feeds.ts";

const url = "https://shop.example/feed.csv";

describe.each(databaseKinds)("feeds for admins in the %s database", (kind) => {
  let people: PeopleDatabase;
  let feeds: AdminFeedStore;
  let elsewhere: AdminFeedStore;
  let runs: FeedStore;
  let act: AdminAct;
  beforeAll(async () => {
    people = await openPeople(kind);
    feeds = adminFeedStore(people.db);
    elsewhere = adminFeedStore(people.elsewhere.db);
    runs = feedStore(people.db);
  }, 60_000);
  beforeEach(async () => {
    await people.empty();
    await people.db.deleteFrom("feed").execute();
    act = { by: (await addConfirmed(people)).id, at: noon };
  });
  afterAll(() => people.remove());

  test("a feed is kept by its name: what is left out stays", async () => {
    await feeds.save("Shop", { shop: "The Shop", url, schedule: "daily" }, act);
    const again = await feeds.save("Shop", { universe: "women" }, act);
    expect(again).toMatchObject({ shop: "The Shop", url, schedule: "daily", universe: "women" });
    expect(again.nextRunAt).toEqual(later(day));
    expect((await feeds.list({ limit: 10 })).total).toBe(1);
    const silent = await feeds.change(again.id, { url: null }, act);
    expect(silent).toMatchObject({ schedule: "never", nextRunAt: null });
    expect(await feeds.remove(again.id, act)).toBe(true);
    expect(await feeds.remove(again.id, act)).toBe(false);
    const actions = await people.db
      .selectFrom("audit")
      .select("action")
      .where("actor_id", "=", act.by)
      .execute();
    expect(actions.map(({ action }) => action).filter((action) => action.startsWith("feed."))).toEqual([
      "feed.changed",
      "feed.changed",
      "feed.changed",
      "feed.deleted",
    ]);
  });

  test("a feed that is due is had once, however many look", async () => {
    await feeds.save("Shop", { url, schedule: "hourly" }, act);
    await feeds.save("Other", { url: null, schedule: "never" }, act);
    expect(await feeds.claimDue(later(hour - 1))).toBeUndefined();
    const at = later(3 * hour);
    const claimed = await Promise.all(
      [feeds, elsewhere, feeds, elsewhere].map((store) => store.claimDue(at)),
    );
    expect(claimed.flatMap((feed) => (feed ? [feed.name] : []))).toEqual(["Shop"]);
    expect((await feeds.list({ limit: 10 })).rows.find(({ name }) => name === "Shop")?.nextRunAt).toEqual(
      later(4 * hour),
    );
  });

  test("runs say who began them, what is wrong by page, and which one can be taken back", async () => {
    const begin = (dryRun: boolean) => runs.begin({ source: "Shop", dryRun, by: act.by, at: noon });
    const diagnostics = Array.from({ length: 5 }, (_, at) => ({
      code: at % 2 ? "price_bad" : "title_long",
      severity: at % 2 ? ("error" as const) : ("warning" as const),
      line: at,
      ...(at > 0 && { id: `r${at}` }),
      sample: "x",
    }));
    const end = (run: number, dryRun: boolean) =>
      runs.run({
        source: "Shop",
        run,
        diagnostics,
        today: "2026-03-08",
        now: () => noon,
        drafts: (async function* () {
          yield* [];
          return null;
        })(),
        wasStopped: () => false,
        dryRun,
        allowShrink: true,
      });
    const [first, tried] = [await begin(false), await begin(true)];
    await end(first, false);
    await end(tried, true);
    const { email } = await people.db.selectFrom("person").select("email").executeTakeFirstOrThrow();
    expect((await feeds.runs({ source: "Shop" }, { limit: 10 })).rows).toMatchObject([
      { id: tried, status: "tried", dryRun: true, isLastApplied: false, by: email },
      { id: first, status: "applied", dryRun: false, isLastApplied: true },
    ]);
    expect((await feeds.runs({ status: "tried" }, { limit: 10 })).total).toBe(1);
    expect((await feeds.lastRuns(["Shop", "Nobody"])).get("Shop")?.id).toBe(tried);
    const page = await feeds.diagnostics(first, { severity: "warning" }, { limit: 2 });
    expect([page.rows.map(({ line, id }) => [line, id]), page.total, page.hasMore]).toEqual([
      [
        [0, undefined],
        [2, "r2"],
      ],
      3,
      true,
    ]);
    const rest = await feeds.diagnostics(
      first,
      { severity: "warning" },
      { limit: 2, after: page.rows[1]?.place },
    );
    expect(rest.rows.map(({ line }) => line)).toEqual([4]);
    expect(await runs.rollBack(tried, { at: noon })).toMatchObject({ refusal: { kind: "not_the_last" } });
  });

  test("a run that has been silent is given up, one that beats is not", async () => {
    const silent = await runs.begin({ source: "Shop", dryRun: false, at: noon });
    const beating = await runs.begin({ source: "Shop", dryRun: false, at: noon });
    await runs.tellProgress(beating, 40, later(hour));
    await feeds.giveUp({ silentSince: later(hour - 60_000) }, later(hour));
    expect((await feeds.run(silent))?.status).toBe("failed");
    expect(await feeds.run(beating)).toMatchObject({ status: "running", progress: 40 });
  });
});
