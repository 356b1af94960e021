import type { Composition } from "#domain/catalogue/product.ts";
import type { Material } from "#vocabulary/attribute.ts";
import { foldText } from "#vocabulary/lexicon/fold-text.ts";
import type { TagWords } from "./tag-title.ts";

/** Reads "Extérieur : 80 % coton, 20 % polyester. Doublure : 100 % viscose", and "Cotton/Elastane" without shares. */
export function readComposition(text: string, words: TagWords): readonly Composition[] {
  const found = new Map<Composition["part"], { material: Material; percent?: number }[]>();
  let part: Composition["part"] = "main";
  for (const piece of piecesOf(text)) {
    part = partOf(piece) ?? part;
    const share = shareOf(piece, words);
    const shares = found.get(part) ?? [];
    if (!share || shares.some(({ material }) => material === share.material)) continue;
    found.set(part, [...shares, share]);
  }
  return [...found].map(([name, shares]) => ({ part: name, shares: believable(shares) }));
}

/** What a description says of its cloth: only where it gives shares, other words there are decoration. */
export const compositionIn = (description: string): string =>
  (description.match(/[^.\n]{0,60}\d{1,3}\s?%\s?[^.\n]{2,60}/gu) ?? []).join(". ");

const piecesOf = (text: string) =>
  text
    .slice(0, longest)
    .replace(/(\d)[.,]\d+(?=\s?%)/gu, "$1")
    // Some feeds put JSON here: its signs separate as well as any other.
    .replace(/[{}[\]"]/gu, ",")
    .split(/[,;/|+.\n]|(?<=\p{L})\s*[:：]\s*|\s(?:et|and)\s|(?<=\p{L})\s+(?=\d{1,3}\s?%)/u)
    .filter((piece) => /\p{L}/u.test(piece));

const longest = 2000;

function shareOf(piece: string, words: TagWords): { material: Material; percent?: number } | undefined {
  const [material] = words.title({ title: piece.replace(/[\d%]/gu, " ").trim() }).materials;
  if (!material) return undefined;
  const percent = Number(/(\d{1,3})\s?%/u.exec(piece)?.[1]);
  return percent >= 1 && percent <= 100 ? { material, percent } : { material };
}

/** Shares of more than a whole were read wrongly, or written so: the materials stay, the numbers go. */
function believable(shares: readonly { material: Material; percent?: number }[]): Composition["shares"] {
  const sum = shares.reduce((total, { percent }) => total + (percent ?? 0), 0);
  const sorted = shares.toSorted((a, b) => (b.percent ?? 0) - (a.percent ?? 0));
  return sum > 101 ? sorted.map(({ material }) => ({ material })) : sorted;
}

function partOf(piece: string): Composition["part"] | undefined {
  const word = foldText(piece);
  return partWords.find(([pattern]) => pattern.test(word))?.[1];
}

const partWords: readonly (readonly [RegExp, Composition["part"]])[] = [
  [/\bdoublure|\blining|\bdouble\b/u, "lining"],
  [/\bgarnissage|\brembourrage|\bfilling|\bpadding/u, "filling"],
  [/\bsemelle|\b(?:out)?sole\b/u, "sole"],
  [/\btige\b|\bdessus\b|\bupper\b/u, "upper"],
  [/\bcontrast/u, "contrast"],
  [/\bbracelet\b|\bstrap\b|\bsangle\b/u, "strap"],
  [/\bfinition|\btrim\b|\bbord-cote/u, "trim"],
  [/\bexterieur|\bprincipal|\bmain\b|\bshell\b|\bouter\b|\bcorps\b|\bself\b/u, "main"],
];
