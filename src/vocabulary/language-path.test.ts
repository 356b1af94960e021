import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "./language.ts";
import { inLanguage, languageOfPath, withoutLanguage } from "./language-path.ts";

describe("language in paths", () => {
  test.each([
    ["/", "fr", "/fr"],
    ["/search", "fr", "/fr/search"],
    ["/fr", "en", "/"],
    ["/fr/blog/blazer", "en", "/blog/blazer"],
    ["/fr/search", "fr", "/fr/search"],
    ["/friends", "fr", "/fr/friends"],
    ["/en/about", "en", "/about"],
  ] as const)("%s in %s is %s", (path, language, expected) => {
    expect(inLanguage(path, language)).toBe(expected);
  });

  test("a word that merely begins with fr is English", () => {
    expect(languageOfPath("/friends")).toBe("en");
    expect(languageOfPath("/fr")).toBe("fr");
    expect(languageOfPath("/fr/search")).toBe("fr");
  });

  test("going to a language and back gives the plain path", () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/).filter((word) => word !== "fr" && word !== "en");
    fc.assert(
      fc.property(fc.array(segment), fc.constantFrom(...languages), (segments, language) => {
        const path = `/${segments.join("/")}`;
        expect(withoutLanguage(inLanguage(path, language))).toBe(path);
        expect(languageOfPath(inLanguage(path, language))).toBe(language);
      }),
    );
  });

  test("no path of this site becomes the address of another", () => {
    expect(inLanguage("/fr//evil.example", "en")).toBe("/evil.example");
    expect(inLanguage("//evil.example", "en")).toBe("/evil.example");
    const piece = fc.constantFrom("/", "\\", "fr", "en", ".", "..", "evil.example", "%2f", "%5c", "@", ":");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), fc.constantFrom(...languages), (pieces, language) => {
        const path = `/${pieces.join("")}`;
        expect(inLanguage(path, language)).not.toMatch(/^[/\\]{2}/);
        expect(withoutLanguage(path)).not.toMatch(/^[/\\]{2}/);
      }),
    );
  });
});
