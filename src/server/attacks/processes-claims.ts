import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { goodPassword, registration } from "../testing/account-site.ts";
import {
  joinMember,
  mailedCode,
  type OneOfSeveral,
  openCommonGround,
  patiently,
  type Said,
  signIn,
} from "../testing/several-sites.ts";

type Ground = Awaited<ReturnType<typeof openCommonGround>>;

/** What one process serves after another has changed it; without signals some of it would take up to a minute. */
const soon = { timeout: 3_000, interval: 20 };

/** What holds for any two processes on one database. `start` begins both at once, on an empty database. */
export function claimTwoAreOne(
  name: string,
  start: (ground: Ground) => Promise<[OneOfSeveral, OneOfSeveral]>,
): void {
  describe(name, () => {
    let ground: Ground;
    let a: OneOfSeveral;
    let b: OneOfSeveral;
    let admin: string;
    beforeAll(async () => {
      ground = await openCommonGround();
      [a, b] = await start(ground);
      const password = a.adminPassword() ?? b.adminPassword();
      admin = await signIn(a, "admin@cleed.local", password ?? "");
    }, 400_000);
    afterAll(async () => {
      await Promise.all([a?.stop(), b?.stop()]);
      await ground?.remove();
    }, 60_000);

    const asked = async (where: OneOfSeveral, path: string, token?: string): Promise<Said> =>
      where.ask("GET", path, undefined, token ? { token } : {});

    test("start at once on an empty database: one admin, one set of legal texts, one catalogue", async () => {
      expect([a.adminPassword(), b.adminPassword()].filter(Boolean)).toHaveLength(1);
      expect(admin).toBeTypeOf("string");
      const [counts] = await ground.rows(`
        select (select count(*)::int from person) as people,
          (select count(*)::int from legal_document) as texts,
          (select count(distinct (slug, language))::int from legal_document) as documents,
          (select count(*)::int from product) as products`);
      expect(counts).toMatchObject({ people: 1, products: 120 });
      expect(counts?.texts).toBe(counts?.documents);
      const both = await Promise.all([asked(a, "/api/health"), asked(b, "/api/health")]);
      for (const { body } of both) expect(body).toMatchObject({ status: "ok", products: 120 });
      const looks = await Promise.all([
        asked(a, "/api/looks?universe=women"),
        asked(b, "/api/looks?universe=women"),
      ]);
      expect(looks[0]?.body).toEqual(looks[1]?.body);
    });

    test("a code that one mailed is taken by the other, once", async () => {
      const email = "code@example.com";
      await patiently(() => a.ask("POST", "/api/auth/signup", registration(email)));
      await expect.poll(() => mailedCode(ground.folder, email), { timeout: 30_000 }).toBeDefined();
      const code = await mailedCode(ground.folder, email);
      expect((await b.ask("POST", "/api/auth/verify", { email, code })).status).toBe(200);
      expect((await a.ask("POST", "/api/auth/verify", { email, code })).status).not.toBe(200);
    });

    test("a like with one is in the lists, the taste and the recommendations of the other at once", async () => {
      const { token } = await joinMember(a, b, admin);
      const reco = (where: OneOfSeveral) =>
        where.ask("POST", "/api/products/getReco", { universe: "women", limit: 24 }, { token });
      const first: number[] = (await reco(b)).body.products.map(({ id }: { id: number }) => id);
      const tasteBefore = (await asked(b, "/api/users/me/taste", token)).body;
      const id = first[0];
      const liked = await a.ask(
        "PATCH",
        "/api/users/me/preferences/products_liked",
        { id, value: true },
        { token },
      );
      expect(liked.status).toBe(200);
      // No waiting: nothing of a person is kept in memory.
      expect((await asked(b, "/api/users/me", token)).body.user.products_liked).toEqual([id]);
      const list = await asked(b, "/api/users/me/preferences/products_interacted/products_liked", token);
      expect(list.body).toMatchObject({ products: [{ id }], total: 1 });
      const again = (await reco(b)).body.products;
      expect(again.map((one: { id: number }) => one.id)).not.toContain(id);
      expect((await asked(b, "/api/users/me/taste", token)).body).not.toEqual(tasteBefore);
      const taken = await b.ask(
        "PATCH",
        "/api/users/me/preferences/products_liked",
        { id, value: false },
        { token },
      );
      expect(taken.body.products_liked).toEqual([]);
      expect((await asked(a, "/api/users/me", token)).body.user.products_liked).toEqual([]);
    });

    test("a token that one has ended is dead with the other at once", async () => {
      const { token } = await joinMember(a, b, admin);
      expect((await asked(b, "/api/users/me", token)).status).toBe(200);
      expect((await a.ask("POST", "/api/auth/signout", undefined, { token })).status).toBe(204);
      expect((await asked(b, "/api/users/me", token)).status).toBe(401);
    });

    test("guesses are counted together, in turn and at once", async () => {
      const { email } = await joinMember(a, b, admin);
      const guess = (where: OneOfSeveral, password = "not the password") =>
        where.ask("POST", "/api/auth/signin", { email, password }, { address: "198.51.100.7" });
      for (const where of [a, b, a, b, a]) expect((await guess(where)).status).toBe(401);
      expect((await guess(a, goodPassword)).status).toBe(429);
      expect((await guess(b, goodPassword)).status).toBe(429);
      const other = await joinMember(b, a, admin);
      const all = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          (i % 2 ? a : b).ask(
            "POST",
            "/api/auth/signin",
            { email: other.email, password: "not the password" },
            { address: `198.51.100.${20 + i}` },
          ),
        ),
      );
      expect(all.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
    });

    test("what an admin changes with one is served by the other within seconds", async () => {
      const token = admin;
      const visitors = () =>
        b.ask("POST", "/api/products/getReco", { universe: "women", limit: 3, neutral: true });
      const [, , third] = (await visitors()).body.products as { id: number }[];
      const pinned = { user_id: null, product_id: third?.id, action: "pin", note: "" };
      expect((await a.ask("POST", "/api/admin/updateReco", pinned, { token })).status).toBe(200);
      await expect.poll(async () => (await visitors()).body.products[0].id, soon).toBe(third?.id);

      const scored = async () =>
        (await b.ask("POST", "/api/users/reco_score", { id: third?.id, lang: "en", preferences: wishes }))
          .body;
      const before = await scored();
      const factors = { brand: 2, style: 0.5 };
      expect((await a.ask("POST", "/api/admin/weights", { factors, note: "" }, { token })).status).toBe(201);
      // Looked at every minute without a signal.
      await expect.poll(scored, soon).not.toEqual(before);

      const text = {
        slug: "hems",
        title: "On hems",
        headline: "",
        description: "What it is.",
        excerpt: "",
        body: "Short.",
      };
      const article = { texts: { en: text, fr: null }, tags: [], cover: null, published_on: "2026-01-10" };
      expect((await a.ask("POST", "/api/admin/blogs", article, { token })).status).toBe(201);
      const slugs = async () =>
        (await asked(b, "/api/blogs?lang=en")).body.posts.map((post: { slug: string }) => post.slug);
      await expect.poll(slugs, soon).toContain("hems");

      const hide = { ids: [third?.id], action: "hide", note: "" };
      expect((await a.ask("PATCH", "/api/admin/products", hide, { token })).status).toBe(200);
      await expect.poll(async () => (await asked(b, "/api/health")).body.products, soon).toBe(119);
    });

    test("an answer that began with one is read to its end with the other", async () => {
      const { token } = await joinMember(a, b, admin);
      const question = { text: "a jumper", lang: "en", universe: "women" };
      const whole = await a.ask("POST", "/api/assistant/messages", question, { token });
      expect(whole.status).toBe(200);
      const message = /"message":"([0-9a-f-]{36})"/.exec(whole.body)?.[1];
      const rest = await b.ask("POST", `/api/assistant/messages/${message}/resume`, { after: 1 }, { token });
      expect(rest.status).toBe(200);
      expect(eventsIn(rest.body)).toEqual(eventsIn(whole.body).slice(1));
      expect(eventsIn(rest.body).length).toBeGreaterThan(1);
      expect((await asked(b, "/api/assistant/conversations", token)).body.conversations).toHaveLength(1);
    });
  });
}

const wishes = { brands_followed: [1, 2, 3, 4, 5], styles: { selected_styles: [9] } };

const eventsIn = (stream: string): string[] =>
  stream
    .split("\n\n")
    .filter((one) => one.startsWith("id:") || one.includes("\nevent:") || one.startsWith("event:"));
