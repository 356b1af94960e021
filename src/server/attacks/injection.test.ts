import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { table } from "#contract/table.ts";
import { openDatabase } from "#storage/open-database.ts";
import { freshDatabase } from "#storage/testing/databases.ts";
import { startRealPostgres } from "#storage/testing/real-postgres.ts";
import { openWholeSite, type WholeSite } from "../testing/whole-site.ts";

/** As long as anybody who is told to wait would notice. */
const sleepMs = 3_000;
const payloads = [
  "' or 1=1 --",
  "') or ('1'='1",
  '" or ""="',
  "1; drop table person; --",
  "x' union select email, password_hash from person --",
  "'||(select pg_sleep(3))||'",
  "1 and 1=(select 1 from pg_sleep(3))",
  '{"$ne":null}',
  "%",
  "_",
  "\\",
  "$1",
  "*/ or 1=1 /*",
  "a\u0000b",
];
/** Both databases are asked by the same statements: the slower one is asked a few of them. */
const fewer = payloads.filter((_, n) => n % 3 === 0 || n === payloads.length - 1);

/** Every parameter of every list, as an admin may ask for it. */
const parameters: readonly (readonly [Endpoint, string])[] = table
  .filter(({ method }) => method === "GET")
  .flatMap((row) => namesIn(row).map((name) => [row, name] as const));

function namesIn({ query }: Endpoint): string[] {
  const def = query?._zod.def;
  return def && "shape" in def ? Object.keys(def.shape as object) : [];
}

async function openPostgres() {
  const server = await startRealPostgres();
  const opened = await openDatabase({ kind: "postgres", url: server.url });
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const remove = async () => {
    await opened.value.close();
    await server.stop();
  };
  return { ...opened.value, remove };
}

describe.each(["embedded", "postgres"] as const)("on %s", (kind) => {
  let site: WholeSite;
  let member: { token: string };
  beforeAll(async () => {
    site = await openWholeSite(await (kind === "embedded" ? freshDatabase("embedded") : openPostgres()));
    member = await site.member("member@example.com");
    await site.ask("POST", "/api/admin/ecoles", { name: "Esmod" }, site.admin.token);
  }, 180_000);
  afterAll(() => site.close());

  const kept = async () => {
    const { db } = site.database;
    const tables = (await db.introspection.getTables()).map(({ name }) => name).toSorted();
    const people = await db
      .selectFrom("person")
      .select(["id", "email", "admin", "password_hash"])
      .orderBy("id")
      .execute();
    return { tables, people };
  };

  test("every parameter of every list is words and nothing else", { timeout: 600_000 }, async () => {
    const before = await kept();
    expect(parameters.length).toBeGreaterThan(120);
    const ask = async (row: Endpoint, name: string, payload: string) => {
      const path = row.path.replace(/:\w+/g, "1");
      const needed = row.id === "suggestSearches" && name !== "q" ? "q=coat&" : "";
      const from = performance.now();
      const reply = await site.ask(
        "GET",
        `${path}?${needed}${name}=${encodeURIComponent(payload)}`,
        undefined,
        site.admin.token,
      );
      return { ...reply, ms: performance.now() - from };
    };
    for (const payload of kind === "postgres" ? payloads : fewer)
      for (let n = 0; n < parameters.length; n += 6)
        await Promise.all(
          parameters.slice(n, n + 6).map(async ([row, name]) => {
            const what = `${row.id} ${name}=${payload}`;
            const { status, body, ms } = await ask(row, name, payload);
            // 503 is a database that was late.
            expect([500, 501, 502, 504], what).not.toContain(status);
            // Nothing is called like that, so nothing is found: neither by a trick nor by what stands for anything.
            if (status === 200 && row.access === "admin" && ["q", "source", "feed", "code"].includes(name))
              expect(body.total, what).toBe(0);
            // A machine that is busy may be slow once; whatever sleeps is slow each time.
            if (payload.includes("pg_sleep") && ms >= sleepMs)
              expect((await ask(row, name, payload)).ms, what).toBeLessThan(sleepMs);
          }),
        );
    expect(await kept()).toEqual(before);
    expect(site.faults).toEqual([]);
  });

  test("an operator is no password, and a list no address", async () => {
    for (const wrong of [{ $ne: null }, { $gt: "" }, ["admin@cleed.local"], true, 0, null]) {
      const right = { email: "admin@cleed.local", password: "x" };
      for (const body of [
        { ...right, email: wrong },
        { ...right, password: wrong },
      ])
        expect((await site.ask("POST", "/api/auth/signin", body)).status).toBe(422);
    }
  });

  test.each([
    [
      "preferences",
      "/api/users/me/preferences",
      '{"preferences_to_update":{"wishes":{"__proto__":{"value":2}}}}',
    ],
    [
      "a budget",
      "/api/users/me/preferences",
      '{"preferences_to_update":{"budget":[{"key":"__proto__","minValue":1,"maxValue":2}]}}',
    ],
    [
      "a budget row",
      "/api/users/me/preferences",
      '{"preferences_to_update":{"budget":[{"key":"coats","minValue":1,"maxValue":2,"__proto__":{"admin":true}}]}}',
    ],
    [
      "corrections",
      "/api/users/me/preferences",
      '{"preferences_to_update":{"corrections":{"constructor":"more"}}}',
    ],
    ["keys", "/api/users/informations", '{"keys":{"__proto__":{"admin":true}},"onBoarding":false}'],
    [
      "deep keys",
      "/api/users/informations",
      '{"keys":{"notifications":{"constructor":{"prototype":{"admin":true}}}},"onBoarding":false}',
    ],
  ])("%s that reach for a prototype are refused whole", async (_, path, body) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${member.token}` };
    const response = await site.open(new Request(`http://site${path}`, { method: "PATCH", headers, body }));
    expect([400, 422]).toContain(response.status);
    expect(Reflect.get({}, "admin")).toBeUndefined();
    expect((await site.ask("GET", "/api/users/me", undefined, member.token)).body.user.admin).toBe(false);
  });

  test("a text is refused, or kept and read again to the letter", { timeout: 300_000 }, async () => {
    const admin = site.admin.token;
    const outcomes = new Set<string>();
    for (const text of texts) {
      for (const [field, write, read] of fields) {
        const { status, body } = await write(site, text, { admin, member: member.token });
        outcomes.add(status < 300 ? "kept" : "refused");
        if (status >= 300) expect([400, 422, 503], field).toContain(status);
        else
          expect(
            await read(site, body, { admin, member: member.token }),
            `${field} ${JSON.stringify(text)}`,
          ).toBe(text.trim());
      }
    }
    expect(outcomes).toEqual(new Set(["kept", "refused"]));
    expect(site.faults).toEqual([]);
  });
});

