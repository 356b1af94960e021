import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { getOverview } from "#contract/admin/overview.ts";
import { listPeople, readPreferences } from "#contract/admin/people.ts";
import { exampleProduct } from "#domain/catalogue/testing/examples.ts";
import { type AccountSite, openAccountSite } from "../testing/account-site.ts";

let site: AccountSite;
let admin: { id: string; token: string };
beforeAll(async () => {
  site = await openAccountSite([exampleProduct({ id: 1 })]);
  admin = await site.member("admin@example.com");
  await site.database.db.updateTable("person").set({ admin: true }).where("id", "=", admin.id).execute();
}, 120_000);
afterAll(() => site.close());
afterEach(() => expect(site.faults).toEqual([]));

const ask = (method: string, path: string, body?: unknown, language = "en") =>
  site.ask(method, `/api/admin/${path}`, body, { token: admin.token, language });
const told = async (path: string, language?: string) => (await ask("GET", path, undefined, language)).body;

test("people are found, looked at and changed; a flag holds from the next call on", async () => {
  const bob = await site.member("bob@example.com");
  const page = await told("users?q=bob&limit=1");
  expect(listPeople.answer.safeParse(page).success).toBe(true);
  expect(page).toMatchObject({ total: 1, next_cursor: null, users: [{ id: bob.id, admin: false }] });
  const whole = await told(`users/${bob.id}`);
  expect(whole.user).toMatchObject({ counts: { products_liked: 0 }, sessions: [{}] });
  expect(JSON.stringify(whole)).not.toMatch(/password|hash|token/);

  const asBob = () => site.ask("GET", "/api/admin/users", undefined, { token: bob.token });
  expect((await asBob()).status).toBe(404);
  expect(await ask("PATCH", `users/${bob.id}`, { admin: true, note: "helps" })).toMatchObject({
    ...{ status: 200, body: { user: { admin: true } } },
  });
  expect((await asBob()).status).toBe(200);
  expect((await ask("PATCH", `users/${bob.id}`, { admin: false })).status).toBe(200);
  expect((await asBob()).status).toBe(404);

  const signedOut = await ask("POST", `users/${bob.id}/sign_out`, { note: "" });
  expect(signedOut).toMatchObject({ status: 200, body: { sessions_ended: 1 } });
  expect((await site.ask("GET", "/api/users/me", undefined, { token: bob.token })).status).toBe(401);
  const log = await told(`audit?person=${bob.id}&action=person.`);
  expect(log.entries.map(({ action }: { action: string }) => action)).toEqual([
    ...["person.signed_out", "person.flags", "person.flags"],
  ]);
  expect(log.entries[2]).toMatchObject({
    ...{ actor: { id: admin.id, email: "admin@example.com" }, note: "helps" },
    ...{ before: { admin: false }, after: { admin: true } },
  });
});

test("what is no value of a field changes nothing", async () => {
  const cleo = await site.member("cleo@example.com");
  for (const body of [
    { admin: "yes" },
    { email: "x@example.com" },
    { ecole: 0 },
    { ecole: 4711 },
    { confirmed: false },
    [],
  ])
    expect((await ask("PATCH", `users/${cleo.id}`, body)).status, JSON.stringify(body)).toBe(422);
  for (const query of [
    "limit=0",
    "limit=101",
    "cursor=x",
    "sort=age",
    "nothing=1",
    "status=deleted",
    "q=%00",
    "ecole=99999999999",
  ])
    expect((await ask("GET", `users?${query}`)).status, query).toBe(422);
  expect((await ask("GET", "users/1")).status).toBe(422);
  expect((await ask("PATCH", "users/0b9c2a4e-7d1f-4f7e-9a55-3f1f6c1d2e3b", { lang: "fr" })).status).toBe(404);
});

test("the last admin can neither be demoted nor deleted, by nobody", async () => {
  for (const reply of [
    await ask("PATCH", `users/${admin.id}`, { admin: false }, "fr"),
    await ask("DELETE", `users/${admin.id}`, undefined, "fr"),
    await site.ask("DELETE", "/api/users/delete", undefined, { token: admin.token, language: "fr" }),
  ]) {
    expect(reply.status).toBe(409);
    expect(reply.body.error).toEqual({
      code: "last_admin",
      message: "C’est la dernière personne qui administre le site. Veuillez d’abord en désigner une autre.",
    });
  }
  const second = await site.member("second@example.com");
  await ask("PATCH", `users/${second.id}`, { admin: true });
  const itself = await site.ask("DELETE", `/api/admin/users/${second.id}`, undefined, {
    token: second.token,
  });
  expect(itself.status).toBe(204);
});

