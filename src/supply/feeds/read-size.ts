import type { Leaf } from "#vocabulary/category.ts";
import { foldText } from "#vocabulary/lexicon/fold-text.ts";
import { type Size, type SizeSystem, sizeScaleOf } from "#vocabulary/size.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { feedLimits } from "./limits.ts";

/** What has to be known to read a bare number. */
export interface SizeContext {
  readonly universe: Universe;
  readonly leaf: Leaf;
  /** What the feed says sizes are counted in, in its own word. */
  readonly system?: string;
  /** ISO code: who asks for pounds counts in British sizes. */
  readonly currency?: string;
}

/** The sizes a text lists: most rows have one, some have all of them. What cannot be read is returned as it was. */
export function readSizes(
  text: string,
  context: SizeContext,
): { sizes: readonly Size[]; unread: readonly string[] } {
  const parts = text
    // A comma before a single digit is a decimal one.
    .split(/\s*[;|]\s*|\s*,(?!\d(?!\d))\s*/u)
    .filter((part) => part.trim() !== "")
    .slice(0, feedLimits.sizes);
  const read = parts.map((part) => ({ part, size: readSize(part, context) }));
  return {
    sizes: read.flatMap(({ size }) => size ?? []),
    unread: read.filter(({ size }) => !size).map(({ part }) => part),
  };
}

export function readSize(text: string, context: SizeContext): Size | undefined {
  const word = foldText(text)
    .replace(/½/gu, ".5")
    .replace(/(?<=\d)\s*1\/2\b/gu, ".5")
    .replace(/(?<=\d),(?=\d)/gu, ".")
    .replace(/^(?:taille|size|tailles|groesse|pointure|t\.)\s*:?\s*/u, "")
    .replace(/^t(?=\d)/u, "")
    .replace(/\s+/gu, " ")
    .trim();
  if (word === "" || word.length > longestLabel) return undefined;
  return oneSize(word) ?? letters(word) ?? bra(word) ?? waist(word, context) ?? numbered(word, context);
}

const longestLabel = 30;

const size = (label: string, system: SizeSystem): Size => ({ label, system });

const oneSize = (word: string) =>
  /^(?:tu|os|osfa|u|uni|unique|taille unique|unica|one|one size(?: fits all)?|onesize|o\/s|ns|einheitsgrosse|no size|t\.?u\.?)$/u.test(
    word,
  )
    ? size("one", "one")
    : undefined;

/** S, X-Large, 2XL, S/M, M-L. */
function letters(word: string): Size | undefined {
  const parts = word
    .replace(/^(?:eu|eur|fr|us|uk|it)\s+(?=[smlx])/u, "")
    .split(/\s*[/-]\s*(?=[\dsmlx])(?!large|small)/u);
  const labels = parts.map(letterLabel);
  const [first, second, ...more] = labels;
  if (first === undefined || more.length > 0 || (parts.length === 2 && second === undefined))
    return undefined;
  return size(second === undefined ? first : `${first}/${second}`, "letter");
}

function letterLabel(text: string): string | undefined {
  const word = text.replace(/[\s-]/gu, "");
  const named = letterNames.get(word);
  if (named) return named;
  const counted = /^(\d)x([sl])$|^(x{0,5})([sml])$/u.exec(word);
  if (!counted) return undefined;
  const count = counted[1] === undefined ? (counted[3]?.length ?? 0) : Number(counted[1]);
  const letter = (counted[2] ?? counted[4] ?? "").toUpperCase();
  if (letter === "M") return count === 0 ? "M" : undefined;
  if (count > 9) return undefined;
  // Three and more are counted, as in the preferences.
  return count > 2 ? `${count}X${letter}` : `${"X".repeat(count)}${letter}`;
}

const letterNames: ReadonlyMap<string, string> = new Map([
  ["small", "S"],
  ["medium", "M"],
  ["med", "M"],
  ["large", "L"],
  ["xsmall", "XS"],
  ["extrasmall", "XS"],
  ["xxsmall", "XXS"],
  ["xlarge", "XL"],
  ["extralarge", "XL"],
  ["xxlarge", "XXL"],
  ["xxxlarge", "3XL"],
]);

