import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { followBrand, type PreferencesToUpdate, updatePreferences } from "#contract/preferences.ts";
import { getMe } from "#contract/users.ts";
import { budgetEntries } from "#vocabulary/budget.ts";
import { defaultPreferences, preferencesIn } from "#vocabulary/preferences.ts";
import { wishesOf } from "#vocabulary/wish.ts";
import { type AccountSite, openAccountSite } from "../testing/account-site.ts";

let site: AccountSite;
let token: string;
let id: string;
let neighbour: { id: string; token: string };
beforeAll(async () => {
  site = await openAccountSite();
  ({ token, id } = await site.member("owner@example.com"));
  neighbour = await site.member("neighbour@example.com");
}, 60_000);
afterAll(() => site.close());
afterEach(() => expect(site.faults).toEqual([]));

const path = "/api/users/me/preferences";
const patch = (update: unknown, query = "", who = token) =>
  site.ask("PATCH", path + query, { preferences_to_update: update }, { token: who });
const follow = (body: unknown) => site.ask("PATCH", `${path}/brands_followed`, body, { token });
const me = async (query = "", who = token) =>
  (await site.ask("GET", `/api/users/me${query}`, undefined, { token: who })).body.user;
const row = (personId = id) =>
  site.database.db.selectFrom("person").selectAll().where("id", "=", personId).executeTakeFirstOrThrow();
const reset = () =>
  site.accounts.people.update(id, { preferences: () => defaultPreferences }, false, new Date());

