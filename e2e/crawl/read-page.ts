/** What a program that runs no scripts reads in a page of ours. */
export type CrawledPage = {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly isHidden: boolean;
  readonly canonical: string;
  /** By language, `x-default` too. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly image: string;
  readonly headings: number;
  readonly ids: ReadonlySet<string>;
  /** As they are written, each once. */
  readonly links: readonly string[];
  readonly structured: readonly string[];
  /** What people read or hear, piece by piece. */
  readonly texts: readonly string[];
};

export function readPage(html: string): CrawledPage {
  const tags = [...html.matchAll(/<([a-z][a-z0-9]*)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/g)].map(
    ([, name = "", rest = ""]) => ({ name, at: attributesOf(rest) }),
  );
  const meta = (name: string) =>
    tags.find((tag) => tag.name === "meta" && (tag.at.name ?? tag.at.property) === name)?.at.content ?? "";
  const linksOf = (rel: string) => tags.filter((tag) => tag.name === "link" && tag.at.rel === rel);
  const anchors = tags.filter((tag) => tag.name === "a").flatMap(({ at }) => at.href ?? []);
  return {
    lang: tags.find((tag) => tag.name === "html")?.at.lang ?? "",
    title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    description: meta("description"),
    isHidden: meta("robots").includes("noindex"),
    canonical: linksOf("canonical")[0]?.at.href ?? "",
    alternates: Object.fromEntries(
      linksOf("alternate").flatMap(({ at }) => (at.hreflang ? [[at.hreflang, at.href ?? ""]] : [])),
    ),
    image: meta("og:image"),
    headings: tags.filter((tag) => tag.name === "h1").length,
    ids: new Set(tags.flatMap(({ at }) => at.id ?? [])),
    links: [...new Set(anchors)],
    structured: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
      ([, text = ""]) => text,
    ),
    texts: textsOf(html),
  };
}

function attributesOf(text: string): Record<string, string> {
  const found = text.matchAll(/([^\s=/]+)=(?:"([^"]*)"|'([^']*)')/g);
  return Object.fromEntries(
    [...found].map(([, name = "", double, single]) => [
      name.toLowerCase(),
      unescaped(double ?? single ?? ""),
    ]),
  );
}

const inline = "a|abbr|b|em|i|span|strong|small|sup|sub|time|mark|wbr";

/** Blocks of words, as the eye meets them, and what is said instead of pictures and buttons. */
function textsOf(html: string): readonly string[] {
  const body = html.slice(html.indexOf("<body")).replace(/<(script|style|template)\b.*?<\/\1>/gs, "");
  const spoken = [...body.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]+)"/g)].map(
    ([, text = ""]) => text,
  );
  const seen = body
    .replace(/<!--.*?-->/gs, "")
    .replace(new RegExp(`</?(?:${inline})\\b[^>]*>`, "g"), "")
    .split(/<[^>]+>/);
  return [...spoken, ...seen].map((text) => unescaped(text).replace(/\s+/g, " ").trim()).filter(Boolean);
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: "\u00a0",
};

const unescaped = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) =>
    hex || decimal
      ? String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10))
      : (entities[name] ?? whole),
  );
