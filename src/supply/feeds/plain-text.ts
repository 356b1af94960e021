import { entityCharacter } from "./html-entities.ts";

/** What a person would read of a text that may be HTML, or HTML written twice. Always safe to show as text. */
export function plainText(text: string): string {
  let plain = text;
  if (plain.includes("<") || plain.includes("&")) {
    plain = decoded(withoutTags(plain));
    // Some shops escape their HTML once more on the way out.
    if (/<\/?[a-z][^<>]*>|&[a-z#][a-z0-9]{1,8};/iu.test(plain)) plain = decoded(withoutTags(plain));
  }
  return plain
    .replace(/[^\S\n]+/gu, " ")
    .replace(/ ?\n ?/gu, "\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
}

/** The same on one line. */
export const plainLine = (text: string): string => plainText(text).replaceAll("\n", " ");

const decoded = (text: string) =>
  text.replace(/&(#x?[0-9a-f]{1,7}|[a-z]{2,8}[0-9]{0,2});/giu, (whole, name: string) =>
    name.startsWith("#") ? (entityCharacter(name) ?? "") : (entityCharacter(name) ?? whole),
  );

/** One walk from tag to tag: a text made of nothing but brackets must not take longer than any other. */
function withoutTags(html: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let open = html.indexOf("<"); open >= 0; open = html.indexOf("<", open)) {
    if (!/[a-z/!?]/iu.test(html.charAt(open + 1))) {
      open += 1;
      continue;
    }
    const name = /^\/?([a-z][a-z0-9]*)/iu.exec(html.slice(open + 1, open + 20))?.[1]?.toLowerCase() ?? "";
    const end = html.startsWith("<!--", open) ? after(html, "-->", open) : after(html, ">", open);
    parts.push(html.slice(from, open), blocks.has(name) ? "\n" : inline.has(name) ? "" : " ");
    from = silent.has(name) && html.charAt(open + 1) !== "/" ? closingOf(html, name, end) : end;
    open = from;
  }
  parts.push(html.slice(from));
  return parts.join("");
}

const after = (text: string, mark: string, from: number) => {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at + mark.length;
};

/** Where the text goes on after what is between two tags. */
function closingOf(html: string, name: string, from: number): number {
  const rest = html.slice(from).search(name === "script" ? /<\/script/iu : /<\/style/iu);
  return rest < 0 ? html.length : after(html, ">", from + rest);
}

const blocks = new Set([
  "p",
  "br",
  "div",
  "li",
  "ul",
  "ol",
  "tr",
  "table",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "section",
]);
const inline = new Set(["b", "i", "em", "strong", "span", "a", "u", "sup", "sub", "small", "font"]);
const silent = new Set(["script", "style"]);