describe("what someone tells us", () => {
  test("starts from the defaults of their universe, and every section can be told at once", async () => {
    expect(await me()).toMatchObject(shown("women"));
    const update: PreferencesToUpdate = {
      sizes: { tshirts: ["M", "S"], tops: "38", shoes: "38.5", pants_cut: ["mom"] },
      wishes: { Jeans: { value: 2, search: "women.A.3.1", name: "Jeans" }, Bags: { value: 2 } },
      styles: { selected_styles: [9, 1] },
      budget: [{ key: "coats", name: "Coats", min: 50, max: 1500, minValue: 60, maxValue: 900 }],
      global: { openness: 5 },
      brands_followed: [2, 1],
      wantstyles: [22],
      locks: { budget: true, budget_rows: ["skirts", "coats", "coats"] },
    };
    const reply = await patch(update);
    expect(reply.status).toBe(200);
    expect(reply.headers.get("cache-control")).toBe("private, no-store");
    expect(updatePreferences.answer.safeParse(reply.body).success).toBe(true);
    const { preferences } = reply.body;
    expect(preferences).toEqual({
      ...shown("women"),
      universe: "women",
      sizes: { ...shown("women").sizes, tshirts: ["S", "M"], tops: "38", shoes: "38.5", pants_cut: ["mom"] },
      wishes: {
        ...shown("women").wishes,
        Jeans: { value: 2, search: "women.A.3.1" },
        Bags: { value: 2, search: "women.C.1.1|women.C.1.2|women.C.1.3|women.C.1.4|women.C.1.5" },
      },
      styles: { selected_styles: [1, 9] },
      budget: budgetEntries("women", { coats: { minValue: 60, maxValue: 900 } }),
      global: { openness: 5, dresscode: 3 },
      brands_followed: [2, 1],
      wantstyles: [22],
      locks: { ...defaultPreferences.locks, budget: true, budget_rows: ["coats", "skirts"] },
    });
    const { universe: _, ...told } = preferences;
    const user = await me();
    expect(user).toMatchObject(told);
    expect(user.wishes3).toEqual(told.wishes);
    expect(getMe.answer.safeParse({ user }).success).toBe(true);
  });

  test("is kept in each universe by itself", async () => {
    const men = await patch({ sizes: { shirts: "39" }, wishes: { Ties: { value: 2 } } }, "?universe=men");
    expect(men.body.preferences).toMatchObject({ universe: "men", sizes: { shirts: "39", tops: null } });
    expect(men.body.preferences.budget).toHaveLength(9);
    expect(men.body.preferences.locks).toMatchObject({ budget: true, budget_rows: [] });
    expect((await me("?universe=men")).wishes.Ties.value).toBe(2);
    expect((await me()).sizes).toMatchObject({ shirts: null, tops: "38" });
    expect((await me("?universe=women")).wishes).not.toHaveProperty("Ties");
    for (const reply of [
      await patch({}, "?universe=kids"),
      await site.ask("GET", "/api/users/me?universe=kids", undefined, { token }),
    ])
      expect([reply.status, reply.body.error.fields]).toEqual([422, { universe: "invalid" }]);
  });

  test("follows the person when they change their gender, and comes back with it", async () => {
    const gender = (value: string) =>
      site.ask("PATCH", "/api/users/informations", { keys: { gender: value }, onBoarding: false }, { token });
    await gender("male");
    expect((await me()).sizes).toMatchObject({ shirts: "39" });
    await gender("female");
    expect((await me()).sizes).toMatchObject({ shirts: null, tops: "38" });
  });

  test("merges key by key when twenty tabs tell different things at once", async () => {
    await reset();
    const names = wishesOf("women").map(({ name }) => name);
    const replies = await Promise.all([
      ...names.slice(0, 15).map((name) => patch({ wishes: { [name]: { value: 2 } } })),
      patch({ sizes: { tops: "40" } }),
      patch({ sizes: { pants: "42" } }),
      patch({ global: { openness: 1 } }),
      patch({ global: { dresscode: 2 } }),
      follow({ id: 1, value: true }),
      follow({ id: 2, value: true }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const user = await me();
    expect(names.filter((name) => user.wishes[name].value === 2)).toEqual(names.slice(0, 15));
    expect(user).toMatchObject({
      sizes: { tops: "40", pants: "42" },
      global: { openness: 1, dresscode: 2 },
    });
    expect(user.brands_followed.toSorted()).toEqual([1, 2]);
  });

  test("is empty when nothing is named, and can be sent back as it was shown", async () => {
    const before = (await patch({})).body.preferences;
    const { universe: _, size_systems: __, brands_disliked: ___, ...whole } = before;
    const again = await patch(whole);
    expect([again.status, again.body.preferences]).toEqual([200, before]);
  });

  test("can be taken back", async () => {
    await patch({ sizes: { tops: null, tshirts: [] }, wishes: { Jeans: { value: 0 } }, brands_followed: [] });
    expect(await me()).toMatchObject({
      sizes: { tops: null },
      wishes: { Jeans: { value: 0 } },
      brands_followed: [],
    });
  });
});

describe("onboarding", () => {
  const statusOf = async (who: string) => (await me("", who)).registration_status;

  test("ends with the first thing that is told, and not with nothing or with a refusal", async () => {
    const { id: newcomer, token: theirs } = await site.member("newcomer@example.com");
    expect(await statusOf(theirs)).toBe("confirmed");
    const before = await row(newcomer);
    for (const nothing of [{}, { sizes: {} }, { wishes: {}, budget: [], global: {}, locks: {} }])
      expect((await patch(nothing, "", theirs)).status).toBe(200);
    expect((await patch({ wantstyles: [1], global: { openness: 9 } }, "", theirs)).status).toBe(422);
    expect(await row(newcomer)).toEqual(before);
    const told = await patch({ global: { openness: 4 } }, "", theirs);
    expect(Object.keys(told.body)).toEqual(["preferences"]);
    expect(await statusOf(theirs)).toBe("active");
    await patch({}, "", theirs);
    await patch({ wantstyles: [] }, "?universe=men", theirs);
    expect(await statusOf(theirs)).toBe("active");
  });

  test.each([
    { styles: { selected_styles: [] } },
    { wantstyles: [] },
    { brands_followed: [] },
    { sizes: { tops: null } },
    { locks: { budget_rows: [] } },
  ])("ends with %j too: that none are wanted is told", async (update) => {
    const { token: theirs } = await site.member(`newcomer-${Object.keys(update)[0]}@example.com`);
    expect((await patch(update, "", theirs)).status).toBe(200);
    expect(await statusOf(theirs)).toBe("active");
  });

  test("ends with the profile when that says so", async () => {
    const { token: theirs } = await site.member("profile-first@example.com");
    const say = (onBoarding: boolean) =>
      site.ask("PATCH", "/api/users/informations", { keys: {}, onBoarding }, { token: theirs });
    await say(false);
    expect(await statusOf(theirs)).toBe("confirmed");
    await say(true);
    expect(await statusOf(theirs)).toBe("active");
  });
});

describe("following a brand", () => {
  test("is told by id, once, and undone", async () => {
    await reset();
    expect((await follow({ id: 2, value: true })).body).toEqual({ brands_followed: [2] });
    expect((await follow({ id: 1, value: true })).body).toEqual({ brands_followed: [2, 1] });
    const again = await follow({ id: 2, value: true });
    expect(again.body).toEqual({ brands_followed: [2, 1] });
    expect(followBrand.answer.safeParse(again.body).success).toBe(true);
    expect((await follow({ id: 2, value: false })).body).toEqual({ brands_followed: [1] });
    expect((await me()).brands_followed).toEqual([1]);
  });

  test("that has left the catalogue can still be kept and let go", async () => {
    const gone = { ...defaultPreferences, brandsFollowed: [77, 1] };
    await site.accounts.people.update(id, { preferences: () => gone }, false, new Date());
    expect((await patch({ brands_followed: [77, 2] })).body.preferences.brands_followed).toEqual([77, 2]);
    expect((await follow({ id: 77, value: false })).body).toEqual({ brands_followed: [2] });
    expect((await follow({ id: 77, value: true })).body.error.fields).toEqual({ id: "unknown" });
  });

  test.each([
    [{ id: 999, value: true }, { id: "unknown" }],
    [{ id: 999, value: false }, { id: "unknown" }],
    [{ id: 0, value: true }, { id: "too_small" }],
    [{ id: -1, value: true }, { id: "too_small" }],
    [{ id: 2 ** 31, value: true }, { id: "too_big" }],
    [{ id: "1", value: true }, { id: "wrong_type" }],
    [{ id: [1], value: true }, { id: "wrong_type" }],
    [{ id: 1.5, value: true }, { id: "wrong_type" }],
    [{ id: 1 }, { value: "required" }],
    [{ id: 1, value: 1 }, { value: "wrong_type" }],
    [{ id: 1, value: true, user_id: "u" }, { user_id: "unknown" }],
  ])("%j is refused and changes nothing", async (body, fields) => {
    const before = await row();
    const reply = await follow(body);
    expect([reply.status, reply.body.error.fields]).toEqual([422, fields]);
    expect(await row()).toEqual(before);
  });
});

describe("nothing outside the vocabulary can be told, and nothing of such an update is written", () => {
  /** Each beside something that would be right: all or nothing. */
  const refused: readonly [unknown, Record<string, string>][] = [
    [{ moods: {} }, { moods: "unknown" }],
    [{ brands_disliked: [1] }, { brands_disliked: "unknown" }],
    [{ products_liked: [1] }, { products_liked: "unknown" }],
    [{ admin: true }, { admin: "unknown" }],
    [{ universe: "men" }, { universe: "unknown" }],
    [{ sizes: { hats: "M" } }, { "sizes.hats": "unknown" }],
    [{ sizes: { tops: "M" } }, { "sizes.tops": "unknown" }],
    [{ sizes: { tops: 38 } }, { "sizes.tops": "wrong_type" }],
    [{ sizes: { tops: ["38"] } }, { "sizes.tops": "wrong_type" }],
    [{ sizes: { tops: "x".repeat(41) } }, { "sizes.tops": "too_long" }],
    [{ sizes: { tshirts: "M" } }, { "sizes.tshirts": "wrong_type" }],
    [{ sizes: { tshirts: ["M", "5XL"] } }, { "sizes.tshirts.1": "unknown" }],
    [{ sizes: { tshirts_cut: ["boxy"] } }, { "sizes.tshirts_cut.0": "unknown" }],
    [{ sizes: { tshirts: Array(21).fill("M") } }, { "sizes.tshirts": "too_big" }],
    [{ sizes: [] }, { sizes: "wrong_type" }],
    [{ wishes: { Jeans: { value: 1 } } }, { "wishes.Jeans.value": "invalid" }],
    [{ wishes: { Jeans: { value: "2" } } }, { "wishes.Jeans.value": "invalid" }],
    [{ wishes: { Jeans: { value: 3 } } }, { "wishes.Jeans.value": "invalid" }],
    [{ wishes: { Jeans: {} } }, { "wishes.Jeans.value": "invalid" }],
    [{ wishes: { Jeans: 2 } }, { "wishes.Jeans": "wrong_type" }],
    [{ wishes: { Jeans: { value: 2, weight: 9 } } }, { "wishes.Jeans.weight": "unknown" }],
    [{ wishes: { Jeans: { value: 2, search: "women.A" } } }, { "wishes.Jeans.search": "invalid" }],
    [{ wishes: { Swords: { value: 2 } } }, { "wishes.Swords": "unknown" }],
    [{ wishes: { Ties: { value: 2 } } }, { "wishes.Ties": "unknown" }],
    [
      { wishes: Object.fromEntries(Array.from({ length: 36 }, (_, i) => [`Wish ${i}`, { value: 2 }])) },
      { wishes: "too_big" },
    ],
    [{ styles: { selected_styles: [1e9] } }, { "styles.selected_styles.0": "unknown" }],
    [{ styles: { selected_styles: [0] } }, { "styles.selected_styles.0": "unknown" }],
    [{ styles: { selected_styles: [1.5] } }, { "styles.selected_styles.0": "unknown" }],
    [{ styles: { selected_styles: ["1"] } }, { "styles.selected_styles.0": "wrong_type" }],
    [{ styles: { selected_styles: [4, 4] } }, { "styles.selected_styles.1": "invalid" }],
    [{ styles: { selected_styles: Array(23).fill(1) } }, { "styles.selected_styles": "too_big" }],
    [{ styles: { selected_styles: Array(100_000).fill(7) } }, { "styles.selected_styles": "too_big" }],
    [{ styles: { selected_styles: { length: 1, 0: 1 } } }, { "styles.selected_styles": "wrong_type" }],
    [{ styles: [1] }, { styles: "wrong_type" }],
    [{ wantstyles: [23] }, { "wantstyles.0": "unknown" }],
    [{ wantstyles: Array(80_000).fill("") }, { wantstyles: "too_big" }],
    [{ brands_followed: Array(100_000).fill(1) }, { brands_followed: "too_big" }],
    [{ brands_followed: [1, 999] }, { "brands_followed.1": "unknown" }],
    [{ brands_followed: [1, 1] }, { "brands_followed.1": "invalid" }],
    [{ brands_followed: [-1] }, { "brands_followed.0": "too_small" }],
    [{ budget: [{ key: "coats", minValue: 100, maxValue: 100 }] }, { "budget.0.minValue": "too_big" }],
    [{ budget: [{ key: "coats", minValue: 200, maxValue: 100 }] }, { "budget.0.minValue": "too_big" }],
    [{ budget: [{ key: "coats", minValue: 49, maxValue: 100 }] }, { "budget.0.minValue": "too_small" }],
    [{ budget: [{ key: "coats", minValue: 50, maxValue: 1501 }] }, { "budget.0.maxValue": "too_big" }],
    [{ budget: [{ key: "coats", minValue: 50.5, maxValue: 100 }] }, { "budget.0.minValue": "wrong_type" }],
    [{ budget: [{ key: "coats", minValue: "50", maxValue: 100 }] }, { "budget.0.minValue": "wrong_type" }],
    [{ budget: [{ key: "coats", minValue: 60 }] }, { "budget.0.maxValue": "required" }],
    [{ budget: [{ key: "yachts", minValue: 60, maxValue: 70 }] }, { "budget.0.key": "unknown" }],
    [{ budget: [{ key: "coats", min: 0, minValue: 60, maxValue: 70 }] }, { "budget.0.min": "invalid" }],
    [{ budget: [{ key: "coats", minValue: 60, maxValue: 70, step: 1 }] }, { "budget.0.step": "unknown" }],
    [{ budget: { coats: { minValue: 60, maxValue: 70 } } }, { budget: "wrong_type" }],
    [{ global: { openness: 0 } }, { "global.openness": "too_small" }],
    [{ global: { dresscode: 6 } }, { "global.dresscode": "too_big" }],
    [{ global: { openness: 2.5 } }, { "global.openness": "wrong_type" }],
    [{ global: { openness: null } }, { "global.openness": "wrong_type" }],
    [{ global: { mood: 3 } }, { "global.mood": "unknown" }],
    [{ locks: { sizes: "true" } }, { "locks.sizes": "wrong_type" }],
    [{ locks: { everything: true } }, { "locks.everything": "unknown" }],
    [{ locks: { budget_rows: ["coats", "yachts"] } }, { "locks.budget_rows.1": "unknown" }],
    [{ locks: { budget_rows: ["__proto__", "coats"] } }, { "locks.budget_rows.0": "unknown" }],
    [{ locks: { budget_rows: "coats" } }, { "locks.budget_rows": "wrong_type" }],
    [{ locks: { budget_rows: [1] } }, { "locks.budget_rows.0": "wrong_type" }],
    [{ locks: { budget_rows: { coats: true } } }, { "locks.budget_rows": "wrong_type" }],
    [{ locks: { budget_rows: Array(25_000).fill("coats") } }, { "locks.budget_rows": "too_big" }],
  ];

  test.each(refused.map(([update, fields]) => [Object.keys(fields).join(), update, fields] as const))(
    "%s",
    async (_, update, fields) => {
      const before = await row();
      const reply = await patch({ ...right(update), ...Object(update) });
      const named = Object.entries(fields).map(([field, fault]) => [`preferences_to_update.${field}`, fault]);
      expect([reply.status, reply.body.error?.fields]).toEqual([422, Object.fromEntries(named)]);
      expect(await row()).toEqual(before);
    },
  );

  /** A change that is fine, in a section that the other does not touch. */
  const right = (update: unknown) =>
    Object.hasOwn(Object(update), "global") ? { locks: { styles: true } } : { global: { openness: 2 } };

  test.each([
    ["no update", {}, { preferences_to_update: "required" }],
    ["a list", { preferences_to_update: [] }, { preferences_to_update: "wrong_type" }],
    ["null", { preferences_to_update: null }, { preferences_to_update: "wrong_type" }],
    ["something beside it", { preferences_to_update: {}, id: "x" }, { id: "unknown" }],
  ])("%s", async (_, body, fields) => {
    const reply = await site.ask("PATCH", path, body, { token });
    expect([reply.status, reply.body.error.fields]).toEqual([422, fields]);
  });

  test("whatever is sent, the answer is 200, 400 or 422, and what is kept stays within the vocabulary", async () => {
    const section = fc.constantFrom(
      ..."sizes wishes styles budget global brands_followed wantstyles locks mood".split(" "),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(section, fc.jsonValue({ maxDepth: 3 }), { maxKeys: 3 }),
        async (update) => {
          const reply = await patch(update);
          expect([200, 400, 422]).toContain(reply.status);
        },
      ),
      { numRuns: 60 },
    );
    expect(getMe.answer.safeParse({ user: await me() }).success).toBe(true);
  });
});

describe("keys that reach for a prototype", () => {
  const attacks = [
    '{"wishes":{"__proto__":{"value":2,"admin":true}}}',
    '{"wishes":{"constructor":{"value":2}}}',
    '{"wishes":{"Jeans":{"value":2,"__proto__":{"admin":true}}}}',
    '{"budget":[{"key":"coats","minValue":60,"maxValue":70,"__proto__":{"admin":true}}]}',
    '{"sizes":{"__proto__":{"tops":"38"}}}',
    '{"locks":{"prototype":true}}',
    '{"__proto__":{"wantstyles":[1]}}',
  ];

  test.each(attacks)("%s is refused whole, and nobody becomes an admin", async (update) => {
    const before = [await row(), await row(neighbour.id)];
    const reply = await site.ask("PATCH", path, `{"preferences_to_update":${update}}`, { token });
    expect(reply.status).toBe(400);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
    expect(({} as Record<string, unknown>).value).toBeUndefined();
    expect([await row(), await row(neighbour.id)]).toEqual(before);
    expect((await me("", neighbour.token)).admin).toBe(false);
  });

  test.each(["toString", "hasOwnProperty", "valueOf", "__defineGetter__"])(
    "the name %s is neither a wish, nor a row, nor a size",
    async (name) => {
      const before = await row();
      for (const update of [
        { wishes: { [name]: { value: 2 } } },
        { budget: [{ key: name, minValue: 60, maxValue: 70 }] },
        { sizes: { tops: name } },
        { sizes: { [name]: "38" } },
      ])
        expect((await patch(update)).status).toBe(422);
      expect(await row()).toEqual(before);
    },
  );
});

describe("whose they are", () => {
  test("one person's change is nobody else's", async () => {
    const before = await row(neighbour.id);
    expect((await patch({ global: { openness: 4 }, wishes: { Bags: { value: 2 } } })).status).toBe(200);
    expect(await row(neighbour.id)).toEqual(before);
    expect(await me("", neighbour.token)).toMatchObject({
      global: { openness: 3 },
      wishes: { Bags: { value: 0 } },
    });
  });

  test("without a token, or with a wrong one, nothing is read or written", async () => {
    for (const [method, where, body] of [
      ["PATCH", path, { preferences_to_update: { wantstyles: [1] } }],
      ["PATCH", `${path}/brands_followed`, { id: 1, value: true }],
      ["GET", "/api/users/me?universe=men", undefined],
    ] as const) {
      const none = await site.ask(method, where, body);
      expect([none.status, none.body.error.message]).toEqual([401, "No authentication token found"]);
      const wrong = await site.ask(method, where, body, { token: "x".repeat(43) });
      expect([wrong.status, wrong.body.error.code]).toEqual([401, "bad_token"]);
    }
  });

  test("what is kept goes with the export, both universes of it", async () => {
    await patch({ sizes: { shirts: "41" } }, "?universe=men");
    const { body } = await site.ask("GET", "/api/users/me/export", undefined, { token });
    expect(body.records.person[0].preferences.men.sizes.shirts).toEqual({ label: "41", system: "neck" });
    expect(body.user.wishes).toHaveProperty("Dresses");
  });

  test("after deletion a change finds nobody", async () => {
    const leaving = await site.member("leaving@example.com");
    const [gone, ...late] = await Promise.all([
      site.ask("DELETE", "/api/users/delete", undefined, { token: leaving.token }),
      ...[1, 2, 3].map((style) => patch({ wantstyles: [style] }, "", leaving.token)),
    ]);
    expect(gone.body).toEqual({ success: true });
    for (const { status } of late) expect([200, 401]).toContain(status);
    expect((await patch({ wantstyles: [1] }, "", leaving.token)).status).toBe(401);
    expect(await site.accounts.people.find(leaving.id)).toBeUndefined();
  });
});

function shown(universe: "men" | "women") {
  const { universe: _, ...told } = preferencesIn(defaultPreferences, universe);
  return told;
}
