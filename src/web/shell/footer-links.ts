import type { FooterPage, LegalPage } from "#vocabulary/editorial-page.ts";
import { m } from "#web/i18n/paraglide/messages.js";

/** The name of each page in menus. */
const pageLabels: Readonly<Record<FooterPage | LegalPage, () => string>> = {
  about: m.page_about,
  press: m.page_press,
  trends: m.page_trends,
  careers: m.page_careers,
  "eco-first": m.page_eco_first,
  "size-guide": m.page_size_guide,
  technology: m.page_technology,
  "lvmh-station-f": m.page_lvmh_station_f,
  "style-advisory": m.page_style_advisory,
  "fashion-ecology": m.page_fashion_ecology,
  "fashion-lexicon": m.page_fashion_lexicon,
  "customer-service": m.page_customer_service,
  "distribution-on-cleed": m.page_distribution_on_cleed,
  "privacy-policy": m.page_privacy_policy,
  "terms-conditions": m.page_terms_conditions,
};

export const mainLinks = () => [
  { to: "/discover", label: m.nav_discover() },
  { to: "/inspiration", label: m.nav_looks() },
  { to: "/blog", label: m.nav_journal() },
  { to: "/assistant", label: m.nav_assistant() },
];

const page = (slug: FooterPage | LegalPage) => ({ to: `/${slug}`, label: pageLabels[slug]() });

export const footerColumns = () => [
  { title: m.footer_find(), links: [...mainLinks(), { to: "/search", label: m.nav_search() }] },
  {
    title: m.footer_read(),
    links: (["fashion-lexicon", "size-guide", "style-advisory", "trends", "fashion-ecology"] as const).map(
      page,
    ),
  },
  {
    title: m.footer_know(),
    links: (
      ["about", "technology", "eco-first", "customer-service", "privacy-policy", "terms-conditions"] as const
    ).map(page),
  },
  {
    title: m.footer_work(),
    links: (["distribution-on-cleed", "press", "careers", "lvmh-station-f"] as const).map(page),
  },
];