test("whoever is deleted is gone with their mail and their limits, and the log says who did it", async () => {
  const dan = await site.member("dan@example.com");
  expect((await ask("DELETE", `users/${dan.id}`)).status).toBe(204);
  expect((await ask("DELETE", `users/${dan.id}`)).status).toBe(404);
  expect((await ask("GET", `users/${dan.id}`)).status).toBe(404);
  expect(await told("outbox?q=dan@")).toMatchObject({ total: 0 });
  expect((await told("audit?action=account_deleted")).entries[0]).toMatchObject({ actor: { id: admin.id } });
});

test("what people told is summed up in groups of ten and more, in either language", async () => {
  const at = new Date();
  const man = (nth: number, style: number) => ({
    ...{ id: randomUUID(), email: `m${nth}@example.org`, password_hash: "", firstname: "M", lastname: "N" },
    ...({ registration_status: "active", gender: "male", lang: "en" } as const),
    ...{ created_at: at, updated_at: at, confirmed_at: at, terms_version: 1, terms_accepted_at: at },
    notifications: "{}",
    preferences: JSON.stringify({ version: 1, styles: [style], global: { openness: 3 } }),
  });
  const men = Array.from({ length: 21 }, (_, nth) => man(nth + 1, nth < 12 ? 1 : 2));
  await site.database.db.insertInto("person").values(men).execute();
  const sums = await told("preferences?universe=men", "fr");
  expect(readPreferences.answer.safeParse(sums).success).toBe(true);
  const [styles, , , brands] = sums.aggregates;
  expect(sums.people).toBe(21);
  expect(styles).toMatchObject({ key: "styles", label: "Styles", people: 21, withheld: 1 });
  expect(styles.groups).toEqual([{ value: "minimal", label: "Minimaliste", people: 12 }]);
  expect(brands).toMatchObject({ people: 0, groups: [], withheld: 0 });
  const { users } = await told("users?q=m13@");
  const one = await told(`preferences?user=${users[0].id}`);
  expect(one).toMatchObject({ universe: "men", people: 1 });
  expect(one.told[0]).toEqual({ key: "styles", label: "Styles", values: ["Timeless"] });
});

test("a search that finds nothing is counted, and told once three different people asked", async () => {
  const search = (q: string, address: string) =>
    site.ask("GET", `/api/products/findes?q=${encodeURIComponent(q)}&universe=women`, undefined, { address });
  for (const nth of [1, 2, 3]) {
    expect((await search("Zürichfähre xylophon", `203.0.${nth}.1`)).body.total).toBe(0);
    await search("ada@example.com xylophon", `203.0.${nth}.1`);
  }
  for (const _ of [1, 2, 3]) await search("quixotic zeppelin", "203.0.9.1");
  await site.countSearches();
  const overview = await told("overview");
  expect(getOverview.answer.safeParse(overview).success).toBe(true);
  expect(overview.searches).toEqual({ total: 9, without_results: 9 });
  expect(overview.searches_without_results).toMatchObject([{ text: "zurichfahre xylophon", times: 3 }]);
  expect(overview.days).toHaveLength(30);
  expect(overview.jobs).toHaveLength(8);
  expect(overview.site).toMatchObject({ status: "ok", database: "embedded" });
});

test("an overview has at most a year, and its days in order", async () => {
  const status = async (query: string) => (await ask("GET", `overview?${query}`)).status;
  expect(await status("from=2026-02-01&to=2026-01-31")).toBe(422);
  expect(await status("from=2025-01-01&to=2026-01-02")).toBe(422);
  expect(await status("from=2026-02-30")).toBe(422);
  expect(await status("from=2026-01-30&to=2026-02-02")).toBe(200);
});

test("schools are kept by admins and offered to everyone", async () => {
  const added = await ask("POST", "ecoles", { name: " Esmod ", domains: ["esmod.com"] });
  expect(added).toMatchObject({ status: 201, body: { ecole: { name: "Esmod", active: true, people: 0 } } });
  const { id } = added.body.ecole;
  for (const body of [
    { name: "x" },
    { name: "Ok", country_code: "fr" },
    { name: "Ok", domains: ["no domain"] },
    {},
  ])
    expect((await ask("POST", "ecoles", body)).status, JSON.stringify(body)).toBe(422);
  expect((await ask("PATCH", `ecoles/${id}`, { active: false })).body.ecole.active).toBe(false);
  expect(await told("ecoles?active=false")).toMatchObject({ total: 1 });
  expect((await ask("DELETE", `ecoles/${id}`)).status).toBe(204);
  expect((await ask("PATCH", `ecoles/${id}`, { active: true })).status).toBe(404);
});
