import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { exampleProduct } from "#domain/catalogue/testing/examples.ts";
import { fillEvents } from "#storage/testing/people.ts";
import { productEventTypes } from "#vocabulary/product-event.ts";
import { type AccountSite, openAccountSite } from "../testing/account-site.ts";

let site: AccountSite;
let token: string;
let id: string;
let neighbour: { id: string; token: string };
beforeAll(async () => {
  site = await openAccountSite([1, 2, 3].map((product) => exampleProduct({ id: product })));
  ({ token, id } = await site.member("owner@example.com"));
  neighbour = await site.member("neighbour@example.com");
}, 60_000);
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.db.deleteFrom("product_event").execute();
});
afterEach(() => expect(site.faults).toEqual([]));

const path = "/api/users/me/events";
const event = (product: number, changes: object = {}) => ({
  id: randomUUID(),
  type: "product_seen",
  product_id: product,
  ...changes,
});
const send = (events: unknown, who = token) => site.ask("POST", path, { events }, { token: who });
const me = async (who = token) =>
  (await site.ask("GET", "/api/users/me", undefined, { token: who })).body.user;
const count = async () =>
  (await site.database.db.selectFrom("product_event").select("client_id").execute()).length;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const day = 86_400_000;

test("what someone does is accepted, and the lists on the person are views of it", async () => {
  const reply = await send([
    event(1, { at: ago(5_000), surface: "discover" }),
    event(2, { at: ago(3_000) }),
    event(1, { at: ago(1_000) }),
    ...productEventTypes.slice(1).map((type) => event(3, { type })),
  ]);
  expect([reply.status, reply.body, reply.headers.get("cache-control")]).toEqual([
    202,
    { accepted: 7 },
    "private, no-store",
  ]);
  expect(await me()).toMatchObject({
    product_seen: [1, 2],
    product_image_seen: [3],
    product_card_clicked: [3],
    product_chosen: [3],
    product_purchased: [3],
  });
  expect((await me(neighbour.token)).product_seen).toEqual([]);
});

test("a call that is replayed, ten times at once, is answered alike and kept once", async () => {
  const events = [event(1), event(2)];
  const replies = await Promise.all(Array.from({ length: 10 }, () => send(events)));
  for (const { status, body } of replies) expect([status, body]).toEqual([202, { accepted: 2 }]);
  expect(await count()).toBe(2);
  // The id is the person's: another's event with the same one is another event, and changes nothing here.
  await send(
    events.map((one) => ({ ...one, product_id: 3 })),
    neighbour.token,
  );
  await send(events.map((one) => ({ ...one, product_id: 3 })));
  expect((await me()).product_seen).toEqual([2, 1]);
  expect((await me(neighbour.token)).product_seen).toEqual([3]);
});

test("a clock that runs fast counts as now; the too old and the unknown are passed over and not counted", async () => {
  const reply = await send([
    event(1, { at: "2999-01-01T00:00:00Z" }),
    event(2, { at: ago(30 * day + 1000) }),
    event(2, { at: "0001-01-01T00:00:00Z" }),
    event(99),
    event(3, { at: new Date(Date.now() - day).toISOString().replace("Z", "+00:00") }),
  ]);
  expect([reply.status, reply.body]).toEqual([202, { accepted: 2 }]);
  expect((await me()).product_seen).toEqual([1, 3]);
  const rows = await site.database.db.selectFrom("product_event").select("at").execute();
  for (const { at } of rows) expect(at.getTime()).toBeLessThanOrEqual(Date.now());
  expect((await send([])).body).toEqual({ accepted: 0 });
});

test("a flood ends after ten thousand in a day, with the time to wait", async () => {
  await fillEvents(site.database.db, id, 10_000);
  const reply = await send([event(2)]);
  expect([reply.status, reply.body.error.code]).toEqual([429, "too_many_requests"]);
  expect(reply.headers.get("retry-after")).toBe("3600");
  expect(await count()).toBe(10_000);
  expect((await send([event(2)], neighbour.token)).status).toBe(202);
  expect((await me()).product_seen).toEqual([1]);
});

