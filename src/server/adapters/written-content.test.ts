import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { conversationBounds } from "#domain/assistant/ports.ts";
import { glossary } from "#vocabulary/glossary/glossary.ts";
import { noticeBounds } from "#vocabulary/notice.ts";
import { listBounds } from "#vocabulary/reco-list.ts";
import { readOperator } from "./read-operator.ts";

const root = join(import.meta.dirname, "../../..");
const content = join(root, "content");
const read = (path: string) => readFileSync(join(content, path), "utf8");
const bodyOf = (path: string) => read(path).replace(/^---\n[\s\S]*?\n---\n/, "");
const filesIn = async (folder: string) =>
  (await readdir(join(content, folder)))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${folder}/${name}`);
const wordsIn = (text: string) => text.match(/\p{L}[\p{L}\p{N}’'-]*/gu)?.length ?? 0;

const texts = (
  await Promise.all(
    ["en", "fr"].flatMap((language) => [filesIn(`${language}/pages`), filesIn(`${language}/blog`)]),
  )
).flat();

describe("what editors wrote", () => {
  test.each(texts)("%s is worth opening and can be read in one sitting", (path) => {
    const language = path.startsWith("fr") ? "fr" : "en";
    const isLexicon = path.endsWith("fashion-lexicon.md");
    const explained = isLexicon
      ? glossary.reduce((sum, term) => sum + wordsIn(term.meaning[language]), 0)
      : 0;
    const words = wordsIn(bodyOf(path)) + explained;
    expect(words).toBeGreaterThanOrEqual(400);
    // Nobody reads a lexicon from one end to the other.
    if (!isLexicon) expect(words).toBeLessThanOrEqual(1_500);
  });

  test("French is set as French is", async () => {
    const french = [...texts.filter((path) => path.startsWith("fr")), ...(await filesIn("fr/legal"))];
    for (const path of french) {
      // Addresses and shelves are no prose.
      const text = bodyOf(path).replace(/\]\([^)]*\)|^::.*$/gm, "");
      const near = (pattern: RegExp) => text.match(pattern)?.[0];
      expect(near(/.{0,30}[ \u00a0][;?!]/), `${path}: a narrow space before ; ? !`).toBeUndefined();
      expect(near(/.{0,30}\p{L}[;?!]/u), `${path}: a space before ; ? !`).toBeUndefined();
      expect(near(/.{0,30}[ \u202f]:(?=\s)/), `${path}: a fixed space before a colon`).toBeUndefined();
      expect(near(/.{0,30}(«[^\u00a0]|[^\u00a0]»)/), `${path}: fixed spaces inside « »`).toBeUndefined();
      expect(near(/.{0,30}\p{L}'\p{L}/u), `${path}: the apostrophe ’`).toBeUndefined();
    }
  });
});

test("the operator's file is as agreed", async () => {
  await expect(readOperator(join(content, "operator.json"))).resolves.toHaveProperty("entity");
});

describe.each(["en", "fr"])("the privacy policy (%s) tells", (language) => {
  const policy = bodyOf(`${language}/legal/privacy-policy.md`);

  test("of everything that stays in a browser", async () => {
    const kept = await keysKeptByBrowsers();
    expect(kept).toContain("website_preferences");
    expect(kept.filter((key) => !policy.includes(key))).toEqual([]);
  });

  test("how long things are kept, as the code does", () => {
    const number = (value: number) =>
      new RegExp(`(?<!\\d)${value.toLocaleString(language).replace(/\s/g, "\\s")}(?!\\d)`);
    const rows = policy.split("\n").filter((line) => line.startsWith("| "));
    const said = rows.join("\n");
    for (const value of [
      noticeBounds.days,
      noticeBounds.most,
      listBounds.days,
      listBounds.most,
      listBounds.mostStretches,
      conversationBounds.most,
      conversationBounds.visitorDays,
    ])
      expect(said).toMatch(number(value));
  });
});

/** Cookies, and every key of local and session storage that the code of the site names. */
async function keysKeptByBrowsers(): Promise<readonly string[]> {
  const folder = join(root, "src/web");
  const found = await readdir(folder, { recursive: true });
  const keys = found
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.includes("paraglide"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .filter((source) => /readStored|writeStored|sessionStorage|localStorage/.test(source))
    .flatMap(keysNamedIn);
  const cookies = readFileSync(join(root, "src/vocabulary/cookie.ts"), "utf8");
  const names = /CookieName = (.*);/.exec(cookies)?.[1]?.match(/[a-z]+/g) ?? [];
  return [...new Set([...keys, ...names])];
}

/** What is handed to the storage by name, and lists or prefixes of keys. */
function keysNamedIn(source: string): readonly string[] {
  const handed = [...source.matchAll(/(?:Stored|Item)(?:<\w+>)?\((\w+)/g)].map(([, name = ""]) => name);
  const constants = source.matchAll(/^(?:export )?const (\w+) = (.*)$/gm);
  return [...constants]
    .filter(([, name = ""]) => handed.includes(name) || /([kK]eys?|Prefix)$/.test(name))
    .flatMap(([, , value = ""]) => [...value.matchAll(/"([a-z_:-]+)"/g)].map(([, key = ""]) => key));
}
