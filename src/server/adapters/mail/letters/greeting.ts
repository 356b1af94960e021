import type { Language } from "#vocabulary/language.ts";

/**
 * Anybody can sign up with somebody else's address and a first name of their choice. A name that inboxes would turn
 * into a link is not repeated, or Cleed would carry advertising for strangers.
 */
export function greeting(firstname: string, language: Language): string {
  const hello = language === "fr" ? "Bonjour" : "Hello";
  const name = oneLine(firstname);
  return name && !linkLike.test(name) ? `${hello} ${name},` : `${hello},`;
}

const linkLike = /[/@:\\]|\bwww\b|[\p{L}\p{N}]{2,}[.。．]\p{L}{2,}/iu;

/** One line, without marks that nobody sees or that turn around what follows. */
const oneLine = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu, "")
    .trim();