test.each([
  [[{ ...event(1), id: undefined }], { "events.0.id": "required" }],
  [[event(1, { id: "" })], { "events.0.id": "invalid" }],
  [[event(1, { id: "x".repeat(65) })], { "events.0.id": "invalid" }],
  [[event(1, { id: "a b" })], { "events.0.id": "invalid" }],
  [[event(1, { id: 1 })], { "events.0.id": "wrong_type" }],
  [[event(1), event(1, { type: "product_liked" })], { "events.1.type": "invalid" }],
  [[event(1, { type: ["product_seen"] })], { "events.0.type": "invalid" }],
  [[event(0)], { "events.0.product_id": "too_small" }],
  [[event(2 ** 31)], { "events.0.product_id": "too_big" }],
  [[event(1, { product_id: "1" })], { "events.0.product_id": "wrong_type" }],
  [[event(1, { at: 1_700_000_000 })], { "events.0.at": "invalid" }],
  [[event(1, { at: "yesterday" })], { "events.0.at": "invalid" }],
  [[event(1, { at: "2026-02-30T00:00:00Z" })], { "events.0.at": "invalid" }],
  [[event(1, { at: "2026-11-15T00:00:00" })], { "events.0.at": "invalid" }],
  [[event(1, { surface: "moon" })], { "events.0.surface": "invalid" }],
  [[event(1, { person_id: "x" })], { "events.0.person_id": "unknown" }],
  [Array.from({ length: 101 }, () => event(1)), { events: "too_big" }],
  [Array.from({ length: 50_000 }, () => 1), { events: "too_big" }],
  [{ 0: event(1), length: 1 }, { events: "wrong_type" }],
  ["product_seen", { events: "wrong_type" }],
  [null, { events: "wrong_type" }],
])("%j is refused whole", async (events, fields) => {
  const reply = await send(Array.isArray(events) && events.length < 100 ? [event(1), ...events] : events);
  const moved = Object.entries(fields).map(([field, fault]) => [
    field.replace(/\d+/, (place) => String(Number(place) + 1)),
    fault,
  ]);
  expect([reply.status, reply.body.error.fields]).toEqual([422, Object.fromEntries(moved)]);
  expect(await count()).toBe(0);
});

test("whatever is sent, the answer is 202, 400 or 422", async () => {
  const part = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom(1, "product_seen", "search", ago(0)));
  const key = fc.constantFrom("id", "type", "product_id", "at", "surface", "mood");
  await fc.assert(
    fc.asyncProperty(fc.array(fc.dictionary(key, part, { maxKeys: 6 }), { maxLength: 3 }), async (events) => {
      expect([202, 400, 422]).toContain((await send(events)).status);
    }),
    { numRuns: 60 },
  );
});

test("a token counts in the header alone, not in the body of a beacon", async () => {
  const none = await site.ask("POST", path, { events: [event(1)] });
  expect([none.status, none.body.error.code]).toEqual([401, "no_token"]);
  const wrong = await send([event(1)], "x".repeat(43));
  expect([wrong.status, wrong.body.error.code]).toEqual([401, "bad_token"]);
  const beacon = await site.ask("POST", path, { events: [event(1)], token });
  expect(beacon.status).toBe(401);
  const both = await site.ask("POST", path, { events: [event(1)], token }, { token });
  expect([both.status, both.body.error.fields]).toEqual([422, { token: "unknown" }]);
  expect(await count()).toBe(0);
});

test("whoever leaves takes the log along, also what arrives at that moment", async () => {
  const leaving = await site.member("leaving@example.com");
  await send([event(1)], leaving.token);
  const { body } = await site.ask("GET", "/api/users/me/export", undefined, { token: leaving.token });
  expect(body.records.product_event).toMatchObject([{ type: "product_seen", product_id: 1 }]);
  const [, ...late] = await Promise.all([
    site.ask("DELETE", "/api/users/delete", undefined, { token: leaving.token }),
    ...[1, 2, 3].map((product) => send([event(product)], leaving.token)),
  ]);
  for (const { status } of late) expect([202, 401]).toContain(status);
  expect(await count()).toBe(0);
});
