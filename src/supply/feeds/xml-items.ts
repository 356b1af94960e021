import { diagnose, type Report, stop } from "./diagnostic.ts";
import { feedLimits } from "./limits.ts";

/** What reads the text of one item says of it: nothing when it was fine, else the line inside it that was not. */
export type ReadItem = (
  xml: string,
  line: number,
) => { readonly brokenLine: number; readonly why: string } | undefined;

export interface XmlItemReader {
  readonly write: (text: string) => void;
  readonly end: () => void;
}

/**
 * Finds the items of a feed in text as it comes, holding one at a time, so that a broken one is only itself
 * broken: reading goes on at the next opening tag after the one that opened it.
 */
export function readXmlItems(itemName: string, readItem: ReadItem, report: Report): XmlItemReader {
  const outside = new RegExp(`<!--|<${itemName}(?=[\\s>/])`, "gu");
  const inside = new RegExp(`<!--|<!\\[CDATA\\[|</${itemName}\\s*>|<${itemName}(?=[\\s>/])`, "gu");
  // Rakuten calls the address of a product `product` inside a product.
  const mayNest = itemName === "product";
  let text = "";
  let line = 1;
  let at = 0;
  let depth = 0;
  let restarts = 0;
  let tail = "";

  const dropUntil = (index: number) => {
    for (let i = text.indexOf("\n"); i >= 0 && i < index; i = text.indexOf("\n", i + 1)) line += 1;
    tail = text.slice(Math.max(0, index - tailLength), index);
    text = text.slice(index);
    at = 0;
  };

  /** The open item is given up: its own opening tag is passed over, and the search starts again. */
  const startAgain = (code: "broken_xml" | "row_too_long", brokenLine = line, why = "") => {
    report(diagnose(code, brokenLine, why || text.slice(0, feedLimits.sampleLength * 2)));
    restarts += 1;
    if (restarts > feedLimits.restarts) throw stop("too_broken", line);
    dropUntil(itemName.length + 1);
    depth = 0;
  };

  const findOpening = (final: boolean): boolean => {
    outside.lastIndex = at;
    const found = outside.exec(text);
    if (!found) {
      // The last characters may be the beginning of a tag.
      dropUntil(final ? text.length : Math.max(at, text.length - itemName.length - 2));
      return false;
    }
    if (found[0] === "<!--") {
      const end = text.indexOf("-->", found.index + 4);
      if (end < 0 && !final) {
        dropUntil(found.index);
        if (text.length < feedLimits.rowLength) return false;
        dropUntil(4);
        return true;
      }
      dropUntil(end < 0 ? found.index + 4 : end + 3);
      return true;
    }
    dropUntil(found.index);
    at = found[0].length;
    depth = 1;
    return true;
  };

  const findClosing = (final: boolean): boolean => {
    inside.lastIndex = at;
    const found = inside.exec(text);
    const reached = found ? found.index : text.length;
    if (reached > feedLimits.rowLength) {
      startAgain("row_too_long");
      return true;
    }
    if (!found) {
      if (final) startAgain("broken_xml");
      else at = Math.max(at, text.length - itemName.length - 12);
      return final;
    }
    const [token] = found;
    if (token === "<!--" || token === "<![CDATA[") {
      const mark = token === "<!--" ? "-->" : "]]>";
      const end = text.indexOf(mark, found.index + token.length);
      const tooFar = (end < 0 ? text.length : end) > feedLimits.rowLength;
      if (tooFar) startAgain("row_too_long");
      else if (end >= 0) at = end + 3;
      else if (final) startAgain("broken_xml");
      else at = found.index;
      return tooFar || end >= 0 || final;
    }
    at = found.index + token.length;
    if (token.startsWith("</")) {
      depth -= 1;
      if (depth === 0) endItem();
    } else if (mayNest) depth += 1;
    else startAgain("broken_xml");
    return true;
  };

  const endItem = () => {
    const trouble = readItem(text.slice(0, at), line);
    if (trouble) startAgain("broken_xml", trouble.brokenLine, trouble.why);
    else dropUntil(at);
  };

  const scan = (final: boolean) => {
    while (text !== "" && (depth === 0 ? findOpening(final) : findClosing(final)));
  };

  return {
    write: (more) => {
      text += more;
      scan(false);
    },
    end: () => {
      scan(true);
      if (!/<\/[\w:.-]+\s*>\s*(?:<!--.*)?$/su.test(tail)) report(diagnose("feed_cut_short", line, tail));
      // What closes the feed itself comes after the last item; a feed that ends on an item was cut there.
      else if (tail.trimEnd().endsWith(`</${itemName}>`)) report(diagnose("feed_cut_short", line, tail));
    },
  };
}

const tailLength = 200;
