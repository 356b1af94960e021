import { m } from "#web/i18n/paraglide/messages.js";

export const articleTags = ["cloth", "cut", "occasion", "care", "wardrobe", "colour"] as const;
type ArticleTag = (typeof articleTags)[number];

const labels: Readonly<Record<ArticleTag, () => string>> = {
  cloth: m.tag_cloth,
  cut: m.tag_cut,
  occasion: m.tag_occasion,
  care: m.tag_care,
  wardrobe: m.tag_wardrobe,
  colour: m.tag_colour,
};

/** A word an editor invented since is shown as it is. */
export const tagLabel = (tag: string): string =>
  articleTags.find((known) => known === tag) ? labels[tag as ArticleTag]() : tag;
