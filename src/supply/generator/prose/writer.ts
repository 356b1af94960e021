import type { Bilingual } from "#domain/catalogue/product.ts";
import type { Material } from "#vocabulary/attribute.ts";
import type { Random } from "../../illustrator/random.ts";
import type { Piece } from "../piece.ts";
import type { Bank, Line } from "./line.ts";

/** What a text is made of, in the order it is read. */
type Plan = readonly ("opening" | "cloth" | "detail" | "wear")[];

/** Shops do not write to one measure: some pieces get two sentences, some five. */
const plans: readonly [Plan, ...Plan[]] = [
  ["opening", "cloth", "wear"],
  ["opening", "detail", "cloth"],
  ["opening", "cloth", "detail", "wear"],
  ["opening", "detail", "wear"],
  ["opening", "detail", "cloth", "wear"],
  ["opening", "cloth", "detail"],
  ["opening", "detail", "detail", "cloth"],
  ["opening", "cloth"],
];

/** Writes about one piece after the other, and takes the sentence it has used least. */
export interface Writer {
  readonly write: (piece: Piece, random: Random) => Bilingual;
}

export function openWriter(banks: readonly Bank[], clothLines: (piece: Piece) => readonly Line[]): Writer {
  const uses = new Map<Line, number>();
  const choose = (lines: readonly Line[], piece: Piece, random: Random, said: ReadonlySet<Line>) => {
    const fitting = lines.filter((line) => !said.has(line) && isTrue(line, piece));
    const least = Math.min(...fitting.map((line) => uses.get(line) ?? 0));
    const [first, ...others] = fitting.filter((line) => (uses.get(line) ?? 0) === least);
    return first && random.pick([first, ...others]);
  };
  return {
    write(piece, random) {
      const sources = sourcesOf(banks, clothLines, piece);
      const said = new Set<Line>();
      for (const part of random.pick(plans)) {
        const line = choose(sources[part], piece, random, said);
        if (!line) continue;
        said.add(line);
        uses.set(line, (uses.get(line) ?? 0) + 1);
      }
      return { en: joined(said, "en"), fr: joined(said, "fr") };
    },
  };
}

const isTrue = (line: Line, piece: Piece): boolean =>
  (line.when?.(piece) ?? true) && !contradictsLabel(line, piece);

/** Trims and linings follow the price: where the label says faux leather, no sentence may say leather. */
function contradictsLabel({ en }: Line, { composition }: Piece): boolean {
  const label = composition.flatMap(({ shares }) => shares.map(({ material }) => material));
  const without = (material: Material) => !label.includes(material);
  if (label.includes("faux-leather") && without("leather") && /(?<!faux[ -])leather\b(?!-look)/i.test(en))
    return true;
  return label.includes("polyester") && without("nylon") && /\bthe nylon\b/i.test(en);
}

const joined = (lines: ReadonlySet<Line>, language: "en" | "fr"): string =>
  [...lines].map((line) => line[language]).join(" ");

function sourcesOf(
  banks: readonly Bank[],
  clothLines: (piece: Piece) => readonly Line[],
  piece: Piece,
): Readonly<Record<Plan[number], readonly Line[]>> {
  // A bank that has nothing to open with for this shape is about other things.
  const own = banks.filter(({ openings }) => openings[piece.kind]);
  return {
    opening: own.flatMap(({ openings }) => openings[piece.kind] ?? []),
    cloth: clothLines(piece),
    detail: own.flatMap(({ details }) => details),
    wear: own.flatMap(({ wear }) => wear),
  };
}
