import { readdir } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogueStore } from "#storage/catalogue-store.ts";
import { exampleFeed } from "#supply/feeds/testing/example-feed.ts";
import { type AccountSite, openAccountSite } from "../../testing/account-site.ts";
import { type Merchant, openMerchant } from "../photos/testing/merchant.ts";

let site: AccountSite;
let token: string;
let member: string;
let merchant: Merchant;
let text = exampleFeed({ rows: 10, bad: 0, from: 5_000 });
beforeAll(async () => {
  merchant = await openMerchant((_, response) => void response.end(text));
  site = await openAccountSite(
    [],
    [],
    {},
    {
      mostBytes: 1_000_000,
      fetching: {
        allowLoopback: true,
        resolve: async (host) => (host === "inside.example" ? ["169.254.169.254"] : ["127.0.0.1"]),
      },
    },
  );
  const admin = await site.member("admin@example.com");
  await site.accounts.people.makeAdmin("admin@example.com", new Date());
  token = admin.token;
  member = (await site.member("member@example.com")).token;
}, 60_000);
afterAll(async () => {
  await site.close();
  await merchant.close();
});

const ask = (method: string, path: string, body?: unknown, language = "en") =>
  site.ask(method, `/api/admin${path}`, body, { token, language });
const send = (bytes: BodyInit, as = token) =>
  site.fetch("/api/admin/feeds/uploads", {
    method: "POST",
    body: bytes,
    headers: { authorization: `Bearer ${as}` },
  });
const begin = async (name: string, upload: string, more: Record<string, unknown> = {}) => {
  const reply = await ask("POST", "/feeds", { name, upload, ...more });
  await site.desk.settled();
  return reply;
};
const runOf = async (id: number, language = "en") =>
  (await ask("GET", `/feeds/runs/${id}`, undefined, language)).body;
const products = async (query: string) => (await ask("GET", `/products?${query}`)).body;
const audit = async (action: string) =>
  site.database.db.selectFrom("audit").selectAll().where("action", "=", action).orderBy("id").execute();

test("a feed is tried, brought in, looked at and taken back", async () => {
  const sent = await send(exampleFeed({ rows: 100, bad: 3 }));
  expect(sent.status).toBe(201);
  expect(sent.body).toMatchObject({ format: "delimited (google)", columns_unused: [] });
  expect(sent.body.mapping).toContainEqual({
    field: "picture",
    label: "Picture",
    needed: true,
    column: "image_link",
    samples: [1, 2, 3].map((at) => `https://shop.example/i/${at}.jpg`),
  });
  const { upload } = sent.body;

  const tried = await begin("Example", upload);
  expect([tried.status, tried.body.run.dry_run]).toEqual([202, true]);
  const { run, diagnostics } = await runOf(tried.body.run.id);
  expect(run).toMatchObject({ state: "tried", rows: 100, products: 97, errors: 3, by: "admin@example.com" });
  expect(run.summary).toMatchObject({ added: 97, new_brands: 1 });
  expect(diagnostics.map(({ code }: { code: string }) => code).toSorted()).toEqual([
    "picture_missing",
    "price_bad",
    "title_missing",
  ]);
  expect((await products("source=Example")).total).toBe(0);
  expect((await ask("GET", "/feeds")).body.feeds).toEqual([]);

  const { body } = await ask("GET", `/feeds/runs/${run.id}/diagnostics`, undefined, "fr");
  expect(body.diagnostics).toContainEqual({
    code: "price_bad",
    severity: "error",
    sentence: "Le prix est illisible.",
    line: 34,
    id: "REF-33",
    sample: "soon",
  });

  const applied = (await begin("Example", upload, { dry_run: false })).body.run.id;
  expect((await runOf(applied)).run).toMatchObject({ state: "applied", can_roll_back: true });
  const found = await products("source=Example&limit=2&lang=fr");
  expect([found.total, found.products.length, found.next_cursor]).toEqual([
    97,
    2,
    String(found.products[1].id),
  ]);
  expect(found.products[0]).toMatchObject({ state: "offered", sizes: 1, sizes_in_stock: 1, lacks: [] });
  expect((await ask("GET", "/feeds")).body.feeds).toMatchObject([
    { name: "Example", schedule: "never", url: null, last_run: { id: applied, state: "applied" } },
  ]);
  // Used and done.
  expect(await readdir(site.uploadFolder)).toEqual([]);

  expect((await ask("POST", `/feeds/runs/${tried.body.run.id}/roll_back`, { note: "" })).status).toBe(409);
  const undone = await ask("POST", `/feeds/runs/${applied}/roll_back`, { note: "wrong season" });
  expect(undone.body).toMatchObject({ restored: 97, run: { state: "rolled-back", can_roll_back: false } });
  expect((await products("source=Example&state=offered")).total).toBe(0);
  expect((await products("source=Example&state=archived")).total).toBe(97);
  expect((await audit("feed.applied")).map(({ detail }) => detail)).toMatchObject([
    { subject: "feed Example", after: { run: applied, added: 97 } },
  ]);
  expect((await audit("feed.rolled_back")).map(({ detail }) => detail)).toMatchObject([
    { note: "wrong season" },
  ]);
}, 60_000);

