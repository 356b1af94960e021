import { afterAll, beforeAll, expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { table } from "#contract/table.ts";
import { type AccountSite, openAccountSite, type Reply } from "../testing/account-site.ts";

let site: AccountSite;
let admin: { id: string; token: string };
/** Everybody who is no admin, by what they send. */
let others: Record<string, string | undefined>;
beforeAll(async () => {
  site = await openAccountSite();
  const flag = (
    id: string,
    flags: { admin?: boolean; registration_status?: "pending"; confirmed_at?: null },
  ) => site.database.db.updateTable("person").set(flags).where("id", "=", id).execute();
  admin = await site.member("admin@example.com");
  await flag(admin.id, { admin: true });
  const member = await site.member("member@example.com");
  const former = await site.member("former@example.com");
  await flag(former.id, { admin: true });
  // It was an admin's, and worked.
  expect((await site.ask("GET", "/api/admin/users", undefined, { token: former.token })).status).toBe(200);
  await flag(former.id, { admin: false });
  const pending = await site.member("pending@example.com");
  await flag(pending.id, { registration_status: "pending", confirmed_at: null });
  const gone = await site.member("gone@example.com");
  const deleted = await site.ask("DELETE", "/api/users/delete", undefined, { token: gone.token });
  expect(deleted.body).toEqual({ success: true });
  others = {
    "a visitor": undefined,
    "a member": member.token,
    "somebody who was an admin": former.token,
    "somebody pending": pending.token,
    "somebody deleted": gone.token,
    "a guess": "x".repeat(43),
  };
}, 120_000);
afterAll(() => site.close());

const rows: readonly Endpoint[] = table.filter(({ access }) => access === "admin");
const someone = "0b9c2a4e-7d1f-4f7e-9a55-3f1f6c1d2e3b";

/** Values that the row would take. */
const filled = ({ path }: Endpoint): string =>
  path.replace(/:(\w+)/g, () => (/users|outbox/.test(path) ? someone : "1"));

const body = ({ body: schema, method }: Endpoint) => (schema || method === "POST" ? {} : undefined);

function expectNothing(reply: Reply, what: string): void {
  expect(reply.status, what).toBe(404);
  if (reply.body !== "") expect(reply.body.error?.code, what).toBe("not_found");
}

test("there are rows to try", () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.every(({ path }) => path.startsWith("/api/admin/"))).toBe(true);
});

test("whoever is no admin finds nothing, whatever they call and send", async () => {
  const nowhere = await site.ask("GET", "/api/admin/nothing-of-the-kind");
  for (const [who, token] of Object.entries(others))
    for (const row of rows) {
      const reply = await site.ask(row.method, filled(row), body(row), token ? { token } : {});
      expectNothing(reply, `${who}: ${row.method} ${row.path}`);
      // Not even a word tells that there is something.
      expect(reply.body).toEqual(nowhere.body);
    }
}, 300_000);

test("neither other methods nor other spellings of the address lead around the check", async () => {
  for (const token of [undefined, others["a member"], others["somebody who was an admin"]])
    for (const row of rows) {
      const path = filled(row);
      const options = token ? { token } : {};
      for (const method of ["HEAD", "OPTIONS", "GET", "PUT"])
        expectNothing(await site.ask(method, path, undefined, options), `${method} ${path}`);
      const spellings = [
        `${path}/`,
        path.toUpperCase().replace("/API", "/api"),
        path.replace("/admin/", "/%61dmin/"),
        path.replace("/admin/", "//admin/"),
        path.replace("/api/", "/api/x/%2e%2e/"),
        path.replace("/api/", "/api/%2e/"),
        path.replace("/api/", "/api/..%2fapi/"),
        `${path}?admin=true`,
        `${path};admin`,
        `${path}%00`,
      ];
      for (const spelling of spellings)
        expectNothing(await site.ask(row.method, spelling, body(row), options), `${row.method} ${spelling}`);
      const headers = {
        "x-http-method-override": row.method,
        "x-http-method": row.method,
        "x-original-url": path,
        "x-forwarded-for": "127.0.0.1",
        "x-admin": "true",
      };
      expectNothing(await site.ask("POST", path, {}, { ...options, headers }), `POST ${path} overridden`);
      expectNothing(await site.ask("GET", "/api/admin", undefined, { ...options, headers }), "overridden");
    }
}, 300_000);

test("a token counts in the header alone, also an admin's", async () => {
  const { token } = admin;
  for (const path of [`/api/admin/users?token=${token}`, `/api/admin/users?access_token=${token}`])
    expectNothing(await site.ask("GET", path), path);
  const headers = { cookie: `token=${token}; session=${token}` };
  expectNothing(await site.ask("GET", "/api/admin/users", undefined, { headers }), "a cookie");
});

test("every row that an admin can call without naming anything is there", async () => {
  const plain = rows.filter(({ method, path }) => method === "GET" && !path.includes(":"));
  expect(plain.length).toBeGreaterThan(10);
  for (const { path } of plain) {
    const reply = await site.ask("GET", path, undefined, { token: admin.token });
    expect(reply.status, path).not.toBe(404);
    expect(reply.status, path).toBeLessThan(500);
    if (reply.status === 200) expect(reply.headers.get("cache-control")).toBe("private, no-store");
  }
  expect(site.faults).toEqual([]);
});
