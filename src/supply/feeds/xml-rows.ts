import { SaxesParser } from "saxes";
import { columnName } from "./column-name.ts";
import { diagnose, type Report } from "./diagnostic.ts";
import { draftRow, type RawRow, type RowReader } from "./raw-row.ts";
import { tolerableXml } from "./tolerable-xml.ts";
import { type ReadItem, readXmlItems } from "./xml-items.ts";

/** Rows of RSS (`item`), Atom (`entry`) or Rakuten (`product`). No DTD is ever read, so no entity is ever defined. */
export function readXmlRows(itemName: string, report: Report): RowReader {
  let rows: RawRow[] = [];
  const readItem: ReadItem = (xml, line) => {
    const { text, isLoose, hadControls } = tolerableXml(xml);
    const parts = partsOf(text);
    if ("why" in parts) return { brokenLine: line + parts.line - 1, why: parts.why };
    const row = draftRow(line, report);
    for (const [name, value] of parts.values) row.add(name, value);
    const finished = row.finish();
    if (isLoose)
      report(diagnose("loose_xml", line, finished?.fields.get("id") ?? "", finished?.fields.get("id")));
    if (hadControls) report(diagnose("control_characters", line, finished?.fields.get("id") ?? ""));
    if (finished) rows.push(finished);
    return undefined;
  };
  const items = readXmlItems(itemName, readItem, report);
  const take = () => {
    const taken = rows;
    rows = [];
    return taken;
  };
  return {
    write: (text) => {
      items.write(text);
      return take();
    },
    end: () => {
      items.end();
      return take();
    },
  };
}

type Parts =
  | { readonly values: readonly (readonly [string, string])[] }
  | { readonly line: number; readonly why: string };

interface Part {
  readonly name: string;
  /** Google's own elements outrank the feed's of the same name. */
  readonly isGoogle: boolean;
  text: string;
}

function partsOf(xml: string): Parts {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const parts: Part[] = [];
  const open: Part[] = [];
  const path: string[] = [];
  let failure: { line: number; why: string } | undefined;

  const add = (name: string, isGoogle: boolean, text = "") => {
    const part = { name: aliases.get(name) ?? name, isGoogle, text };
    parts.push(part);
    return part;
  };
  parser.on("error", (error) => {
    failure ??= { line: parser.line, why: error.message };
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (path.length > 0) path.push(columnName(localName(name)));
    else path.push("");
    const column = path.slice(1).join(".");
    const isGoogle = name.startsWith("g:");
    for (const [key, value] of Object.entries(attributes)) {
      if (column === "link" && key === "href" && linksToProduct(attributes.rel)) add("link", false, value);
      else if (column === "" || key === "currency") add(columnName(key), false, value);
    }
    // HTML nobody escaped is part of the text it stands in.
    const parent = open.at(-1);
    const isProse = parent !== undefined && prose.has(parent.name) && !aliases.has(column);
    open.push(
      isProse ? parent : column === "" ? { name: "", isGoogle: false, text: "" } : add(column, isGoogle),
    );
  });
  parser.on("closetag", () => {
    path.pop();
    const closed = open.pop();
    if (closed && open.at(-1) === closed) closed.text += " ";
  });
  const addText = (text: string) => {
    const part = open.at(-1);
    if (part) part.text += text;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);

  parser.write(xml).close();
  if (failure) return failure;
  const google = new Set(
    parts.filter(({ isGoogle, text }) => isGoogle && text.trim() !== "").map(({ name }) => name),
  );
  const kept = parts.filter(({ name, isGoogle }) => isGoogle || !google.has(name));
  return { values: kept.map(({ name, text }) => [name, text] as const) };
}

const localName = (name: string) => name.slice(name.lastIndexOf(":") + 1);
const linksToProduct = (rel: string | undefined) => rel === undefined || rel === "alternate";
const prose = new Set(["description", "content", "summary"]);

/** Rakuten's elements by the names its text files go by. */
const aliases: ReadonlyMap<string, string> = new Map([
  ["category.primary", "primary_category"],
  ["category.secondary", "secondary_category"],
  ["url.product", "product_url"],
  ["url.productimage", "product_image_url"],
  ["url.buylink", "buy_url"],
  ["description.short", "short_description"],
  ["description.long", "long_description"],
  ["price.sale", "sale_price"],
  ["price.retail", "retail_price"],
  ["shipping.cost.amount", "shipping_cost"],
  ["shipping.availability", "availability"],
  ...["product_type", "size", "material", "color", "gender", "style", "age"].map((name): [string, string] => [
    `attributeclass.${name}`,
    name,
  ]),
]);
