import { rowOf, type Snapshot, universeAt } from "#domain/catalogue/snapshot.ts";
import type { Offered } from "#domain/people/news-ports.ts";
import type { Person } from "#domain/people/person.ts";
import { size } from "#domain/recommendation/features/size.ts";
import { newSession } from "#domain/recommendation/session.ts";
import { toldIn } from "#domain/recommendation/told-in.ts";
import { wantsOf } from "#domain/recommendation/wants.ts";
import { universes } from "#vocabulary/universe.ts";

/**
 * What can be had of each product, and whether in the person's size of its universe. Whoever told no size for such a
 * piece can have any.
 */
export function offersIn(
  snapshot: Snapshot,
  person: Person,
  products: readonly number[],
): readonly (Offered | undefined)[] {
  const rows = products.map((id) => rowOf(snapshot, id));
  const offers = rows.map((row): Offered | undefined => {
    if (row < 0) return undefined;
    const inStock = snapshot.inStock[row] === 1;
    return { price: snapshot.prices[row] ?? 0, inStock, inSize: inStock };
  });
  for (const universe of universes) {
    const places = rows.flatMap((row, nth) =>
      row >= 0 && universeAt(snapshot, row) === universe ? [nth] : [],
    );
    const wants = wantsOf(snapshot, universe, toldIn(person.preferences, universe));
    const reading = places.length > 0 ? size.open(snapshot, wants, newSession) : undefined;
    if (!reading) continue;
    const asked = Uint32Array.from(places, (nth) => rows[nth] ?? 0);
    const values = new Float64Array(asked.length);
    reading.read(asked, values);
    for (const [at, nth] of places.entries()) {
      const offer = offers[nth];
      // Silent about what has no size they told.
      if (offer && values[at] === 0) offers[nth] = { ...offer, inSize: false };
    }
  }
  return offers;
}
