import type { Hono } from "hono";
import {
  listPrices,
  listStyles,
  listWishes,
  type PriceRow,
  type StyleSections,
  type WishChoice,
} from "#contract/choices.ts";
import { onceASnapshotFor } from "#domain/catalogue/once-a-snapshot.ts";
import { priceCounts } from "#domain/catalogue/price-counts.ts";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import { wishSummaries } from "#domain/catalogue/wish-summaries.ts";
import type { Language } from "#vocabulary/language.ts";
import { accept } from "#vocabulary/result.ts";
import { styleChoices } from "#vocabulary/style.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { forEveryone } from "./caching.ts";
import { bind } from "./endpoint.ts";
import type { ApiEnv, ApiPorts, Pictures } from "./ports.ts";
import { presentFaces } from "./present/faces.ts";
import { presentImage } from "./present/image.ts";

/** What there is of each changes with the catalogue: a minute in any cache is what people forgive. */
const headers = { "cache-control": forEveryone };

/** What people choose among when they tell us their taste. */
export function bindChoices(app: Hono<ApiEnv>, { catalogue, pictures }: ApiPorts): void {
  const wishesOf = {
    en: onceASnapshotFor((snapshot, of: Universe) => presentWishes(snapshot, of, "en", pictures)),
    fr: onceASnapshotFor((snapshot, of: Universe) => presentWishes(snapshot, of, "fr", pictures)),
  };

  bind(app, listStyles, async ({ query }) =>
    accept({ answer: { sections: presentStyles(query.universe, query.lang, pictures) }, headers }),
  );

  bind(app, listWishes, async ({ query: { universe, lang } }) =>
    accept({ answer: { wishes: wishesOf[lang](catalogue.snapshot(), universe) }, headers }),
  );

  const pricesOf = onceASnapshotFor((snapshot, of: Universe): PriceRow[] =>
    priceCounts(snapshot, of).map((row) => ({ ...row, prices: row.prices.map(([...counted]) => counted) })),
  );

  bind(app, listPrices, async ({ query: { universe } }) =>
    accept({ answer: { rows: pricesOf(catalogue.snapshot(), universe) }, headers }),
  );
}

function presentStyles(universe: Universe, language: Language, pictures: Pictures): StyleSections {
  return styleChoices(universe, []).map(({ section, styles }) => ({
    key: section,
    styles: styles.map(({ key, label, id }) => {
      const look = pictures.find(`style-${universe}-${key}`);
      return { key, name: label[language], id, ...(look && { image: presentImage(look, language) }) };
    }),
  }));
}

function presentWishes(
  snapshot: Snapshot,
  universe: Universe,
  language: Language,
  pictures: Pictures,
): WishChoice[] {
  // No leaf is of two wishes, so none shows the piece of another.
  return wishSummaries(snapshot, universe).map(({ wish: { name, label, search }, products, faces }) => {
    const [face] = presentFaces(snapshot, faces, 1, pictures, language);
    return { name, label: label[language], search, products, ...(face && { image: face }) };
  });
}
