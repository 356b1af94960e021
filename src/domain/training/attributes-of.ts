import { axisCount } from "../catalogue/columns.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import type { Attributes } from "../learning/attributes.ts";
import { sparseOf } from "../learning/sparse.ts";

/** What a thread needs to know of the catalogue to tell which pieces are alike. */
export type PieceColumns = Pick<
  Snapshot,
  "size" | "ids" | "universes" | "leaves" | "brandIds" | "mainColour" | "mainMaterial" | "pattern" | "styles"
>;

/** How much each part says of what a piece is, beside a style that is wholly there. */
const shares = { leaf: 1, colour: 0.6, material: 0.6, pattern: 0.4, brand: 0.5 } as const;

/** Codes of leaves, colours, cloths and patterns are bytes. */
const codes = 256;

/** What pieces are like, whoever likes them; each is held against others of its leaf and universe. */
export function attributesOf(columns: PieceColumns): Attributes {
  const { size, universes, leaves, brandIds, mainColour, mainMaterial, pattern, styles } = columns;
  const brands = new Map([...new Set(brandIds)].sort((a, b) => a - b).map((id, at) => [id, at]));
  const [rows, places, values]: [number[], number[], number[]] = [[], [], []];
  const add = (row: number, place: number, value: number) => {
    rows.push(row);
    places.push(place);
    values.push(value);
  };
  for (let row = 0; row < size; row++) {
    const parts = [
      [leaves[row] ?? 0, shares.leaf],
      [mainColour[row] ?? 0, shares.colour],
      [mainMaterial[row] ?? 0, shares.material],
      [pattern[row] ?? 0, shares.pattern],
    ] as const;
    // Not said is 0, and two pieces of which nothing is said are not alike for that.
    for (const [i, [code, share]] of parts.entries()) if (code > 0) add(row, i * codes + code, share);
    for (let axis = 0; axis < axisCount; axis++) {
      const score = styles[row * axisCount + axis] ?? 0;
      if (score > 0) add(row, 4 * codes + axis, score / 255);
    }
    add(row, 4 * codes + axisCount + (brands.get(brandIds[row] ?? 0) ?? 0), shares.brand);
  }
  return {
    table: sparseOf(size, 4 * codes + axisCount + brands.size, { rows, columns: places, values }),
    groups: Uint16Array.from({ length: size }, (_, row) => (leaves[row] ?? 0) * 2 + (universes[row] ?? 0)),
  };
}
