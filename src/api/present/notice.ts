import type { Notice as PresentedNotice } from "#contract/notices.ts";
import { rowOf, type Snapshot } from "#domain/catalogue/snapshot.ts";
import type { Notice } from "#domain/people/notice.ts";
import type { Language } from "#vocabulary/language.ts";
import type { Pictures } from "../ports.ts";
import { presentCard } from "./product.ts";

export function presentNotice(
  { id, type, createdAt, readAt, products, total, search, brand, drops }: Notice,
  snapshot: Snapshot,
  pictures: Pictures,
  language: Language,
): PresentedNotice {
  const rows = products.map((product) => rowOf(snapshot, product)).filter((row) => row >= 0);
  const maker = brand === null ? undefined : snapshot.brands.get(brand);
  return {
    id,
    type,
    created_at: createdAt.toISOString(),
    read_at: readAt?.toISOString() ?? null,
    products: rows.map((row) => presentCard(snapshot, row, pictures, language)),
    total,
    search: search && { ...search },
    brand: maker ? { id: maker.id, name: maker.name } : null,
    prices: drops.map(({ product, was, now }) => ({ product_id: product, was, now })),
  };
}