test("what was hidden stays hidden when a feed brings it again, until it is shown", async () => {
  const feed = exampleFeed({ rows: 10, bad: 0, from: 500 });
  const upload = async () => (await send(gzipSync(feed))).body.upload;
  await begin("Hiding", await upload(), { dry_run: false });
  const { products: all } = await products("source=Hiding");
  const ids = all.slice(0, 2).map(({ id }: { id: number }) => id);
  const store = catalogueStore(site.database.db);
  const offered = async () => {
    const seen: number[] = [];
    for await (const batch of store.listings()) seen.push(...batch.map(({ listing }) => listing[0]));
    return seen;
  };
  const before = await store.version();
  const hide = { ids, action: "hide", note: "recalled" };
  expect((await ask("PATCH", "/products", hide)).body).toEqual({ changed: 2 });
  expect((await store.changes(before, 100))?.gone).toEqual(ids.toSorted((a: number, b: number) => a - b));
  expect((await ask("PATCH", "/products", hide)).body).toEqual({ changed: 0 });
  expect((await audit("product.hidden")).map(({ detail }) => detail)).toMatchObject([
    { note: "recalled", after: { hidden: true, ids: ids.toSorted((a: number, b: number) => a - b) } },
  ]);

  const again = await begin("Hiding", (await send(feed.replaceAll(".90 EUR", ".50 EUR"))).body.upload, {
    dry_run: false,
  });
  expect((await runOf(again.body.run.id)).run.summary).toMatchObject({ changed: 10 });
  expect((await products("source=Hiding&state=hidden")).total).toBe(2);
  expect(await offered()).not.toContain(ids[0]);
  await ask("POST", `/feeds/runs/${again.body.run.id}/roll_back`, { note: "" });
  expect((await products("source=Hiding&state=hidden")).total).toBe(2);

  const version = await store.version();
  await ask("PATCH", "/products", { ids, action: "show", note: "" });
  expect((await store.changes(version, 100))?.listings).toHaveLength(2);
  expect(await offered()).toContain(ids[0]);
}, 60_000);

test("a feed that lost too much is held, and says why in words", async () => {
  await begin("Held", (await send(exampleFeed({ rows: 10, bad: 0, from: 900 }))).body.upload, {
    dry_run: false,
  });
  const { upload } = (await send(exampleFeed({ rows: 5, bad: 0, from: 900 }))).body;
  const held = (await begin("Held", upload, { dry_run: false })).body.run.id;
  expect(await runOf(held, "fr")).toMatchObject({
    run: { state: "held", can_roll_back: false, summary: null },
    reason: "Il manque 5 des 10 produits de la dernière importation. Rien n’a été modifié.",
  });
  // The file waits, since most often it is wanted all the same.
  const allowed = await begin("Held", upload, { dry_run: false, allow_shrink: true });
  expect((await runOf(allowed.body.run.id)).run.state).toBe("applied");
}, 60_000);

test("one feed at a time, and none that was never sent", async () => {
  const { upload } = (await send(exampleFeed({ rows: 50, bad: 0, from: 2_000 }))).body;
  const [first, second] = await Promise.all([
    ask("POST", "/feeds", { name: "Busy", upload }),
    ask("POST", "/feeds", { name: "Busy", upload }),
  ]);
  expect([first.status, second.status, second.body.error.code]).toEqual([202, 409, "busy"]);
  await site.desk.settled();
  const unknown = await begin("Busy", "00000000-0000-4000-8000-000000000000");
  expect(unknown.body.error.fields).toEqual({ upload: "unknown" });
  const reserved = await begin("house", upload);
  expect(reserved.body.error.fields).toEqual({ name: "taken" });
  expect((await ask("POST", "/feeds", { name: "Busy" })).body.error.fields).toEqual({ upload: "required" });
}, 60_000);

