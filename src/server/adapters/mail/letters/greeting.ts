import type { Language } from "#vocabulary/language.ts";

/**
 * Anybody can sign up with somebody else's address and a first name of their choice. A name that inboxes would turn
 * into a link or a telephone number is not repeated, or Cleed would carry advertising for strangers.
 */
export function greeting(firstname: string, language: Language): string {
  const hello = language === "fr" ? "Bonjour" : "Hello";
  const name = oneLine(firstname);
  return name && !advertises(name) ? `${hello} ${name},` : `${hello},`;
}

/** Asked of the name as an inbox may read it: look-alikes of dots and digits count, invisible marks do not. */
function advertises(name: string): boolean {
  const plain = name.normalize("NFKC").replace(/\p{DI}/gu, "");
  return linkLike.test(plain) || fourDigits.test(plain);
}

/** However short what follows the dot: "t.co" is an address. After the dot of "Dr. Ana" comes a space. */
const linkLike = /[/@:\\]|\bwww\b|[.。][\p{L}\p{N}]/iu;

const fourDigits = /(?:\p{N}\P{N}*){4}/u;

/** One line, without marks that nobody sees or that turn around what follows. */
export const oneLine = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu, "")
    .trim();
