/** The footer pages of SPEC.md section 2, written out so that losing one is noticed. */
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
].map((page) => `/${page}`);

export const legalPages = ["/privacy-policy", "/terms-conditions"];

/** The same article in both languages. */
export const article = { en: "/blog/how-a-blazer-should-fit", fr: "/fr/blog/comment-doit-tomber-un-blazer" };

/** Pages that anyone may read and whose French address differs by its prefix only. */
export const plainPages = [
  "/",
  "/login",
  "/register",
  "/verify-otp",
  "/forgot-password",
  "/reset-password",
  "/search",
  "/discover",
  "/assistant",
  "/inspiration",
  "/blog",
  "/onboarding",
  "/onboarding/sizes",
  "/onboarding/brands",
  "/onboarding/budget",
  "/onboarding/styles",
  "/onboarding/wishes",
  ...legalPages,
  ...footerPages,
];

export const inFrench = (path: string): string => (path === "/" ? "/fr" : `/fr${path}`);
