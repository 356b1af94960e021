import type { Universe } from "#vocabulary/universe.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { chooseTheme } from "#web/state/theme.ts";
import { chooseUniverse } from "#web/state/website-preferences.ts";
import { footerColumns } from "../footer-links.ts";
import type { Entry } from "./match.ts";

export type Place = Entry & { readonly to: string };
export type Deed = Entry & { readonly run: () => void };

type Label = (inputs?: Record<string, never>, options?: { locale?: "en" | "fr" }) => string;

const inBoth = (label: Label): Pick<Entry, "label" | "also"> => ({
  label: label(),
  also: [label({}, { locale: "en" }), label({}, { locale: "fr" })],
});

const place = (to: string, label: Label): Place => ({ id: to, to, ...inBoth(label) });

const accountTabs: readonly (readonly [string, Label])[] = [
  ["likes", m.account_tab_liked],
  ["bookmarks", m.account_tab_bookmarked],
  ["dislikes", m.account_tab_disliked],
  ["saved-searches", m.account_tab_searches],
  ["styles", m.account_tab_styles],
  ["sizes", m.account_tab_sizes],
  ["budget", m.account_tab_budget],
  ["brands", m.account_tab_brands],
  ["wishes", m.account_tab_wishes],
  ["degrees", m.account_tab_degrees],
  ["notifications", m.account_tab_notifications],
  ["privacy", m.account_tab_privacy],
];

const steps: readonly (readonly [string, Label])[] = [
  ["styles", m.account_tab_styles],
  ["sizes", m.account_tab_sizes],
  ["budget", m.account_tab_budget],
  ["brands", m.account_tab_brands],
  ["wishes", m.account_tab_wishes],
];

/** Pages of the site, those people go to first. */
export function places(member: boolean, admin: boolean): readonly Place[] {
  const own = member
    ? [
        ...(admin ? [place("/admin", m.palette_admin)] : []),
        place("/account", m.nav_account),
        ...accountTabs.map(([tab, label]) => place(`/account?tab=${tab}`, label)),
      ]
    : [
        place("/login", m.nav_sign_in),
        place("/register", m.palette_register),
        place("/onboarding", m.palette_onboarding),
        ...steps.map(([step, label]) => place(`/onboarding/${step}`, label)),
      ];
  const main = [
    place("/discover", m.nav_discover),
    place("/search", m.nav_search),
    place("/inspiration", m.nav_looks),
    place("/assistant", m.nav_assistant),
    place("/blog", m.nav_journal),
    place("/", m.palette_home),
  ];
  const known = new Set(main.map(({ to }) => to));
  const others = footerColumns()
    .flatMap(({ links }) => links)
    .filter(({ to }) => !known.has(to))
    .map(({ to, label }): Place => ({ id: to, to, label, also: [to.replace(/\W+/g, " ")] }));
  return [...main, ...own, ...others];
}

type Choices = {
  readonly universe: Universe;
  /** The way to this page in the other language is the header's own. */
  readonly switchLanguage: () => void;
};

/** What can be done from anywhere. */
export function deeds({ universe, switchLanguage }: Choices): readonly Deed[] {
  const other = universe === "women" ? "men" : "women";
  return [
    {
      id: "universe",
      ...inBoth(other === "women" ? m.palette_to_women : m.palette_to_men),
      run: () => chooseUniverse(other),
    },
    { id: "language", ...inBoth(m.palette_language), run: switchLanguage },
    { id: "light", ...inBoth(m.palette_light), run: () => chooseTheme("light") },
    { id: "dark", ...inBoth(m.palette_dark), run: () => chooseTheme("dark") },
    { id: "system", ...inBoth(m.palette_system), run: () => chooseTheme("system") },
  ];
}
