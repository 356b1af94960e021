import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AccountSite, openAccountSite, registration } from "../testing/account-site.ts";

let site: AccountSite;
let token: string;
let id: string;
beforeAll(async () => {
  site = await openAccountSite();
  ({ token, id } = await site.member("owner@example.com"));
}, 60_000);
afterAll(() => site.close());

const row = () =>
  site.database.db.selectFrom("person").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const patch = (keys: unknown, more: Record<string, unknown> = {}) =>
  site.ask("PATCH", "/api/users/informations", { keys, onBoarding: false, ...more }, { token });

describe("nothing outside the schema can be set", () => {
  const forbidden = [
    "admin",
    "id",
    "email",
    "confirmed_at",
    "deleted_at",
    "reset_password_token",
    "password_token_created_at",
    "confirmation_token",
    "registration_status",
    "created_at",
    "updated_at",
    "password",
    "password_hash",
    "styles",
    "products_liked",
    "age",
  ];

  test.each(forbidden)("PATCH with %s is refused and changes nothing", async (field) => {
    const before = await row();
    const reply = await patch({ city: "Paris", [field]: true });
    expect([reply.status, reply.body.error.fields]).toEqual([422, { [`keys.${field}`]: "unknown" }]);
    expect(await row()).toEqual(before);
  });

  test.each(forbidden.filter((field) => !["email", "password"].includes(field)))(
    "sign-up with %s is refused and makes nobody",
    async (field) => {
      const email = `mass-${field.replaceAll("_", "-")}@example.com`;
      const reply = await site.ask(
        "POST",
        "/api/auth/signup",
        registration(email, undefined, { [field]: true }),
      );
      expect([reply.status, reply.body.error.fields]).toEqual([422, { [field]: "unknown" }]);
      expect(await site.accounts.people.findByEmail(email)).toBeUndefined();
    },
  );

  test("nor beside the keys, nor under any name at all", async () => {
    const before = await row();
    expect((await patch({}, { admin: true })).body.error.fields).toEqual({ admin: "unknown" });
    const allowed = new Set(
      [
        "firstname lastname gender birthdate address address2 zip city state country_code country phone lang ecole notifications".split(
          " ",
        ),
      ].flatMap((names) => [...names]),
    );
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, maxLength: 20 }), fc.jsonValue(), async (key, value) => {
        fc.pre(!allowed.has(key));
        const reply = await patch({ [key]: value });
        expect([400, 422]).toContain(reply.status);
      }),
      { numRuns: 60 },
    );
    expect(await row()).toEqual(before);
  });

  test.each([
    '{"keys":{"__proto__":{"admin":true}},"onBoarding":false}',
    '{"keys":{"city":"Rome"},"onBoarding":false,"__proto__":{"admin":true}}',
    '{"keys":{"constructor":{"prototype":{"admin":true}}},"onBoarding":false}',
  ])("%s reaches no prototype", async (body) => {
    const before = await row();
    expect((await site.ask("PATCH", "/api/users/informations", body, { token })).status).toBe(400);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
    expect(await row()).toEqual(before);
    const me = await site.ask("GET", "/api/users/me", undefined, { token });
    expect(me.body.user.admin).toBe(false);
  });

  test("whoever is no admin meets nothing below /api/admin, however it is written", async () => {
    for (const path of [
      "/api/admin/users",
      "/api/admin/users/",
      "/API/ADMIN/users",
      "/api/admin/%2e%2e/users",
      "/api//admin/users",
    ]) {
      for (const method of ["GET", "HEAD", "OPTIONS", "DELETE", "POST"]) {
        const reply = await site.fetch(path, {
          method,
          headers: { authorization: `Bearer ${token}`, "x-http-method-override": "GET" },
        });
        expect(reply.status, `${method} ${path}`).toBe(404);
      }
    }
  });
});

