import { brandSlots } from "../brand-slots.ts";
import { traitByCode } from "../correct-reading.ts";
import type { Feature } from "../feature.ts";
import { brandYouFollow } from "../words.ts";

export const brand: Feature = {
  key: "brand",
  weight: 14,
  editable: true,
  lock: "brands",
  open(snapshot, { brandsFollowed }) {
    if (brandsFollowed.size === 0) return undefined;
    const { ids, ofRow } = brandSlots(snapshot);
    const followed = Float64Array.from(ids, (id) => (brandsFollowed.has(id) ? 1 : 0));
    return traitByCode(
      {
        read(rows, values) {
          for (let i = 0; i < rows.length; i++) values[i] = followed[ofRow[rows[i] ?? 0] ?? 0] ?? 0;
        },
        codes: { column: ofRow, values: followed },
        says: (row) => brandYouFollow(snapshot.brands.get(snapshot.brandIds[row] ?? 0)?.name ?? ""),
      },
      ofRow,
      ids.length,
      (slot) => (followed[slot] === 1 ? `brand:${ids[slot]}` : undefined),
    );
  },
};
