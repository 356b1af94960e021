import { Fragment, type ReactNode } from "react";
import type { Block, Span } from "#vocabulary/prose.ts";
import { Link } from "../navigation/link.tsx";
import { NearShelf } from "./near-shelf.tsx";
import type { ShelfBlock } from "./shelf-block.ts";

/** Editors' words, drawn. They arrive as values, so nothing in them can become markup. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return partsOf(blocks).map((part, index) =>
    withKey(
      index,
      Array.isArray(part) ? (
        <div className="prose">{part.map((block, place) => withKey(place, <BlockView block={block} />))}</div>
      ) : (
        <NearShelf block={part} />
      ),
    ),
  );
}

type Words = Exclude<Block, ShelfBlock>;

/** Words that follow one another, and the shelves between them: a card is not set as a paragraph is. */
function partsOf(blocks: readonly Block[]): (Words[] | ShelfBlock)[] {
  const parts: (Words[] | ShelfBlock)[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.kind === "pieces" || block.kind === "looks") parts.push(block);
    else if (Array.isArray(last)) last.push(block);
    else parts.push([block]);
  }
  return parts;
}

function BlockView({ block }: { block: Words }) {
  switch (block.kind) {
    case "heading": {
      const Heading = block.level === 2 ? "h2" : "h3";
      return <Heading id={block.id}>{drawSpans(block.spans)}</Heading>;
    }
    case "paragraph":
      return <p>{drawSpans(block.spans)}</p>;
    case "quote":
      return (
        <blockquote>
          <p>{drawSpans(block.spans)}</p>
        </blockquote>
      );
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return <List>{block.items.map((item, index) => withKey(index, <li>{drawSpans(item)}</li>))}</List>;
    }
    case "table":
      return <TableView head={block.head} rows={block.rows} />;
  }
}

function TableView({ head, rows }: Pick<Extract<Block, { kind: "table" }>, "head" | "rows">) {
  return (
    // A wide table scrolls by itself, and by keyboard; the page never does.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className="scroll-table" tabIndex={0}>
      <table>
        <thead>
          <tr>{head.map((cell, index) => withKey(index, <th scope="col">{drawSpans(cell)}</th>))}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) =>
            withKey(index, <tr>{row.map((cell, column) => withKey(column, <td>{drawSpans(cell)}</td>))}</tr>),
          )}
        </tbody>
      </table>
    </div>
  );
}

const drawSpans = (spans: readonly Span[]): ReactNode =>
  spans.map((span, index) => withKey(index, drawSpan(span)));

function drawSpan(span: Span): ReactNode {
  switch (span.kind) {
    case "text":
      return span.text;
    case "strong":
      return <strong>{drawSpans(span.spans)}</strong>;
    case "emphasis":
      return <em>{drawSpans(span.spans)}</em>;
    case "link":
      return /^\/(?!\/)/.test(span.href) ? (
        <Link to={span.href}>{drawSpans(span.spans)}</Link>
      ) : (
        <a href={span.href} rel="noopener">
          {drawSpans(span.spans)}
        </a>
      );
  }
}

/** A text is shown whole and never reordered, so its place is its key. */
const withKey = (key: number, node: ReactNode): ReactNode => <Fragment key={key}>{node}</Fragment>;
