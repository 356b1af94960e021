import { m } from "#web/i18n/paraglide/messages.js";

type Words = { readonly name: () => string; readonly text: () => string };

/** What each feature of a score is called and asks. */
const words: Readonly<Record<string, Words>> = {
  style: { name: m.redo_style, text: m.redo_style_text },
  wanted_style: { name: m.redo_wanted_style, text: m.redo_wanted_style_text },
  brand: { name: m.redo_brand, text: m.redo_brand_text },
  wish: { name: m.redo_wish, text: m.redo_wish_text },
  taste: { name: m.redo_taste, text: m.redo_taste_text },
  liked: { name: m.redo_liked, text: m.redo_liked_text },
  co_liked: { name: m.redo_co_liked, text: m.redo_co_liked_text },
  price: { name: m.redo_price, text: m.redo_price_text },
  size: { name: m.redo_size, text: m.redo_size_text },
  cut: { name: m.redo_cut, text: m.redo_cut_text },
  formality: { name: m.redo_formality, text: m.redo_formality_text },
  turned_down: { name: m.redo_turned_down, text: m.redo_turned_down_text },
  unlike: { name: m.redo_unlike, text: m.redo_unlike_text },
  season: { name: m.redo_season, text: m.redo_season_text },
  popularity: { name: m.redo_popularity, text: m.redo_popularity_text },
  freshness: { name: m.redo_freshness, text: m.redo_freshness_text },
};

/** Nothing for one that is newer than this page: its reason speaks for itself. */
export const featureWords = (key: string): Words | undefined => words[key];
