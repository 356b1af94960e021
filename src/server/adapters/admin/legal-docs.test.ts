import { afterAll, beforeAll, expect, test } from "vitest";
import type { LegalText } from "#domain/editorial/legal-document.ts";
import { openContentPlace } from "../../testing/content-site.ts";

const ofFiles = (language: "en" | "fr", body: string): LegalText => ({
  slug: "terms-conditions",
  language,
  title: "Terms",
  headline: "Terms",
  description: "What we agree on.",
  body,
});
const legalTexts = [ofFiles("en", "Be kind."), ofFiles("fr", "Soyez aimable.")];
const words = (body: string) => ({
  title: "Terms",
  headline: "Terms",
  description: "What we agree on.",
  body,
});

type Place = Awaited<ReturnType<typeof openContentPlace>>;
type Site = Awaited<ReturnType<Place["start"]>>;
let place: Place;
let site: Site;
beforeAll(async () => {
  place = await openContentPlace();
  site = await place.start({ legalTexts });
}, 60_000);
afterAll(async () => {
  await site.close();
  await place.remove();
});

const path = "/api/admin/legal-docs";
const shown = async (query = "") =>
  (await (await site.fetch(`/api/website-legal-docs/terms-conditions?${query}`)).json()).doc;
const publish = (en: string, fr: string) =>
  site.ask("POST", `${path}/terms-conditions`, { texts: { en: words(en), fr: words(fr) }, note: "law" });
const restart = async (texts: readonly LegalText[]) => {
  await site.close();
  site = await place.start({ legalTexts: texts });
};

test("a new version is there in both languages at once; the old one stays as it was", async () => {
  const before = site.content.edition();
  expect(await publish("Be very kind.", "Soyez très aimable.")).toEqual({
    status: 201,
    body: { version: 2 },
  });
  expect(await shown("lang=en")).toMatchObject({ version: 2, body: "Be very kind." });
  expect(await shown("lang=fr")).toMatchObject({ version: 2, body: "Soyez très aimable." });
  expect(await shown("lang=en&version=1")).toMatchObject({ version: 1, body: "Be kind." });
  // The rendered page is thrown away.
  expect(site.content.edition()).not.toBe(before);
});

test("what is published already is not published again, and nothing empty is", async () => {
  expect((await publish("Be very kind.", "Soyez très aimable.")).status).toBe(422);
  const empty = await publish("  ", "Soyez.");
  expect([empty.status, empty.body.error.fields]).toEqual([422, { "texts.en.body": "required" }]);
  expect((await shown()).version).toBe(2);
});

test("the text of the files does not come back over it, at any start", async () => {
  await restart(legalTexts);
  expect(await shown()).toMatchObject({ version: 2, body: "Be very kind." });
  await restart(legalTexts);
  expect(await shown()).toMatchObject({ version: 2, body: "Be very kind." });
  // A release that brings words nobody has seen publishes them.
  await restart([ofFiles("en", "Be kind, and brief."), ofFiles("fr", "Soyez aimable.")]);
  expect(await shown()).toMatchObject({ version: 3, body: "Be kind, and brief." });
  expect(await shown("lang=fr")).toMatchObject({ version: 2 });
}, 60_000);

test("versions are one number again after the next, and are read as they were", async () => {
  expect((await publish("Be kind, brief and brave.", "Soyez brave.")).body).toEqual({ version: 4 });
  const one = async (query: string) => (await site.ask("GET", `${path}/terms-conditions${query}`)).body;
  expect(await one("")).toMatchObject({ version: 4, texts: { fr: { body: "Soyez brave." } } });
  expect(await one("?version=3")).toMatchObject({
    version: 3,
    texts: { en: { body: "Be kind, and brief." }, fr: { body: "Soyez très aimable." } },
  });
  expect((await site.ask("GET", `${path}/terms-conditions?version=9`)).status).toBe(404);
  expect((await site.ask("GET", `${path}/privacy-policy`)).status).toBe(404);
});

test("every version is listed once, the newest first, page by page", async () => {
  const seen: string[] = [];
  let cursor = "";
  for (;;) {
    const { body } = await site.ask("GET", `${path}?limit=2${cursor}`);
    expect(body.total).toBe(7);
    seen.push(...body.versions.map((one: { lang: string; version: number }) => `${one.lang} ${one.version}`));
    if (body.next_cursor === null) break;
    cursor = `&cursor=${body.next_cursor}`;
  }
  expect(seen).toEqual(["en 4", "fr 4", "en 3", "en 2", "fr 2", "en 1", "fr 1"]);
  expect((await site.ask("GET", `${path}?lang=fr`)).body.total).toBe(3);
  expect((await site.ask("GET", `${path}?cursor=x`)).status).toBe(422);
});

test("the audit log says who published which version, and why", async () => {
  const rows = await site.audit();
  expect(rows[0]).toMatchObject({
    action: "legal.published",
    detail: { subject: "terms-conditions", before: { version: 1 }, after: { version: 2 }, note: "law" },
  });
  expect(rows).toHaveLength(2);
});
