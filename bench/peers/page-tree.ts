import { type DefaultTreeAdapterTypes as Html, parse } from "parse5";
import type { PageData, Piece } from "./app/page-data.ts";

/** A page's elements as data, so that another site can be asked to render exactly them. */
export function pageTree(html: string, data: unknown): PageData {
  const document = parse(html);
  const body = find(document, "body");
  const title = find(document, "title")
    ?.childNodes.map((node) => ("value" in node ? node.value : ""))
    .join("");
  return { title: title ?? "", body: (body?.childNodes ?? []).flatMap(toPiece), data };
}

export const countElements = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + (typeof piece === "string" ? 0 : 1 + countElements(piece.children)), 0);

/** Scripts are each framework's own, and not what the page shows. */
const leftOut = new Set(["script", "link", "style", "template"]);

function toPiece(node: Html.ChildNode): Piece[] {
  if (node.nodeName === "#text" && "value" in node) return [node.value];
  if (!("tagName" in node) || leftOut.has(node.tagName)) return [];
  const props = Object.fromEntries(node.attrs.flatMap(({ name, value }) => toProp(name, value)));
  const isVoid = voidElements.has(node.tagName);
  return [{ tag: node.tagName, props, children: isVoid ? [] : node.childNodes.flatMap(toPiece) }];
}

const voidElements = new Set(["area", "br", "col", "embed", "hr", "img", "input", "source", "track", "wbr"]);
const otherNames: Record<string, string> = { class: "className", for: "htmlFor", checked: "defaultChecked" };

/** React's names for them; what is a style goes as data, which costs the same. */
const toProp = (name: string, value: string): [string, string][] => {
  if (name === "style") return [["data-style", value]];
  if (name === "value") return [["defaultValue", value]];
  return [[otherNames[name] ?? name, value]];
};

function find(node: Html.Node, name: string): Html.Element | undefined {
  if ("tagName" in node && node.tagName === name) return node;
  if (!("childNodes" in node)) return undefined;
  for (const child of node.childNodes) {
    const found = find(child, name);
    if (found) return found;
  }
  return undefined;
}
