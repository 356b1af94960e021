import { AsyncLocalStorage } from "node:async_hooks";
import type { Language } from "#vocabulary/language.ts";
import { languageOfPath } from "#vocabulary/language-path.ts";
import { overwriteServerAsyncLocalStorage } from "./paraglide/runtime.js";

/** What Paraglide's own middleware would do as well, but that copies every request and counts every text. */
const spoken = new AsyncLocalStorage<{ locale?: Language; origin?: string }>();
overwriteServerAsyncLocalStorage(spoken);

/** Everything that runs inside `render` speaks the language of the request's path. */
export function inRequestLanguage<T>(request: Request, render: () => Promise<T>): Promise<T> {
  const { pathname, origin } = new URL(request.url);
  return spoken.run({ locale: languageOfPath(pathname), origin }, render);
}
