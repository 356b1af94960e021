import type { Language } from "#vocabulary/language.ts";
import { closing } from "./closing.ts";
import type { Content, Part, Site } from "./content.ts";
import { pageAddress } from "./page-address.ts";

/** The letter for those who read plain text: the same words, each address on a line of its own. */
export function frameText(content: Content, hello: string, language: Language, site: Site): string {
  const { about, question } = closing[language];
  const colon = language === "fr" ? "\u00a0:" : ":";
  const parts = content.parts.flatMap((part) => partText(part, colon));
  const footer = ["-- ", "Cleed", pageAddress(site.publicUrl, language), about, `${question}${site.contact}`];
  return `${[hello, ...parts, footer.join("\n")].join("\n\n")}\n`;
}

function partText(part: Part, colon: string): readonly string[] {
  switch (part.kind) {
    case "paragraph":
    case "note":
      return [part.text];
    case "code":
      return [`    ${part.digits}`];
    case "button":
      return [`${part.label}${colon}\n${part.url}`];
    case "link":
      return part.url.startsWith("mailto:")
        ? [`${part.before}${part.label}`]
        : [`${part.before}${part.label}${colon}\n${part.url}`];
    case "pieces":
      return [
        part.title.toUpperCase(),
        ...part.pieces.map(({ brand, name, price, was, url }) => {
          const priced = [was && `(${was})`, price].filter(Boolean).join(" ");
          return `${[brand, name, priced].filter(Boolean).join(", ")}\n${url}`;
        }),
        `${part.more.label}${colon}\n${part.more.url}`,
      ];
    case "fallback":
      return [];
  }
}
