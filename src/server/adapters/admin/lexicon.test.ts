import { afterAll, beforeAll, expect, test } from "vitest";
import { type Asked, answerTerm } from "#domain/assistant/answer/questions.ts";
import { glossary } from "#vocabulary/glossary/glossary.ts";
import { openContentPlace } from "../../testing/content-site.ts";

const page = (language: "en" | "fr") => ({
  slug: "fashion-lexicon" as const,
  language,
  title: "Lexicon",
  headline: "Lexicon",
  description: "Words.",
  lead: "Words.",
  updatedOn: "2026-01-01",
  blocks: [],
});
const files = { pages: [page("en"), page("fr")], articles: [] };
const term = glossary.find(({ key }) => key === "twill") ?? glossary[0];
if (!term) throw new Error("no term");
const { key } = term;

type Place = Awaited<ReturnType<typeof openContentPlace>>;
type Site = Awaited<ReturnType<Place["start"]>>;
let place: Place;
let site: Site;
beforeAll(async () => {
  place = await openContentPlace();
  site = await place.start({ files });
}, 60_000);
afterAll(async () => {
  await site.close();
  await place.remove();
});

const path = "/api/admin/lexicon";
const said = async (lang: "en" | "fr") => {
  const answer = await (await site.fetch(`/api/pages/fashion-lexicon?lang=${lang}`)).json();
  const terms = answer.page.glossary.flatMap(
    (part: { terms: { key: string; meaning: string }[] }) => part.terms,
  );
  return terms.find((one: { key: string }) => one.key === key)?.meaning;
};
const told = () =>
  answerTerm({
    language: "en",
    utterance: { terms: [term.term.en], slots: {} },
    meanings: site.content.editorial().meanings,
  } as unknown as Asked);

test("a word has our meaning until somebody says it in other words, everywhere", async () => {
  expect(await said("en")).toBe(term.meaning.en);
  const before = site.content.edition();
  const meaning = { en: "Diagonal lines.", fr: "Des lignes en biais." };
  const { status, body } = await site.ask("PATCH", `${path}/${key}`, { meaning, note: "plainer" });
  expect(status).toBe(200);
  expect(body.term).toMatchObject({ key, meaning, changed: true });
  expect([await said("en"), await said("fr")]).toEqual(["Diagonal lines.", "Des lignes en biais."]);
  expect(told()).toContain("diagonal lines.");
  expect(site.content.edition()).not.toBe(before);
});

test("the list finds it by its words and by what was changed", async () => {
  const list = async (query: string) => (await site.ask("GET", `${path}?${query}`)).body;
  expect(await list("limit=1")).toMatchObject({ total: glossary.length });
  expect(await list("changed=true")).toMatchObject({ total: 1, terms: [{ key }] });
  expect((await list("q=EN%20BIAIS")).terms.map((one: { key: string }) => one.key)).toContain(key);
  const first = await list("limit=2");
  const next = await list(`limit=2&cursor=${first.next_cursor}`);
  expect([...first.terms, ...next.terms].map((one: { key: string }) => one.key)).toEqual(
    glossary.slice(0, 4).map((one) => one.key),
  );
  expect((await site.ask("GET", `${path}?cursor=none`)).status).toBe(422);
});

test("a restart changes nothing; null goes back to ours", async () => {
  await site.close();
  site = await place.start({ files });
  expect(await said("fr")).toBe("Des lignes en biais.");
  const { body } = await site.ask("PATCH", `${path}/${key}`, { meaning: null });
  expect(body.term).toMatchObject({ meaning: term.meaning, changed: false });
  expect(await said("fr")).toBe(term.meaning.fr);
  const rows = await site.audit();
  expect(rows.map(({ action }) => action)).toEqual(["lexicon.changed", "lexicon.restored"]);
  expect(rows[0]?.detail).toMatchObject({ subject: `term ${key}`, note: "plainer" });
}, 30_000);

test("a word that is not there, or said in nothing, is refused", async () => {
  expect((await site.ask("PATCH", `${path}/no-such-word`, { meaning: null })).status).toBe(404);
  const { status, body } = await site.ask("PATCH", `${path}/${key}`, { meaning: { en: " ", fr: "x" } });
  expect([status, body.error.fields]).toEqual([422, { "meaning.en": "required" }]);
});
