import { lexer, type Token, type Tokens } from "marked";
import { occasions, seasons } from "#vocabulary/attribute.ts";
import { type Block, plainText, type Span } from "#vocabulary/prose.ts";

/**
 * Markdown as values. Raw HTML, pictures and anything else outside our prose become plain text:
 * what cannot be said as a block or a span cannot reach a page.
 */
export function readMarkdown(source: string): readonly Block[] {
  return lexer(withFewMarks(source), { gfm: true }).flatMap(readBlock);
}

/** More marks of emphasis in one paragraph, and deeper quotes and lists, than anybody sets. */
const mostMarks = 1_000;
const tooDeep = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])){31}/gm;

/**
 * Each mark of emphasis is weighed against all others of its paragraph, which takes a minute for tens of thousands,
 * and each quote in a quote is a call in a call. Past a bound they are plain signs.
 */
const withFewMarks = (source: string): string =>
  source
    .replace(tooDeep, "\\$&")
    .split("\n\n")
    .map((part) => ((part.match(/[*_~]/g)?.length ?? 0) > mostMarks ? part.replace(/[*_~]/g, "\\$&") : part))
    .join("\n\n");

function readBlock(token: Token): Block[] {
  switch (token.type) {
    case "heading": {
      const spans = readSpans(token.tokens);
      return [{ kind: "heading", level: token.depth <= 2 ? 2 : 3, id: anchorOf(plainText(spans)), spans }];
    }
    case "paragraph":
      return [readShelf(token.text) ?? { kind: "paragraph", spans: spansOfBlocks([token]) }];
    case "text":
    case "html":
      return [
        {
          kind: "paragraph",
          spans: spansOfBlocks([token]),
        },
      ];
    case "blockquote":
      return [{ kind: "quote", spans: spansOfBlocks(token.tokens) }];
    case "list": {
      const items = (token as Tokens.List).items.map((item) => spansOfBlocks(item.tokens));
      return [{ kind: "list", ordered: Boolean(token.ordered), items }];
    }
    case "table": {
      const table = token as Tokens.Table;
      const cells = (row: readonly Tokens.TableCell[]) => row.map((cell) => readSpans(cell.tokens));
      return [{ kind: "table", head: cells(table.header), rows: table.rows.map(cells) }];
    }
    default:
      return [];
  }
}

/** A line of its own: `::pieces{q="linen shirt" title="…"}` or `::looks{occasion="wedding" season="summer" title="…"}`. */
function readShelf(text: string): Block | undefined {
  const [, name, inside = ""] = /^::(pieces|looks)\{(.*)\}$/.exec(text.trim()) ?? [];
  if (!name) return undefined;
  const given = new Map(
    [...inside.matchAll(/\b(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value ?? ""]),
  );
  const [title = "", query = ""] = [given.get("title"), given.get("q")];
  const occasion = occasions.find((one) => one === given.get("occasion"));
  const season = seasons.find((one) => one === given.get("season"));
  const isKnown =
    name === "pieces"
      ? query !== ""
      : given.has("occasion") === !!occasion && given.has("season") === !!season;
  // What cannot be filled stays words, for whoever wrote it to see.
  if (!isKnown || title === "") return undefined;
  return name === "pieces" ? { kind: "pieces", query, title } : { kind: "looks", occasion, season, title };
}

const spansOfBlocks = (tokens: readonly Token[] = []): Span[] =>
  tokens.flatMap((token) => readSpans("tokens" in token && token.tokens ? token.tokens : [token]));

const readSpans = (tokens: readonly Token[] = []): Span[] => tokens.flatMap(readSpan);

function readSpan(token: Token): Span[] {
  switch (token.type) {
    case "strong":
      return [{ kind: "strong", spans: readSpans(token.tokens) }];
    case "em":
      return [{ kind: "emphasis", spans: readSpans(token.tokens) }];
    case "link":
      return isSafeLink(token.href)
        ? [{ kind: "link", href: token.href, spans: readSpans(token.tokens) }]
        : readSpans(token.tokens);
    case "br":
      return [{ kind: "text", text: "\n" }];
    default:
      return "text" in token && typeof token.text === "string" ? [{ kind: "text", text: token.text }] : [];
  }
}

/**
 * Pages of this site, the web over https, and mail. Never `javascript:` and its kin, and nothing that a browser reads
 * otherwise than it is written: it drops tabs and line breaks, and takes `\\` for `/`.
 */
const isSafeLink = (href: string): boolean =>
  /^(\/(?!\/)|https:\/\/|mailto:|#)/.test(href) && !/[\p{Cc}\\]/u.test(href);

/** `Cols et encolures` is `cols-et-encolures`: readable in an address, in both languages. */
const anchorOf = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