/** 85B, 34 DD, EU 75C. */
function bra(word: string): Size | undefined {
  const found = /^(?:(?:eu|fr|uk|us)\s*)?(\d{2,3})\s*([a-h]|aa|dd|ddd|ee|ff|gg|hh)$/u.exec(word);
  const band = Number(found?.[1]);
  return found && band >= 28 && band <= 125 ? size(`${band}${found[2]?.toUpperCase()}`, "bra") : undefined;
}

/** W32 L34, 32/34, 32x34; a bare 32 only where waists are what is sized. */
function waist(word: string, { universe, leaf }: SizeContext): Size | undefined {
  const marked =
    /^w\s*(\d{2})(?:\s*[/x-]?\s*l\s*(\d{2}))?$/u.exec(word) ??
    /^(\d{2})\s*(?:w|us)\s*[/x-]?\s*(\d{2})\s*l?$/u.exec(word);
  const isTrousers = leaf.startsWith("A.3");
  const paired = isTrousers ? /^(\d{2})\s*[/x]\s*(\d{2})$/u.exec(word) : null;
  const bare = sizeScaleOf(universe, leaf).system === "waist" ? /^(\d{2})$/u.exec(word) : null;
  const found = marked ?? paired ?? bare;
  const inches = Number(found?.[1]);
  if (!found || inches < 22 || inches > 60) return undefined;
  // Sizes above the waists of a universe, and even, are French ones: a woman's 40 is not 40 inches.
  if (!marked && !paired && inches > (universe === "women" ? 34 : 46)) return undefined;
  const length = found[2];
  return size(length === undefined ? `W${inches}` : `W${inches} L${length}`, "waist");
}

/** UK 9, 42 2/3, EU42, 38 FR, 39-42, 90 cm. */
function numbered(word: string, context: SizeContext): Size | undefined {
  const number =
    /^(?:([a-z]{2,3})\s*)?(\d{1,3}(?:\.\d)?(?: \d\/\d)?(?:\s*[-/]\s*\d{1,3}(?:\.\d)?)?)\s*([a-z]{2,3})?$/u.exec(
      word,
    );
  if (!number) return undefined;
  const [, before, digits = "", after] = number;
  if (before !== undefined && after !== undefined) return undefined;
  const label = digits.replace(/\s*[-/]\s*(?=\d{2})/u, "-").replace(/\.0$/u, "");
  const said = before ?? after;
  if (said === "cm") return size(label, "cm");
  const system = said === undefined ? bareSystem(Number.parseFloat(digits), context) : systemWords.get(said);
  return system && size(label, system);
}

function bareSystem(value: number, context: SizeContext): SizeSystem | undefined {
  const { universe, leaf, currency } = context;
  const said = context.system?.trim().toLowerCase();
  const own = sizeScaleOf(universe, leaf);
  // Necks, rings and belts are counted in one way only.
  if (own.system === "ring" || own.system === "neck" || own.system === "cm") {
    if (isInScale(value, own.labels)) return own.system;
  }
  if (said !== undefined && said !== "") return systemWords.get(said);
  if (leaf.startsWith("B") || leaf === "F.2.1") {
    if (value >= 33 && value <= 52) return "eu";
  } else if (value >= 30) return universe === "women" || own.system === "fr" ? "fr" : "eu";
  // Small numbers are British or American; who is not paid in either has not said which.
  if (value <= 30 && currency === "GBP") return "uk";
  return value <= 30 && (currency === "USD" || currency === "CAD") ? "us" : undefined;
}

const isInScale = (value: number, labels: readonly string[]) => {
  const numbers = labels.map(Number);
  return value >= Math.min(...numbers) - 6 && value <= Math.max(...numbers) + 6;
};

/** Google's size systems, and how they are spelt on labels. The ones we have no scale for are not guessed. */
const systemWords: ReadonlyMap<string, SizeSystem> = new Map([
  ["eu", "eu"],
  ["eur", "eu"],
  ["fr", "fr"],
  ["it", "it"],
  ["ita", "it"],
  ["de", "de"],
  ["uk", "uk"],
  ["gb", "uk"],
  ["us", "us"],
  ["usa", "us"],
  ["jp", "jp"],
]);