describe("bodies that are too much, or not JSON", () => {
  const post = (body: BodyInit, type: string | undefined = "application/json") =>
    site.fetch("/api/auth/signin", {
      method: "POST",
      body,
      ...(type ? { headers: { "content-type": type } } : {}),
    });

  test.each([
    ["over 256 KiB", "x".repeat(256 * 1024 + 1), "application/json", 413],
    ["a megabyte", JSON.stringify({ email: "a".repeat(1_000_000) }), "application/json", 413],
    ["as a form", "email=a%40b.example&password=x", "application/x-www-form-urlencoded", 415],
    ["as plain text", '{"email":"a@b.example"}', "text/plain", 415],
    ["in another alphabet", '{"email":"a@b.example"}', "application/json; charset=utf-16", 415],
    ["as something like JSON", "{}", "application/jsonp", 415],
    ["cut off", '{"email":', "application/json", 400],
    ["nothing", "", "application/json", 400],
    ["quotes that never end", '\\"'.repeat(100_000), "application/json", 400],
    ["a deep nest", "[".repeat(100_000), "application/json", 400],
    ["a key twice", '{"email":"a@b.example","email":"b@b.example","password":"x"}', "application/json", 400],
    ["with NUL", '{"email":"a@b.example","password":"\\u0000"}', "application/json", 400],
    ["with half a character", '{"email":"a@b.example","password":"\\ud83d"}', "application/json", 400],
    ["a list", "[]", "application/json", 422],
    ["null", "null", "application/json", 422],
  ])("%s", async (_, body, type, status) => {
    expect((await post(body, type)).status).toBe(status);
    expect(site.faults).toEqual([]);
  });

  test("in chunks without an announced length it is cut off at the same place", async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(32));
        if (sent > 60_000_000) controller.close();
      },
    });
    const init = {
      method: "POST",
      body: endless,
      duplex: "half",
      headers: { "content-type": "application/json" },
    };
    expect((await site.fetch("/api/auth/signin", init as RequestInit)).status).toBe(413);
    expect(sent).toBeLessThan(2_000_000);
  });

  test("a password of 10 kB is refused before anything is computed", async () => {
    const reply = await site.ask(
      "POST",
      "/api/auth/signup",
      registration("big@example.com", "x".repeat(10_000)),
    );
    expect([reply.status, reply.body.error.fields]).toEqual([422, { password: "too_long" }]);
  });
});

describe("what people may call themselves", () => {
  test.each([
    "👗🧵",
    "\u202eevil",
    "Z̷͑a̴l̵g̶o̷",
    "O’Neill",
    "<script>alert(1)</script>",
    "'; drop table person; --",
    "{{7*7}}",
  ])("%j is kept byte by byte", async (name) => {
    expect((await patch({ firstname: name })).body.response?.firstname).toBe(name);
    expect((await row()).firstname).toBe(name);
  });

  test.each(["", "   ", "x".repeat(61), "two\nlines", "Ada\r\nBcc: eve@example.com", "bell\u0007"])(
    "%j is refused",
    async (name) => {
      const before = await row();
      const reply = await patch({ firstname: name });
      expect(reply.status).toBe(422);
      expect(Object.keys(reply.body.error.fields)).toEqual(["keys.firstname"]);
      expect(await row()).toEqual(before);
    },
  );

  test.each([
    ["short", "elevenchars", "too_short"],
    ["common", "password1234", "common"],
    ["the address", "brand.new@example.com", "contains_email"],
  ])("a password that is %s is refused with the reason", async (_, password, fault) => {
    const reply = await site.ask("POST", "/api/auth/signup", registration("brand.new@example.com", password));
    expect([reply.status, reply.body.error.fields]).toEqual([422, { password: fault }]);
  });

  test.each([
    "👗🧵🪡👠👒🧣🧤👜🕶️💍👢🥿",
    "  spaces around me  ",
    "ünïcödé phrase ok",
    `${"k".repeat(60)}!aZ9`,
  ])("the password %j works exactly as it was chosen", async (password) => {
    const email = `pw-${password.length}-${password.codePointAt(0)}@example.com`;
    await site.member(email, password);
    expect((await site.ask("POST", "/api/auth/signin", { email, password })).status).toBe(200);
    expect((await site.ask("POST", "/api/auth/signin", { email, password: `${password}x` })).status).toBe(
      401,
    );
  });

  test("younger than 15 or older than 120 is refused, to the day", async () => {
    const year = new Date().getUTCFullYear();
    for (const [birthdate, fault] of [
      [`${year - 10}-01-01`, "too_young"],
      [`${year - 130}-01-01`, "too_old"],
      ["2001-02-29", "invalid"],
      [`${year + 1}-01-01`, "too_young"],
    ] as const)
      expect((await patch({ birthdate })).body.error.fields, birthdate).toEqual({ "keys.birthdate": fault });
    expect((await patch({ birthdate: "1996-02-29" })).body.response.birthdate).toBe("1996-02-29");
    expect((await patch({ birthdate: null })).body.response.birthdate).toBeNull();
  });

  test("twins of an address are one account, and look-alikes are none", async () => {
    const { email } = await site.member("twin@example.com");
    for (const twin of ["TWIN@Example.com", " twin@example.com ", "ｔwin＠example．com"]) {
      const reply = await site.ask("POST", "/api/auth/signin", {
        email: twin,
        password: "lavender tram oboe",
      });
      expect(reply.body.email, twin).toBe(email);
    }
    for (const other of ["twіn@example.com", "twin@examplе.com", `${"a".repeat(310)}@x.example`]) {
      const reply = await site.ask("POST", "/api/auth/signup", registration(other));
      expect([reply.status, reply.body.error.fields], other).toEqual([422, { email: "invalid" }]);
    }
  });
});
