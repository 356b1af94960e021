import { expect, test } from "vitest";
import { messageFiles } from "./complete.ts";

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test("a translation uses the same placeholders and italics as the original", () => {
  for (const { en, fr } of messageFiles) {
    const french: Record<string, string> = fr;
    for (const [key, english] of Object.entries<string>(en)) {
      expect(placeholders(french[key] ?? ""), key).toEqual(placeholders(english));
      expect((french[key] ?? "").split("*").length, `${key} italics`).toBe(english.split("*").length);
    }
  }
});

test("French puts a no-break space before double punctuation and uses typographic apostrophes", () => {
  for (const { fr } of messageFiles) {
    for (const [key, text] of Object.entries<string>(fr)) {
      expect(text, key).not.toMatch(/ [:;?!»]|« [^\u00a0]|[a-z]'[a-z]/i);
    }
  }
});
