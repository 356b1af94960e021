import { describe, expect, test } from "vitest";
import { letterOf, lettersInBothLanguages, site, token } from "../testing/letters.ts";
import { composeMail } from "./compose-mail.ts";

const every = lettersInBothLanguages().map((letter) => {
  const name = `${letter.kind} in ${letter.language}`;
  return { name, letter, mail: composeMail(letter, site) };
});

/** What a reader of the HTML sees, the preheader and the title of the window included. */
const seen = (html: string): string =>
  html
    .replace(/<style>[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, "")
    .replace(/<br>|<\/(?:p|h1|div|td|title)>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/&#847;|&zwnj;|&nbsp;/g, "");

const french = { language: "fr" } as const;

describe("what the letters say", () => {
  test.each([
    ["en", "/login", "10 minutes", "30 minutes"],
    ["fr", "/fr/login", "10\u00a0minutes", "30\u00a0minutes"],
  ] as const)("in %s: the code, the links, and how long they last", (language, login, ten, thirty) => {
    const start = login.replace("/login", "");
    const mailOf = (kind: Parameters<typeof letterOf>[0]) => composeMail(letterOf(kind, { language }), site);
    for (const body of ["text", "html"] as const) {
      expect(seen(mailOf("code")[body])).toContain("204817");
      expect(mailOf("code")[body]).toContain(ten);
      expect(mailOf("already_registered")[body]).toContain(`${site.publicUrl}${login}`);
      expect(mailOf("already_registered")[body]).toContain(`${site.publicUrl}${start}/forgot-password`);
      expect(mailOf("reset_link")[body]).toContain(`${site.publicUrl}${start}/reset-password#${token}`);
      expect(mailOf("reset_link")[body]).toContain(thirty);
      expect(mailOf("password_changed")[body]).toContain(`${site.publicUrl}${start}/forgot-password`);
      expect(mailOf("password_changed")[body]).toMatch(
        /every device was signed out|appareils ont été déconnectés/,
      );
      expect(mailOf("password_changed")[body]).toContain(site.contact);
    }
  });

  test("the code is the only number of six digits in the text and in the subject", () => {
    const { subject, text } = composeMail(letterOf("code"), site);
    expect(text.match(/\d{6}/g)).toEqual(["204817"]);
    expect(subject).toBe("Your Cleed code: 204817");
    expect(composeMail(letterOf("code", french), site).subject).toBe("Votre code Cleed\u00a0: 204817");
  });

  test.each(every)("$name: names its reader, and its language", ({ letter, mail }) => {
    const hello = letter.language === "fr" ? "Bonjour Ada," : "Hello Ada,";
    expect(mail.text.startsWith(`${hello}\n\n`)).toBe(true);
    expect(seen(mail.html)).toContain(hello);
    expect(mail.html).toContain(`<html lang="${letter.language}"`);
    expect(mail.subject).not.toContain("Ada");
  });

  test.each(every)("$name: loads nothing and leads nowhere but to the site", ({ mail }) => {
    expect(mail.html).not.toMatch(
      /<(?:img|link|script|iframe|object|form)|@import|url\(|srcset|background=/i,
    );
    const addresses = `${mail.html}\n${mail.text}`.match(/(?:https?:)?\/\/[^\s"'<)]+/g) ?? [];
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !`${address}/`.startsWith(`${site.publicUrl}/`))).toEqual([]);
    const targets = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target ?? "");
    expect(targets.filter((target) => !/^(?:https:\/\/cleed\.example|mailto:hello@)/.test(target))).toEqual(
      [],
    );
  });
});

describe("French typography", () => {
  test.each(every.filter(({ letter }) => letter.language === "fr"))(
    "$name: spaces that do not break, curly apostrophes",
    ({ mail }) => {
      for (const text of [mail.subject, mail.text, seen(mail.html)]) {
        const prose = text.replace(/https?:\S+/g, "");
        expect(prose).not.toMatch(/[^\u00a0]:/);
        expect(prose).not.toMatch(/[^\u202f][;?!]/);
        expect(prose).not.toContain("'");
      }
    },
  );
});

describe("a first name is what anybody typed", () => {
  test("markup in it is shown as it was typed", () => {
    for (const letter of lettersInBothLanguages({ firstname: `<script>"Ada" & 'co'` })) {
      const { html } = composeMail(letter, site);
      expect(html).not.toContain("<script");
      expect(html).toContain("&lt;script&gt;&quot;Ada&quot; &amp; &#39;co&#39;,");
    }
  });

  test("it stays on one line, and cannot turn around what follows", () => {
    const firstname = "Ada\r\nBcc\u2028x\u0000 \u202eevol\u2066";
    for (const letter of lettersInBothLanguages({ firstname })) {
      const { text, html } = composeMail(letter, site);
      const [hello] = text.split("\n");
      expect(hello).toMatch(/^(?:Hello|Bonjour) Ada Bcc x evol,$/);
      expect(html).toContain("Ada Bcc x evol,");
    }
  });

  test.each(["Win at https://spam.example", "spam.example", "www spam", "ada@spam.example", "</p>"])(
    "%s is advertising, not a name: the greeting does without",
    (firstname) => {
      for (const letter of lettersInBothLanguages({ firstname })) {
        const { text, html } = composeMail(letter, site);
        expect(text).toMatch(/^(?:Hello|Bonjour),\n/);
        expect(`${text}${html}`).not.toContain("spam");
      }
    },
  );

  test.each([
    "x.com",
    "t.co",
    "Ada t.co",
    "x。com",
    "x．com",
    "x\u2024com",
    "x.\u00adcom",
    "12.34.56.78",
    "Call +33 1 99 00 12",
    "Ada 1 2 3 4",
    "Ada ٠١٩٩",
  ])("%j is an address or a number to call: the greeting does without", (firstname) => {
    for (const letter of lettersInBothLanguages({ firstname })) {
      const { text, html } = composeMail(letter, site);
      expect(text).toMatch(/^(?:Hello|Bonjour),\n/);
      expect(seen(html)).toMatch(/^\s*(?:Hello|Bonjour),$/m);
    }
  });

  test.each([
    "J. R.",
    "J.-P.",
    "Marie-Ève",
    "Anna-Lena",
    "D’Arcy",
    "O’Neill",
    "Jean Louis",
    "小明",
    "Dr. Ana",
    "Ada 123",
  ])("%s is greeted by name", (firstname) => {
    expect(composeMail(letterOf("code", { firstname }), site).text).toContain(`Hello ${firstname},`);
  });
});
