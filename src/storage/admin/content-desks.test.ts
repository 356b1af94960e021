import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ArticleDesk, ArticleDraft } from "#domain/admin/content-ports.ts";
import type { ContentStore } from "#domain/editorial/ports.ts";
import { contentStore } from "../content-store.ts";
import type { OpenDatabase } from "../open-database.ts";
import { personStore } from "../people/person-store.ts";
import { databaseKinds, freshDatabase } from "../testing/databases.ts";
import { articleDesk } from "./article-desk.ts";
import { legalDesk } from "./legal-desk.ts";
import { lexiconDesk } from "./lexicon-desk.ts";
import { keepPicture } from "./picture-desk.ts";

const actorId = "6f0e7b52-5d0c-4a4b-9a4e-0d7f6b1c2a3d";
const admin = {
  id: actorId,
  email: "admin@cleed.example",
  passwordHash: "none",
  claimHash: null,
  firstname: "Ada",
  lastname: "Lovelace",
  gender: "female",
  birthdate: null,
  lang: "en",
  notifications: {},
  ecole: null,
} as never;
const at = new Date("2026-11-15T10:00:00.000Z");
const doing = { actorId, at, note: "why" };
const text = (slug: string) => ({
  slug,
  title: "Title, 'quoted' – 100 %",
  headline: "Head",
  description: "About",
  excerpt: "Short",
  body: "Body \\ with everything: “é” 👗",
});
const draft = (change: Partial<ArticleDraft> = {}): ArticleDraft => ({
  texts: { en: text("one"), fr: null },
  tags: ["cut", "it's, {odd}"],
  cover: null,
  publishedOn: null,
  ...change,
});

describe.each(databaseKinds)("what editors write in the %s database", (kind) => {
  let db: OpenDatabase["db"];
  let articles: ArticleDesk;
  let content: ContentStore;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    ({ db, remove } = database);
    articles = articleDesk(db, (_, slug) => slug === "of-files");
    content = contentStore(db);
    await personStore(db).addFirstAdmin(admin, { version: 0, at });
  }, 60_000);
  afterAll(() => remove());

  test("an article comes back as it was written, and only one with a day is loaded for readers", async () => {
    const added = await articles.add(draft(), doing);
    if (!added.ok) throw new Error("its address was free");
    expect(added.value).toEqual({ id: 1, updatedAt: at.toISOString(), ...draft() });
    expect((await content.load()).articles).toEqual([]);
    const later = new Date("2026-11-16T10:00:00.000Z");
    const both = { en: text("two"), fr: text("deux") };
    const changed = await articles.change(
      1,
      { texts: both, publishedOn: "2026-02-28" },
      { ...doing, at: later },
    );
    expect(changed).toMatchObject({ value: { texts: both, publishedOn: "2026-02-28", tags: draft().tags } });
    const { articles: shown, version } = await content.load();
    expect(shown).toEqual([
      { ...draft({ texts: both, publishedOn: "2026-02-28" }), id: 1, updatedAt: later.toISOString() },
    ]);
    expect(version).toBe(await content.version());
  });

  test("an address is one article's, and a refused one changes nothing", async () => {
    const taken = { texts: { en: null, fr: text("deux") } };
    expect(await articles.add(draft(taken), doing)).toMatchObject({
      refusal: { kind: "slug_taken", language: "fr" },
    });
    const ofFiles = draft({ texts: { en: text("of-files"), fr: null } });
    expect(await articles.add(ofFiles, doing)).toMatchObject({ refusal: { language: "en" } });
    // The same word may be an address in the other language.
    expect((await articles.add(draft({ texts: { en: text("deux"), fr: null } }), doing)).ok).toBe(true);
    expect(await articles.change(1, { texts: ofFiles.texts }, doing)).toMatchObject({ ok: false });
    expect((await articles.find(1))?.texts.en?.slug).toBe("two");
    expect((await articles.list({ limit: 10 })).total).toBe(2);
  });

  test("of two who write the same address at once, one has it", async () => {
    const wanted = draft({ texts: { en: text("raced"), fr: null } });
    const added = await Promise.all([articles.add(wanted, doing), articles.add(wanted, doing)]);
    expect(added.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  });

  test("every write is another version and stands in the audit log", async () => {
    const before = await content.version();
    await lexiconDesk(db).change("twill", { en: "Lines.", fr: "Lignes." }, doing);
    const picture = { name: "upload-0123456789abcdef", alt: { en: "A", fr: "B" }, width: 3, height: 2 };
    const bytes = new Uint8Array([0, 255, 92, 39, 10]);
    await keepPicture(db, { ...picture, colour: "#aabbcc", hash: "h", bytes }, doing);
    await articles.remove(1, doing);
    expect(await content.version()).toBe(before + 3);
    const loaded = await content.load();
    expect(loaded.meanings.get("twill")).toEqual({ en: "Lines.", fr: "Lignes." });
    expect(loaded.pictures).toEqual([{ ...picture, colour: "#aabbcc" }]);
    expect(Uint8Array.from((await content.picture(picture.name)) ?? [])).toEqual(bytes);
    expect(loaded.articles).toEqual([]);
    const rows = await db
      .selectFrom("audit")
      .select(["action", "actor_id"])
      .orderBy("id", "desc")
      .limit(3)
      .execute();
    expect(rows).toEqual(
      ["article.deleted", "picture.uploaded", "lexicon.changed"].map((action) => ({
        action,
        actor_id: actorId,
      })),
    );
  });

  test("two who publish a document at once publish two versions", async () => {
    const words = (body: string) => ({ title: "T", headline: "H", description: "D", body });
    const desk = legalDesk(db);
    const publish = (body: string) =>
      desk.publish("privacy-policy", { en: words(body), fr: words(`${body} (fr)`) }, doing);
    const versions = await Promise.all([publish("One."), publish("Two.")]);
    expect(versions.toSorted()).toEqual([1, 2]);
    // Either may have come first: only what the last one wrote is nothing new.
    const [last, first] = versions[0] === 2 ? ["One.", "Two."] : ["Two.", "One."];
    expect(await publish(last)).toBe(undefined);
    expect(await publish(first)).toBe(3);
    expect(await desk.versions()).toHaveLength(6);
  });
});
