import { judgeOf } from "#domain/assistant/answer/holds.ts";
import type { KnownPiece } from "#domain/assistant/answer/validate.ts";
import type { Draft } from "#domain/assistant/ports.ts";
import { colourCodes, materialCodes, patternCodes, wordsOfMask } from "#domain/catalogue/columns.ts";
import { cardAt, leafAt, rowOf, type Snapshot, sizesAt, universeAt } from "#domain/catalogue/snapshot.ts";
import { leafName } from "#vocabulary/category.ts";

/** The longest name that is handed on. */
const longestName = 80;

/** What a tool gives of a piece: facts, and of other people's words only its name. */
export type ToldPiece = {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  readonly category: string;
  readonly price_eur: number;
  readonly was_eur?: number;
  readonly colours: readonly string[];
  readonly materials: readonly string[];
  readonly pattern: string;
  readonly sizes: readonly string[];
  readonly why: readonly string[];
};

/** Everything that was told to the model about pieces while it wrote one answer. */
export function rememberPieces(snapshot: Snapshot, { language, universe, standing, answer }: Draft) {
  // What a piece is may be another thing in a look; what may never be broken holds for every one.
  const judge = judgeOf(snapshot, { ...standing, slots: {} }, universe);
  const told = new Map<number, KnownPiece>();
  const reasons = new Map(answer.products.map(({ id, why }) => [id, why]));

  function tell(id: number): ToldPiece | undefined {
    const row = rowOf(snapshot, id);
    if (row < 0) return undefined;
    const { piece, known } = pieceAt(snapshot, row, language, reasons.get(id) ?? []);
    told.set(id, { ...known, mayBeShown: judge.mayBeShown(row) });
    return piece;
  }
  return {
    mayBeShown: (id: number) => judge.mayBeShown(rowOf(snapshot, id)),
    tell,
    /** More that was said of it. */
    add(id: number, words: string) {
      const known = told.get(id);
      if (known) told.set(id, { ...known, words: `${known.words} ${words}` });
    },
    all: (): readonly KnownPiece[] => [...told.values()],
  };
}

function pieceAt(snapshot: Snapshot, row: number, language: Draft["language"], why: readonly string[]) {
  const [amount, was] = [snapshot.prices[row] ?? 0, snapshot.was[row] ?? 0];
  const colours = wordsOfMask(colourCodes, snapshot.colours[row] ?? 0);
  const materials = wordsOfMask(materialCodes, snapshot.materials[row] ?? 0);
  const pattern = patternCodes.wordOf(snapshot.pattern[row] ?? 0) ?? "plain";
  const piece: ToldPiece = {
    id: snapshot.ids[row] ?? 0,
    name: cardAt(snapshot, row).name[language].slice(0, longestName),
    brand: snapshot.brands.get(snapshot.brandIds[row] ?? 0)?.name ?? "",
    category: leafName(leafAt(snapshot, row), universeAt(snapshot, row))?.[language] ?? "",
    price_eur: amount / 100,
    ...(was > 0 && { was_eur: was / 100 }),
    colours,
    materials,
    pattern,
    sizes: sizesAt(snapshot, row).flatMap(({ size, inStock }) => (inStock ? [size.label] : [])),
    why,
  };
  const known: KnownPiece = {
    id: piece.id,
    amounts: was > 0 ? [amount, was] : [amount],
    brand: piece.brand,
    words: [piece.name, piece.category, ...piece.sizes, ...why].join(" "),
    traits: { colour: colours, material: materials, pattern: [pattern] },
    mayBeShown: true,
  };
  return { piece, known };
}
