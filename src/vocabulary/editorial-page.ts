/** The footer pages of SPEC.md §2, each at /{page} and /footer/{page}. */
export const footerPages = [
  "about",
  "press",
  "trends",
  "careers",
  "eco-first",
  "size-guide",
  "technology",
  "lvmh-station-f",
  "style-advisory",
  "fashion-ecology",
  "fashion-lexicon",
  "customer-service",
  "distribution-on-cleed",
] as const;
export type FooterPage = (typeof footerPages)[number];

export const isFooterPage = (value: unknown): value is FooterPage =>
  footerPages.includes(value as FooterPage);

export const legalPages = ["privacy-policy", "terms-conditions"] as const;
export type LegalPage = (typeof legalPages)[number];

/** What an address may call an article or a page: nothing that could climb out of a folder. */
export const slugPattern = /^[a-z0-9-]{1,120}$/;

/** What is drawn on the cover of an article. */
export const covers = [
  "houndstooth-blazer",
  "cable-roll-neck",
  "cotton-polo",
  "herringbone-blazer",
  "wool-overcoat",
  "linen-blazer",
  "pleated-trousers",
  "denim-jeans",
  "linen-shirt",
  "duffle-coat",
  "leather-derby",
  "tuxedo",
  "wool-scarf",
  "merino-pullover",
] as const;
export type Cover = (typeof covers)[number];
