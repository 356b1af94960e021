import {
  type Destination,
  destinationOf,
  matchRouteRule,
  type RouteMatcher,
  type RouteRule,
} from "#contract/route-rules.ts";
import { inLanguage, languageOfPath } from "#vocabulary/language-path.ts";

/** Other sites that a rule may lead to. */
export const allowedHosts: readonly string[] = ["stationf.co"];

/** Words people try, and where they find what they meant. Each holds in both languages. */
const shortcuts: Record<string, string> = {
  "/signin": "/login",
  "/signup": "/register",
  "/journal": "/blog",
  "/looks": "/inspiration",
  "/privacy": "/privacy-policy",
  "/terms": "/terms-conditions",
  "/lexicon": "/fashion-lexicon",
  "/contact": "/customer-service",
  "/lvmh-station-f/visit": "https://stationf.co/",
};

const moved: Record<string, string> = { "/journal": "/blog" };

const renamed: Record<string, string> = { "/article/:slug": "/blog/:slug" };

export const routeRules: RouteMatcher = {
  static: inBothLanguages(shortcuts),
  wildcard: inBothLanguages(moved),
  dynamic: inBothLanguages(renamed),
};

export function redirectOf(path: string): Destination | undefined {
  const rule = matchRouteRule(routeRules, path);
  return rule === undefined ? undefined : destinationOf(rule, allowedHosts);
}

function inBothLanguages(rules: Record<string, string>): Record<string, RouteRule> {
  const paths = Object.keys(rules).flatMap((path) => [path, inLanguage(path, "fr")]);
  return Object.fromEntries(
    paths.map((path) => {
      const to = rules[inLanguage(path, "en")] ?? "/";
      return [path, { redirect: to.startsWith("/") ? inLanguage(to, languageOfPath(path)) : to }];
    }),
  );
}
