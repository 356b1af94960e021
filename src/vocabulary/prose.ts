import type { Occasion, Season } from "./attribute.ts";

/**
 * Editors' words as values: what a page may contain, and nothing else.
 * Markdown becomes this on the server, React draws it, and no HTML ever travels.
 */
export type Span =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "strong" | "emphasis"; readonly spans: readonly Span[] }
  | { readonly kind: "link"; readonly href: string; readonly spans: readonly Span[] };

export type Block =
  | { readonly kind: "heading"; readonly level: 2 | 3; readonly id: string; readonly spans: readonly Span[] }
  | { readonly kind: "paragraph"; readonly spans: readonly Span[] }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly (readonly Span[])[] }
  | { readonly kind: "quote"; readonly spans: readonly Span[] }
  | {
      readonly kind: "table";
      readonly head: readonly (readonly Span[])[];
      readonly rows: readonly (readonly (readonly Span[])[])[];
    }
  /** A shelf of what a search finds, whenever it is read: no piece in a text is ever out of the catalogue. */
  | { readonly kind: "pieces"; readonly query: string; readonly title: string }
  | {
      readonly kind: "looks";
      readonly occasion?: Occasion | undefined;
      readonly season?: Season | undefined;
      readonly title: string;
    };

export const plainText = (spans: readonly Span[]): string =>
  spans.map((span) => (span.kind === "text" ? span.text : plainText(span.spans))).join("");

/** Where a text leads. */
export const linksOf = (blocks: readonly Block[]): string[] => blocks.flatMap(spansOf).flatMap(linksIn);

const linksIn = (span: Span): string[] => {
  if (span.kind === "text") return [];
  return [...(span.kind === "link" ? [span.href] : []), ...span.spans.flatMap(linksIn)];
};

function spansOf(block: Block): readonly Span[] {
  if (block.kind === "list") return block.items.flat();
  if (block.kind === "pieces" || block.kind === "looks") return [];
  if (block.kind === "table") return [...block.head, ...block.rows.flat()].flat();
  return block.spans;
}
