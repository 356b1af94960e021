import { columnName } from "./column-name.ts";
import { isKnownColumn } from "./columns.ts";
import { readDelimited } from "./delimited-records.ts";

type FeedDialect = "google" | "awin" | "cj" | "rakuten";

/** How a feed is written, and in whose words. */
export type FeedFormat =
  | { readonly kind: "delimited"; readonly delimiter: string; readonly dialect: FeedDialect }
  | { readonly kind: "rakuten"; readonly dialect: "rakuten" }
  | { readonly kind: "xml"; readonly item: "item" | "entry" | "product"; readonly dialect: FeedDialect }
  | { readonly kind: "json"; readonly dialect: FeedDialect };

/** How much of a feed is enough to tell: XML may say a lot about itself before the first item. */
const headLength = 64 * 1024;

/** Whether the head holds all that is needed; more text would not change the answer. */
export function canTell(head: string): boolean {
  const text = head.trimStart();
  if (head.length >= headLength) return true;
  if (text.startsWith("<")) return itemOpening.test(text);
  const [first, second] = text.split(/\r\n?|\n/u);
  return second !== undefined && !(first?.startsWith("sep=") && second === "");
}

/** Told by what is written in it, never by what the file is called. */
export function detectFormat(head: string): FeedFormat | undefined {
  const text = head.replace(/^\uFEFF/u, "").trimStart();
  if (text.startsWith("<")) return detectXml(text);
  if (/^\[?\s*\{/u.test(text)) return { kind: "json", dialect: jsonDialect(text.split("\n", 1)[0] ?? "") };
  if (text.startsWith("HDR|")) return { kind: "rakuten", dialect: "rakuten" };
  const header = text.replace(/^sep=.[\r\n]+/u, "").split(/[\r\n]/u, 1)[0] ?? "";
  const [best] = ["\t", ",", ";", "|"]
    .map((delimiter) => ({ delimiter, names: namesOf(header, delimiter) }))
    .map((found) => ({ ...found, known: found.names.filter(isKnownColumn).length }))
    .sort((a, b) => b.known - a.known);
  if (!best || best.known < fewestKnown) return undefined;
  return { kind: "delimited", delimiter: best.delimiter, dialect: dialectOf(best.names) };
}

/** Three columns we know are no coincidence; fewer cannot describe a product. */
const fewestKnown = 3;

const namesOf = (header: string, delimiter: string): readonly string[] => {
  const reader = readDelimited(delimiter, () => {});
  const records = [...reader.write(header), ...reader.end()];
  return (records[0]?.values ?? []).map(columnName);
};

function dialectOf(names: readonly string[]): FeedDialect {
  if (names.includes("program_name") && names.includes("catalog_name")) return "cj";
  const isAwin = names.some(
    (name) => name.startsWith("aw_") || name.startsWith("merchant_") || name === "data_feed_id",
  );
  return isAwin ? "awin" : "google";
}

const jsonDialect = (text: string): FeedDialect =>
  /"(?:product_basic|aw_[a-z_]+|advertiser_id|merchant_product_id)"/u.test(text) ? "awin" : "google";

const itemOpening = /<(item|entry|product)[\s>/]/u;

function detectXml(text: string): FeedFormat | undefined {
  if (/^<(?:!doctype html|html)/iu.test(text)) return undefined;
  const found = itemOpening.exec(text)?.[1];
  if (found === "entry") return { kind: "xml", item: "entry", dialect: "google" };
  if (found === "product") return { kind: "xml", item: "product", dialect: "rakuten" };
  if (found === "item" || /<(?:rss|channel|feed)[\s>]/u.test(text))
    return { kind: "xml", item: "item", dialect: "google" };
  return undefined;
}
