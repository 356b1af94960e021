import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../../src/web/i18n/messages/", import.meta.url);

/** What a page says in both languages word for word: text that nobody translated, names aside. */
export function untranslated(
  french: readonly string[],
  english: readonly string[],
  isName: (text: string) => boolean,
): readonly string[] {
  const there = new Set(english);
  return [...new Set(french)].filter(
    (text) => (there.has(text) && wordsIn(text) >= 4 && !isName(text)) || isEnglish(text),
  );
}

const wordsIn = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

/** Every message that French says otherwise, unless French says the same words somewhere. */
function englishOnly(): ReadonlySet<string> {
  const [english, french] = [new Set<string>(), new Set<string>()];
  for (const area of readdirSync(folder)) {
    for (const text of messagesOf(area, "en")) english.add(text);
    for (const text of messagesOf(area, "fr")) french.add(text);
  }
  return english.difference(french);
}

function messagesOf(area: string, language: string): readonly string[] {
  const messages: unknown = JSON.parse(readFileSync(new URL(`${area}/${language}.json`, folder), "utf8"));
  return Object.values(messages ?? {})
    .filter((text) => typeof text === "string")
    .map((text) => text.replaceAll("*", ""));
}

const onlyEnglish = englishOnly();

/** A short word may be French as well: the hand of a cloth is its « main ». */
const isEnglish = (text: string): boolean => onlyEnglish.has(text) && text.length > 4;
