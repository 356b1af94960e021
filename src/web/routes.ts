import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@react-router/dev/routes";
import { type FooterPage, footerPages, legalPages } from "#vocabulary/editorial-page.ts";
import type { Language } from "#vocabulary/language.ts";

const onboardingSteps = ["sizes", "brands", "budget", "styles", "wishes"];

/** Pages of words that do something beside: the file of their screen. */
const interactive: Readonly<Partial<Record<FooterPage, string>>> = {
  "fashion-lexicon": "lexicon",
  "size-guide": "size-guide",
  trends: "trends",
};

/** Every address of the site, once in each language. */
const pages = (language: Language): RouteConfigEntry[] => {
  const page = (path: string, file: string, name = path) => route(path, file, { id: `${language}:${name}` });
  return [
    layout("shell/layout.tsx", { id: `${language}:layout` }, [
      index("screens/home/home.tsx", { id: `${language}:index` }),
      page("search", "screens/search/search.tsx"),
      page("discover", "screens/discover/discover.tsx"),
      page("assistant", "screens/assistant/assistant.tsx"),
      page("inspiration", "screens/inspiration/inspiration.tsx"),
      page("inspiration/:idName", "screens/inspiration/look.tsx", "inspiration-id-name"),
      page("product/:idName", "screens/product/product.tsx", "product-id-name"),
      page("login", "screens/sign-in/login.tsx"),
      page("register", "screens/sign-in/register.tsx"),
      page("verify-otp", "screens/sign-in/verify-otp.tsx"),
      page("forgot-password", "screens/sign-in/forgot-password.tsx"),
      page("reset-password", "screens/sign-in/reset-password.tsx"),
      page("account", "screens/account/account.tsx"),
      page("onboarding", "screens/onboarding/onboarding.tsx"),
      page("onboarding/page", "screens/onboarding/page.tsx", "onboarding-page"),
      page("blog", "screens/journal/journal.tsx"),
      page("blog/:slug", "screens/journal/article.tsx", "blog-slug"),
      ...footerPages.map((slug) => page(slug, `screens/editorial/${interactive[slug] ?? "editorial"}.tsx`)),
      ...legalPages.map((slug) => page(slug, "screens/editorial/legal.tsx")),
      page("footer/*", "screens/editorial/footer.tsx", "footer"),
      ...workshop(language),
      page("*", "screens/not-found/not-found.tsx", "not-found"),
    ]),
    page("admin/*", "screens/admin/admin.tsx", "admin"),
    layout(
      "screens/onboarding/frame.tsx",
      { id: `${language}:onboarding-frame` },
      onboardingSteps.map((step) =>
        page(`onboarding/${step}`, `screens/onboarding/${step}.tsx`, `onboarding-${step}`),
      ),
    ),
  ];
};

/** For whoever builds Cleed: the living page of components, and pages that fail on purpose. Never in a release. */
const workshop = (language: Language): RouteConfigEntry[] => {
  const released = process.env.NODE_ENV === "production" && !process.env.CLEED_WORKSHOP;
  if (released || language !== "en") return [];
  const names = ["components", "crash", "crash-in-browser", "unknown-guard", "teapot"];
  return names.map((name) => route(`workshop/${name}`, `screens/workshop/${name}.tsx`));
};

export default [...pages("en"), ...prefix("fr", pages("fr"))] satisfies RouteConfig;
