import type { DailyKind } from "#vocabulary/daily-top.ts";
import type { Language } from "#vocabulary/language.ts";
import { houseCurrency } from "#vocabulary/money.ts";
import type { Bilingual } from "../../catalogue/product.ts";
import { rowOf, type Snapshot } from "../../catalogue/snapshot.ts";

interface Whose {
  readonly bookmarked: ReadonlySet<number>;
  readonly liked: ReadonlySet<number>;
  readonly followed: ReadonlySet<number>;
}

/** What a kind is about, as long as it is so: prices go up again, brands are followed no more. */
export function dailyNote(
  snapshot: Snapshot,
  product: number,
  kind: DailyKind,
  { bookmarked, liked, followed }: Whose,
): Bilingual | undefined {
  const row = rowOf(snapshot, product);
  const brand = snapshot.brandIds[row] ?? 0;
  const [price, was] = [snapshot.prices[row] ?? 0, snapshot.was[row] ?? 0];
  if (kind === "price_drop" && was > price && price > 0) {
    const [en, fr] = [
      `Down from ${money(was, "en")} to ${money(price, "en")}`,
      `${money(price, "fr")} au lieu de ${money(was, "fr")}`,
    ];
    if (bookmarked.has(product)) return { en: `${en}, on your bookmarks`, fr: `${fr}, dans vos favoris` };
    if (liked.has(product)) return { en: `${en}, and you liked it`, fr: `${fr}, et vous l’aviez aimée` };
    return { en, fr };
  }
  const name = snapshot.brands.get(brand)?.name;
  if (kind === "new" && followed.has(brand) && name)
    return { en: `New from ${name}, which you follow`, fr: `Nouveauté ${name}, que vous suivez` };
  return undefined;
}

/** Whole euros where they are whole. */
function money(cents: number, language: Language): string {
  return new Intl.NumberFormat(language === "fr" ? "fr-FR" : "en-IE", {
    style: "currency",
    currency: houseCurrency,
    trailingZeroDisplay: "stripIfInteger",
  }).format(cents / 100);
}
