import { leaves } from "#vocabulary/category.ts";
import { cutFieldOf } from "#vocabulary/cut.ts";
import { sizeFieldOf } from "#vocabulary/size.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { leafCodes } from "../catalogue/columns.ts";

const byCode = <Field>(fieldOf: (leaf: (typeof leaves)[number]) => Field | undefined) => {
  const fields: (Field | undefined)[] = new Array(256).fill(undefined);
  for (const leaf of leaves) fields[leafCodes.codeOf(leaf)] = fieldOf(leaf);
  return fields as readonly (Field | undefined)[];
};

const inBoth = <Fields>(of: (universe: Universe) => Fields) => ({ men: of("men"), women: of("women") });

/** By the code of a leaf, the field of the preferences that it is sized by. */
export const sizeFields = inBoth((universe) => byCode((leaf) => sizeFieldOf(universe, leaf)));

/** By the code of a leaf, the field of the preferences that says how it should be cut. */
export const cutFields = inBoth((universe) => byCode((leaf) => cutFieldOf(universe, leaf)));
