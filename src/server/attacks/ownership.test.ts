import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { table } from "#contract/table.ts";
import { exampleProduct } from "#domain/catalogue/testing/examples.ts";
import { type AccountSite, openAccountSite, type Reply } from "../testing/account-site.ts";

type Member = Awaited<ReturnType<AccountSite["member"]>>;

let site: AccountSite;
let owner: Member;
let stranger: Member;
/** What the owner has, by the row that keeps one of them. */
let owned: Record<string, string>;
beforeAll(async () => {
  site = await openAccountSite([1, 2, 3].map((id) => exampleProduct({ id })));
  owner = await site.member("owner@example.com");
  stranger = await site.member("stranger@example.com");
  const { token } = owner;
  const search = await as(owner, "POST", "/api/users/me/saved_searches", { name: marker, query: "?q=coat" });
  await as(owner, "PATCH", "/api/users/informations", { keys: { city: marker }, onBoarding: false });
  await as(owner, "PATCH", "/api/users/me/preferences/products_liked", { id: 1, value: true });
  const said = { text: marker, lang: "en", universe: "women" };
  const stream = await as(owner, "POST", "/api/assistant/messages", said);
  const understood = JSON.parse(/^data: (.*)$/m.exec(stream.body)?.[1] ?? "{}");
  const { body } = await site.ask("GET", "/api/users/me/sessions", undefined, { token });
  owned = {
    endSession: body.sessions[0].id,
    getSavedSearch: search.body.saved_search.id,
    changeSavedSearch: search.body.saved_search.id,
    deleteSavedSearch: search.body.saved_search.id,
    resumeAnswer: understood.message,
    getConversation: understood.conversation,
    deleteConversation: understood.conversation,
  };
}, 120_000);
afterAll(() => site.close());

/** A word that nobody else says. */
const marker = "quixotic zeppelin";
const never = "5d7e3a3c-1b4f-4c57-9d7a-8f6f3b2a1c0d";
const bodies: Record<string, unknown> = {
  changeSavedSearch: { name: "Mine now" },
  resumeAnswer: { after: 0 },
};

const as = (who: Member, method: string, path: string, body?: unknown): Promise<Reply> =>
  site.ask(method, path, body, { token: who.token, address: who.email });

/** Rows that know who asks; what an admin may call does not exist for these two. */
const personal = table.filter(({ access, knowsMembers }) => access === "member" || knowsMembers);
/** Looks are the site's own: a member sees the same ones, with their sizes. */
const rows: readonly Endpoint[] = personal.filter(({ id, path }) => path.includes(":") && id !== "getLook");
const ofOnePerson = (row: Endpoint): boolean => row.id in owned;
const at = ({ path }: Endpoint, id: string): string => path.replace(/:\w+/, id);

/** All that somebody who asks can see, but for the moment. */
const seen = ({ status, headers, body }: Reply) => ({
  status,
  body,
  headers: Object.fromEntries([...headers].filter(([name]) => !["date", "x-request-id"].includes(name))),
});

test("every row that names something of a person's is looked at here", () => {
  expect(rows.filter((row) => !ofOnePerson(row)).map(({ id }) => id)).toEqual([]);
  expect(rows.length).toBe(Object.keys(owned).length);
  expect(Object.values(owned).every((id) => /^[0-9a-f-]{36}$/.test(id))).toBe(true);
});

describe("what is somebody else's", () => {
  test.each(rows.map((row) => [`${row.method} ${row.path}`, row] as const))(
    "%s: is answered to the letter like what never was",
    async (_, row) => {
      const theirs = owned[row.id] ?? "";
      const nothing = seen(await as(stranger, row.method, at(row, never), bodies[row.id]));
      expect(nothing.status).toBe(404);
      expect(seen(await as(stranger, row.method, at(row, theirs), bodies[row.id]))).toEqual(nothing);
      for (const spelled of [
        theirs.toUpperCase(),
        `%7B${theirs}%7D`,
        theirs.replaceAll("-", ""),
        `${theirs}%20`,
      ])
        expect((await as(stranger, row.method, at(row, spelled), bodies[row.id])).status).toBe(404);
      // Without a token neither.
      const visitor = await site.ask(row.method, at(row, theirs), bodies[row.id]);
      const nobodys = await site.ask(row.method, at(row, never), bodies[row.id]);
      expect([401, 404]).toContain(visitor.status);
      expect(seen(visitor)).toEqual(seen(nobodys));
    },
  );

  test.each(rows.map((row) => [`${row.method} ${row.path}`, row] as const))(
    "%s: an id of an odd shape is not found, and no fault",
    async (_, row) => {
      const odd = [
        "0",
        "1",
        "-1",
        "1.5",
        "1e9",
        "null",
        "undefined",
        "[]",
        "%7B%7D",
        "%00",
        "%F0%9F%92%A9",
        "true",
      ];
      const more = [
        "'%20or%20'1'='1",
        "__proto__",
        "constructor",
        "%2e%2e%2f",
        "*",
        "%25",
        never.slice(1),
        "x".repeat(99),
      ];
      for (const id of [...odd, ...more]) {
        const { status } = await as(stranger, row.method, at(row, id), bodies[row.id]);
        expect([400, 404], id).toContain(status);
      }
      expect(site.faults).toEqual([]);
    },
  );

  test("cannot be named in a body either", async () => {
    const said = { text: "hello", lang: "en", universe: "women" };
    const into = (conversation: string | undefined) =>
      as(stranger, "POST", "/api/assistant/messages", { ...said, conversation });
    expect(seen(await into(owned.getConversation))).toEqual(seen(await into(never)));
  });

  test("is in no list, no export and no profile", async () => {
    const lists = personal.filter(({ method, path }) => method === "GET" && !path.includes(":"));
    expect(lists.length).toBeGreaterThan(15);
    const secrets = [marker, owner.id, owner.email, ...Object.values(owned)];
    for (const { path } of lists) {
      const { body, status } = await as(stranger, "GET", path);
      expect(status, path).toBeLessThan(500);
      for (const secret of secrets) expect(JSON.stringify(body), path).not.toContain(secret);
    }
    expect(site.faults).toEqual([]);
  });

  test("is still the owner's after all of that", async () => {
    const { body } = await as(owner, "GET", "/api/users/me/export");
    for (const secret of [marker, owned.getSavedSearch, owned.getConversation])
      expect(JSON.stringify(body)).toContain(secret);
    for (const id of ["getSavedSearch", "getConversation", "resumeAnswer", "endSession"]) {
      const row = rows.find((one) => one.id === id);
      if (!row) throw new Error(id);
      expect((await as(owner, row.method, at(row, owned[id] ?? ""), bodies[id])).status, id).toBeLessThan(
        300,
      );
    }
    // The last of them signed the owner out: that is how it is known to have been theirs.
    expect((await as(owner, "GET", "/api/users/me")).status).toBe(401);
  });
});