const texts = [
  ...["a\u0000b", "\ud800", "x\udc00y", "a\nb", "\u0007", "\u007f", "\u0085"],
  ...[
    "\u202eabc",
    "abc\u2066",
    "e\u0301",
    "é",
    "İıſ",
    "ﷺ",
    "👩‍👩‍👧‍👦",
    "𝕏",
    "a\u0300\u0301\u0302\u0303\u0304",
    "a\ufeffb",
    "a\u00a0b",
  ],
  ...[
    "O'Brien",
    '"; drop table person; --',
    "\\x41",
    "%s%n",
    "$\u007b7*7}",
    "<b>&amp;</b>",
    "$1",
    "{{a}}",
    "null",
    "1e3",
  ],
];

type Tokens = { readonly admin: string; readonly member: string };
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Write = (site: WholeSite, text: string, tokens: Tokens) => Promise<{ status: number; body: any }>;
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Read = (site: WholeSite, written: any, tokens: Tokens) => Promise<unknown>;

/** Where a text is kept, how it gets there and where it is read again. */
const fields: readonly (readonly [string, Write, Read])[] = [
  ...(["firstname", "lastname", "address", "address2", "zip", "city", "state", "country"] as const).map(
    (name): readonly [string, Write, Read] => [
      name,
      (site, text, { member }) =>
        site.ask("PATCH", "/api/users/informations", { keys: { [name]: text }, onBoarding: false }, member),
      async (site, _, { member }) =>
        (await site.ask("GET", "/api/users/me", undefined, member)).body.user[name],
    ],
  ),
  [
    "the name of a search",
    (site, name, { member }) =>
      site.ask("POST", "/api/users/me/saved_searches", { name, query: "?q=a" }, member),
    async (site, { saved_search: { id } }, { member }) => {
      const { body } = await site.ask("GET", `/api/users/me/saved_searches/${id}`, undefined, member);
      await site.ask("DELETE", `/api/users/me/saved_searches/${id}`, undefined, member);
      return body.saved_search.name;
    },
  ],
  [
    "a school",
    (site, text, { admin }) => site.ask("POST", "/api/admin/ecoles", { name: `${text}..`.trim() }, admin),
    async (site, { ecole: { id, name } }, { admin }) => {
      const { body } = await site.ask(
        "GET",
        `/api/admin/ecoles?q=${encodeURIComponent(name)}`,
        undefined,
        admin,
      );
      await site.ask("DELETE", `/api/admin/ecoles/${id}`, undefined, admin);
      return body.ecoles.find((one: { id: number }) => one.id === id)?.name.slice(0, -2);
    },
  ],
  [
    "an article",
    (site, body, { admin }) => {
      const text = { slug: "a", title: "A", headline: "B", description: "C", excerpt: "D", body };
      const article = { texts: { en: text, fr: null }, tags: [], cover: null, published_on: null };
      return site.ask("POST", "/api/admin/blogs", article, admin);
    },
    async (site, { article: { id } }, { admin }) => {
      const { body } = await site.ask("GET", `/api/admin/blogs/${id}`, undefined, admin);
      await site.ask("DELETE", `/api/admin/blogs/${id}`, undefined, admin);
      return body.article.texts.en.body.trim();
    },
  ],
];
