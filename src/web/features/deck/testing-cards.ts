import type { RecommendedCard } from "#contract/recommendations.ts";

/** A card to play with in tests. */
export const testCard = (id: number, more: Partial<RecommendedCard> = {}): RecommendedCard => ({
  id,
  name: `Piece ${id}`,
  slug: `piece-${id}`,
  universe: "women",
  category: "women.A.1.1",
  brand: { id: id % 7, name: `Brand ${id % 7}` },
  price: { amount: 10_000, currency: "EUR" },
  colours: [],
  image: { src: `/${id}.jpg`, srcset: "", width: 4, height: 5, alt: "", colour: "#aaaaaa" },
  sizes_in_stock: [],
  badges: [],
  score: 80,
  reasons: [],
  stretch: false,
  ...more,
});

export const testCards = (...ids: number[]): RecommendedCard[] => ids.map((id) => testCard(id));
