import { useRouteLoaderData } from "react-router";
import { readCookie } from "#vocabulary/cookie.ts";
import { isTheme, type Theme } from "#vocabulary/theme.ts";
import { defaultUniverse, isUniverse, type Universe } from "#vocabulary/universe.ts";
import { useChosenTheme } from "#web/state/theme.ts";
import { useWebsitePreferences } from "#web/state/website-preferences.ts";

/** What every page starts from: the choices the cookies tell, and where the site lives. */
export type RootData = { readonly universe: Universe; readonly theme: Theme; readonly publicUrl: string };

export function rootDataOf(cookies: string | null, publicUrl: string): RootData {
  const universe = readCookie(cookies, "universe");
  const theme = readCookie(cookies, "theme");
  return {
    universe: isUniverse(universe) ? universe : defaultUniverse,
    theme: isTheme(theme) ? theme : "system",
    publicUrl,
  };
}

const useRootData = () => useRouteLoaderData<RootData>("root");

/** As the server rendered it until the browser has taken over, then as chosen there. */
export function useUniverse(): Universe {
  const rendered = useRootData()?.universe ?? defaultUniverse;
  // Asked for by its value: that it is known now is no reason to draw a page again.
  return useWebsitePreferences(({ initialized, universe }) => (initialized ? universe : rendered));
}

export function useTheme(): Theme {
  const rendered = useRootData()?.theme ?? "system";
  return useChosenTheme((state) => state.theme) ?? rendered;
}

/** For `meta`, which gets the data of all matched routes. */
export function publicUrlOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
  return root?.publicUrl ?? "";
}
