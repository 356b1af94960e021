import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dumpTables, tablesWith } from "#storage/testing/people.ts";
import { goodPassword, registration } from "../testing/account-site.ts";
import { type ComposedSite, openComposedSite, patiently } from "../testing/composed-site.ts";

let site: ComposedSite;
beforeAll(async () => {
  site = await openComposedSite({ CATALOGUE_SIZE: "60" });
}, 120_000);
afterAll(() => site.close());

const ask = (...call: Parameters<typeof askOnce>) => patiently(() => askOnce(...call));

const askOnce = async (method: string, path: string, body?: unknown, token = "") => {
  const request = new Request(`http://site${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const response = await site.answer(request, { requestId: randomUUID(), clientAddress: "203.0.113.5" });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json") && text !== "";
  return { status: response.status, body: isJson ? JSON.parse(text) : text };
};

/** Somebody who has used everything that there is to use. */
async function busyMember(email: string) {
  await ask("POST", "/api/auth/signup", registration(email));
  const code = await site.codeFor(email);
  const { token, id } = (await ask("POST", "/api/auth/verify", { email, code })).body;
  const mine = "/api/users/me";
  const first = await ask("POST", "/api/products/getReco", { universe: "women", surface: "home" }, token);
  const product = first.body.products[0].id;
  const look = (await ask("GET", "/api/products/inspirations?universe=women")).body.looks[0].id;
  const calls: readonly (readonly [string, string, unknown])[] = [
    ["PATCH", `${mine}/preferences/products_liked`, { id: product, value: true }],
    ["PATCH", `${mine}/preferences/products_bookmarked`, { id: product, value: true }],
    ["PATCH", `${mine}/looks`, { id: look, value: "like" }],
    ["POST", `${mine}/events`, { events: [{ id: "e-1", type: "product_seen", product_id: product }] }],
    ["POST", `${mine}/saved_searches`, { name: "Coats", query: "?q=coat" }],
    ["POST", "/api/assistant/messages", { text: `a coat for ${email}`, lang: "en", universe: "women" }],
    ["GET", `/api/products/findes?q=${encodeURIComponent(email)}`, undefined],
    ["POST", "/api/users/email", { email }],
  ];
  for (const [method, path, body] of calls) {
    const { status } = await ask(method, path, body, token);
    expect([path, status < 300]).toEqual([path, true]);
  }
  return { email, token, id };
}

/** All that is kept in files: mails, pictures, uploads. The database is asked as a database. */
async function filesWith(...texts: string[]): Promise<string[]> {
  const entries = await readdir(site.folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const read = await Promise.all(paths.map(async (path) => ({ path, text: await readFile(path, "latin1") })));
  return read
    .filter(({ path, text }) => texts.some((one) => `${path} ${text}`.includes(one)))
    .map(({ path }) => path);
}

test("after the answer nothing is left of the person in any table, mail, file or line of the log; others have all", async () => {
  const other = await busyMember("stays@example.org");
  const gone = await busyMember("leaves@example.org");
  await expect.poll(async () => (await filesWith(gone.email)).length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect((await tablesWith(site.database.db, gone.id, gone.email)).length).toBeGreaterThan(8);
  const others = await ask("GET", "/api/users/me/export", undefined, other.token);

  const deleted = await ask("DELETE", "/api/users/delete", undefined, gone.token);
  expect([deleted.status, deleted.body]).toEqual([200, { success: true }]);
  expect(await tablesWith(site.database.db, gone.id, gone.email)).toEqual([]);
  // A letter that was just on its way to a file is taken back as soon as it is there.
  await expect.poll(() => filesWith(gone.email, gone.id), { timeout: 20_000 }).toEqual([]);
  expect(site.lines.filter((line) => line.includes(gone.email) || line.includes(gone.id))).toEqual([]);

  // Asked again: there is nobody any more, and that is no fault.
  expect((await ask("DELETE", "/api/users/delete", undefined, gone.token)).status).toBe(401);
  const again = await ask("POST", "/api/auth/signin", { email: gone.email, password: goodPassword });
  expect([again.status, again.body.error.code]).toEqual([401, "bad_credentials"]);
  expect(await tablesWith(site.database.db, gone.id)).toEqual([]);

  const still = await ask("GET", "/api/users/me/export", undefined, other.token);
  const counts = (records: Record<string, unknown[]>) =>
    Object.fromEntries(Object.entries(records).map(([table, rows]) => [table, rows.length]));
  expect(counts(still.body.records)).toEqual(counts(others.body.records));
  const audit = (await dumpTables(site.database.db)).audit ?? "";
  expect(audit).toContain("account_deleted");
  // Long enough for whatever ran beside it to have written once more.
  await new Promise((resolve) => setTimeout(resolve, 3_500));
  expect(await tablesWith(site.database.db, gone.id)).toEqual([]);
});

test("a storm of likes, saves and messages at that moment answers every call, and leaves nothing", async () => {
  const { id, email, token } = await busyMember("storm@example.org");
  const products = (await ask("POST", "/api/products/getReco", { universe: "women" })).body.products;
  const like = (nth: number) =>
    ask(
      "PATCH",
      "/api/users/me/preferences/products_liked",
      { id: products[nth % products.length].id, value: nth % 3 > 0 },
      token,
    );
  const save = (nth: number) =>
    ask("PATCH", "/api/users/informations", { keys: { city: `Lyon ${nth}` }, onBoarding: true }, token);
  const answers = await Promise.all([
    ...Array.from({ length: 12 }, (_, nth) => like(nth)),
    ...Array.from({ length: 4 }, (_, nth) => save(nth)),
    ask("DELETE", "/api/users/delete", undefined, token),
    ...Array.from({ length: 12 }, (_, nth) => like(nth)),
    ask("POST", "/api/assistant/messages", { text: "a coat", lang: "en", universe: "women" }, token),
    ...Array.from({ length: 4 }, (_, nth) => save(nth)),
  ]);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(answers.some(({ body }) => body.success === true)).toBe(true);
  await expect.poll(() => tablesWith(site.database.db, id, email), { timeout: 10_000 }).toEqual([]);
});
