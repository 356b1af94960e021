import { create } from "zustand";
import { clearCookie, writeCookie } from "#vocabulary/cookie.ts";
import type { Theme } from "#vocabulary/theme.ts";

/** Nothing until the person changes it here: the page comes with the theme of its cookie. */
export const useChosenTheme = create<{ theme: Theme | undefined }>(() => ({ theme: undefined }));

export function chooseTheme(theme: Theme): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox before 140
  document.cookie = theme === "system" ? clearCookie("theme") : writeCookie("theme", theme);
  useChosenTheme.setState({ theme });
}
