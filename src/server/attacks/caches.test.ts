import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { table } from "#contract/table.ts";
import { freshDatabase } from "#storage/testing/databases.ts";
import { type Caller, readKnown } from "../testing/arbitrary-callers.ts";
import { arbitraryCall, type Draft, requestOf } from "../testing/arbitrary-request.ts";
import type { Known } from "../testing/arbitrary-value.ts";
import { makeSmallBuild } from "../testing/small-build.ts";
import { openWholeSite, type WholeSite } from "../testing/whole-site.ts";

let build: Awaited<ReturnType<typeof makeSmallBuild>>;
let site: WholeSite;
let ada: Caller;
let ben: Caller;
let known: Known;
beforeAll(async () => {
  build = await makeSmallBuild();
  site = await openWholeSite(await freshDatabase("embedded"), build);
  [ada, ben] = [await member("ada@example.com"), await member("ben@example.com")];
  known = await readKnown(site, { member: ada, admin: { ...site.admin, email: "" } });
}, 180_000);
afterAll(async () => {
  await site.close();
  await build.remove();
});

/** On a machine that does too much at once the database may refuse for a moment: then it is asked again. */
const patience = { timeout: 60_000, interval: 200 };
const member = (email: string): Promise<Caller> =>
  vi.waitFor(async () => {
    const made = await site.member(email);
    expect(made.token).toBeTypeOf("string");
    return made;
  }, patience);

const rows = (wanted: (row: Endpoint) => boolean) =>
  table.filter(wanted).map((row) => [`${row.method} ${row.path}`, row] as const);

/** From the first page on: a cursor out of the air is refused. */
const callsOf = (row: Endpoint, count: number): Draft[] =>
  fc.sample(arbitraryCall(row, known), { numRuns: count, seed: 7 }).map((call) => ({
    ...call,
    query: call.query.replace(/(^|&)cursor=[^&]*/g, "").replace(/^&/, ""),
  }));

const send = (draft: Draft, token?: string): Promise<Response> =>
  vi.waitFor(async () => {
    const asked = requestOf(draft, token);
    if (!asked) throw new Error(`${draft.path} cannot be sent.`);
    const response = await site.open(asked);
    expect(response.status).not.toBe(503);
    return response;
  }, patience);

const cacheOf = ({ headers }: Response) => headers.get("cache-control") ?? "";
const variesBy = ({ headers }: Response, name: string) =>
  (headers.get("vary") ?? "").toLowerCase().includes(name);

async function expectUnkept(response: Response): Promise<void> {
  expect(cacheOf(response), `${response.status}`).toContain("no-store");
  expect(response.headers.get("etag")).toBeNull();
  await response.body?.cancel();
}

describe("what knows its readers is not kept where another could read it", () => {
  test.each(rows(({ knowsMembers }) => !!knowsMembers))("%s", async (_, row) => {
    for (const call of callsOf(row, 3)) {
      const [adas, anyones] = [await send(call, ada.token), await send(call)];
      if (cacheOf(adas).includes("no-store")) {
        await expectUnkept(adas);
        // What may be kept for visitors says that a token makes it another answer.
        if (!cacheOf(anyones).includes("no-store")) expect(variesBy(anyones, "authorization")).toBe(true);
        await anyones.body?.cancel();
      } else {
        expect(variesBy(adas, "authorization")).toBe(true);
        expect(await adas.text()).toBe(await anyones.text());
      }
    }
  });
});

describe("what is the same for everyone is so to the byte", () => {
  const isSame = ({ access, knowsMembers, method, id }: Endpoint) =>
    access === "public" && !knowsMembers && method === "GET" && id !== "getHealth";

  test.each(rows(isSame))("%s", async (_, row) => {
    for (const call of callsOf(row, 3)) {
      const plain = await send(call);
      const text = await plain.text();
      for (const { token } of [ada, ben]) {
        const theirs = await send(call, token);
        expect(theirs.status).toBe(plain.status);
        expect(theirs.headers.get("etag")).toBe(plain.headers.get("etag"));
        expect(cacheOf(theirs)).toBe(cacheOf(plain));
        expect(await theirs.text()).toBe(text);
      }
    }
  });

  test.each(rows((row) => isSame(row) || !!row.knowsMembers))(
    "%s says when the language counts",
    async (_, row) => {
      for (const call of callsOf(row, 3)) {
        const spoken = async (language: string) => {
          const headers = { ...call.headers, "accept-language": language };
          const response = await send({ ...call, headers });
          return { response, text: await response.text() };
        };
        const [english, french] = [await spoken("en"), await spoken("fr")];
        const isKept = !cacheOf(english.response).includes("no-store");
        if (isKept && english.text !== french.text)
          expect(variesBy(english.response, "accept-language"), call.path + call.query).toBe(true);
      }
    },
  );

  test("a mark of one person's answer tells nobody else that nothing has changed", async () => {
    for (const tag of ["*", '"x"', 'W/"x"']) {
      const headers = { authorization: `Bearer ${ben.token}`, "if-none-match": tag };
      const response = await site.open(new Request("http://site/api/users/me", { headers }));
      expect(response.status).toBe(200);
      expect((await response.json()).user.email).toBe(ben.email);
    }
  });
});

describe("pages", () => {
  const page = (path: string, headers: Record<string, string> = {}) =>
    site.open(new Request(`http://site${path}`, { headers }));

  test.each(["/", "/about", "/nowhere", "/account"])(
    "%s is kept by no cache that others use",
    async (path) => {
      const headers = { authorization: `Bearer ${ada.token}`, cookie: "universe=men; theme=dark" };
      const response = await page(path, headers);
      expect(cacheOf(response)).toBe("private, no-cache");
      expect(response.headers.get("etag")).toBeNull();
      await response.body?.cancel();
    },
  );

  test("a page is the same whoever's token comes along, but for its nonce", async () => {
    const plain = async (headers: Record<string, string>) =>
      (await (await page("/about", headers)).text()).replace(/nonce="[^"]*"/g, "");
    const first = await plain({});
    for (const { token } of [ada, ben])
      expect(await plain({ authorization: `Bearer ${token}`, cookie: `token=${token}` })).toBe(first);
  });

  test("the way to another language says what it was chosen by", async () => {
    const response = await page("/", { "accept-language": "fr" });
    expect(response.status).toBe(302);
    expect(variesBy(response, "accept-language") && variesBy(response, "cookie")).toBe(true);
  });
});

/** Last, since some of them end what the others need; what reads comes before what changes. */
describe("what belongs to one person is kept by nobody", () => {
  const isPersonal = ({ access }: Endpoint) => access !== "public";
  const reads = rows((row) => isPersonal(row) && row.method === "GET");
  const changes = rows(({ method }) => method !== "GET");
  let answered = 0;

  test.each(reads)("%s", async (_, row) => {
    const token = row.access === "admin" ? site.admin.token : ada.token;
    for (const call of callsOf(row, 3))
      for (const whose of [token, undefined, "not-a-token-of-anybody-here"]) {
        const response = await send(call, whose);
        answered += response.status === 200 ? 1 : 0;
        await expectUnkept(response);
      }
  });

  test("and most of what was read here was an answer, not a refusal", () => {
    expect(answered).toBeGreaterThan(reads.length);
  });

  test.each(changes)("%s", async (_, row) => {
    const token = row.access === "admin" ? site.admin.token : ada.token;
    for (const call of callsOf(row, 1))
      for (const whose of [undefined, token]) await expectUnkept(await send(call, whose));
  });
});
