import { expect, test } from "vitest";
import { linksOf } from "#vocabulary/prose.ts";
import { readMarkdown } from "./read-markdown.ts";
import { hostileMarkdown } from "./testing/hostile-markdown.ts";

test("headings, paragraphs, lists, quotes and tables become blocks", () => {
  const blocks = readMarkdown(
    "## Cols & *encolures*\n\nA **bold** word.\n\n- one\n- two\n\n1. first\n\n> said\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
  );
  expect(blocks.map((block) => block.kind)).toEqual([
    "heading",
    "paragraph",
    "list",
    "list",
    "quote",
    "table",
  ]);
  expect(blocks[0]).toMatchObject({ level: 2, id: "cols-encolures" });
  expect(blocks[1]).toEqual({
    kind: "paragraph",
    spans: [
      { kind: "text", text: "A " },
      { kind: "strong", spans: [{ kind: "text", text: "bold" }] },
      { kind: "text", text: " word." },
    ],
  });
  expect(blocks[2]).toMatchObject({ ordered: false, items: [[{ text: "one" }], [{ text: "two" }]] });
  expect(blocks[5]).toMatchObject({
    head: [[{ text: "a" }], [{ text: "b" }]],
    rows: [[[{ text: "1" }], [{ text: "2" }]]],
  });
});

test("a link keeps its address when it is a path, https or mail", () => {
  expect(JSON.stringify(readMarkdown("[guide](/size-guide) [site](https://a.example)"))).toContain(
    '"href":"/size-guide"',
  );
});

test.each(["javascript:alert(1)", "//evil.example", "data:text/html,x", "JaVaScRiPt:alert(1)"])(
  "a link to %s is only its words",
  (href) => {
    const blocks = readMarkdown(`[words](${href})`);
    expect(JSON.stringify(blocks)).not.toContain("href");
    expect(JSON.stringify(blocks)).toContain("words");
  },
);

test("raw HTML is text, never markup", () => {
  const blocks = readMarkdown("<script>alert(1)</script>\n\nA <b>word</b> & more");
  expect(JSON.stringify(blocks)).not.toMatch(/"kind":"(html|strong)"/);
  expect(blocks.every((block) => block.kind === "paragraph")).toBe(true);
});

test("a shelf of pieces or of looks is a block, with what it is filled by", () => {
  expect(readMarkdown('Before.\n\n::pieces{q="robe d’été" title="Pour l’été"}\n\nAfter.')[1]).toEqual({
    kind: "pieces",
    query: "robe d’été",
    title: "Pour l’été",
  });
  expect(readMarkdown('::looks{occasion="wedding" season="summer" title="Guests"}')).toEqual([
    { kind: "looks", occasion: "wedding", season: "summer", title: "Guests" },
  ]);
});

test.each([
  '::pieces{title="Nothing to look for"}',
  '::pieces{q="" title="Nothing"}',
  '::pieces{q="shirt"}',
  '::looks{occasion="moon" title="Landing"}',
  '::shoes{q="shirt" title="Shirts"}',
  'words ::pieces{q="shirt" title="Shirts"}',
])("what is no shelf stays words: %s", (line) => {
  expect(readMarkdown(line)).toMatchObject([{ kind: "paragraph" }]);
});

test.each(hostileMarkdown)("nothing comes of %j but words and safe links", (source) => {
  const blocks = readMarkdown(source);
  const kinds = [...JSON.stringify(blocks).matchAll(/"kind":"(\w+)"/g)].map(([, kind]) => kind);
  const known = ["heading", "paragraph", "list", "quote", "table", "text", "strong", "emphasis", "link"];
  for (const kind of kinds) expect(known).toContain(kind);
  for (const href of linksOf(blocks)) {
    const { protocol, origin } = new URL(href, "https://cleed.example");
    expect(["https:", "mailto:"]).toContain(protocol);
    if (href.startsWith("/")) expect(origin).toBe("https://cleed.example");
  }
});