test("a spreadsheet opens the diagnostics as words, whatever a merchant wrote", async () => {
  const header = "id,title,link,image_link,price,gender,color\n";
  const evil = ['=HYPERLINK("http://evil.example")', "+1", "-2", "@SUM(A1)", "plain, with a comma"];
  const rows = evil.map((title) => `,"${title.replaceAll('"', '""')}",x,y,z,female,red`).join("\n");
  const { upload } = (await send(header + rows)).body;
  const { id } = (await begin("Evil", upload)).body.run;
  const csv = await ask("GET", `/feeds/runs/${id}/diagnostics.csv?lang=fr`);
  expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const [head, ...lines] = csv.body.trimEnd().split("\r\n");
  // The mark of UTF-8 is taken off by whoever reads text.
  expect(head.replace("\uFEFF", "")).toBe("Ligne,Référence,Gravité,Code,Ce qui ne va pas,Extrait");
  expect(lines.map((line: string) => line.slice(line.indexOf("."), -1))).toHaveLength(evil.length);
  for (const line of lines) expect(line).toMatch(/,(?:'[=+\-@].*|"'=.*"|"plain, with a comma")$/);
}, 60_000);

test("a file over the limit is refused on the way, and nothing of it is left", async () => {
  const before = await readdir(site.uploadFolder);
  const reply = await send("x".repeat(1_000_001));
  expect([reply.status, reply.body.error.code]).toEqual([413, "file_too_large"]);
  expect(await readdir(site.uploadFolder)).toEqual(before);
});

test("who is no admin is answered before a byte is read", async () => {
  let pulled = 0;
  const body = new ReadableStream(
    {
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(1_000));
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request("http://api/api/admin/feeds/uploads", {
    method: "POST",
    body,
    duplex: "half",
    headers: { authorization: `Bearer ${member}` },
  } as RequestInit);
  const response = await site.open(request);
  expect([response.status, pulled]).toEqual([404, 0]);
  for (const path of ["products", "feeds", "feeds/runs", "feeds/runs/1/diagnostics.csv"])
    expect((await site.ask("GET", `/api/admin/${path}`, undefined, { token: member })).status).toBe(404);
});

test("a feed is fetched from its address, and again when it is time", async () => {
  const order = { name: "Fetched", url: merchant.url("/feed"), schedule: "hourly", dry_run: false };
  const first = await ask("POST", "/feeds", order);
  await site.desk.settled();
  expect((await runOf(first.body.run.id)).run).toMatchObject({ state: "applied", products: 10 });
  const kept = async () => (await ask("GET", "/feeds")).body.feeds[0];
  expect(await kept()).toMatchObject({ name: "Fetched", url: order.url, schedule: "hourly" });

  await site.desk.runDue();
  expect(merchant.asked).toEqual(["/feed"]);
  text = exampleFeed({ rows: 12, bad: 0, from: 5_000 });
  site.pass(61 * 60_000);
  await site.desk.runDue();
  await site.desk.settled();
  expect((await kept()).last_run).toMatchObject({ state: "applied", by: null, summary: { added: 2 } });
  expect((await audit("feed.applied")).at(-1)).toMatchObject({ actor_id: null });
  expect(Date.parse((await kept()).next_run_at)).toBeGreaterThan(site.accounts.now().getTime());

  const { id } = await kept();
  const change = { schedule: "never", url: "https://shop.example/feed" };
  expect((await ask("PATCH", `/feeds/${id}`, change)).body.feed).toMatchObject({
    ...change,
    next_run_at: null,
  });
  const wrong = await ask("PATCH", `/feeds/${id}`, { url: "https://user:secret@shop.example/" });
  expect(wrong.body.error.fields).toEqual({ url: "invalid" });
  expect((await ask("DELETE", `/feeds/${id}`)).status).toBe(204);
  expect((await ask("DELETE", `/feeds/${id}`)).status).toBe(404);
  expect((await products("source=Fetched")).total).toBe(12);
}, 60_000);

test("an address inside our network is not asked, and the run says so", async () => {
  const order = { name: "Inside", url: "http://inside.example/latest/meta-data/", dry_run: true };
  const { id } = (await ask("POST", "/feeds", order)).body.run;
  await site.desk.settled();
  expect(await runOf(id, "fr")).toMatchObject({
    run: { state: "failed", summary: null },
    reason: "Cet hôte n’est pas sur l’internet public. (inside.example)",
  });
});

test("a run whose process is gone is over", async () => {
  const { id } = await site.database.db
    .insertInto("feed_run")
    .values({ source: "lost", status: "running", started_at: new Date(), summary: "{}", begun_by: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  await site.desk.giveUpLost();
  expect(await runOf(id)).toMatchObject({
    run: { state: "failed" },
    reason: "The server was stopped while it ran.",
  });
});
