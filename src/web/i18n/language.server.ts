import { languageOfPath } from "#vocabulary/language-path.ts";
import { defineCustomServerStrategy } from "./paraglide/runtime.js";
import { paraglideMiddleware } from "./paraglide/server.js";

defineCustomServerStrategy("custom-path", {
  getLocale: (request) => languageOfPath(request ? new URL(request.url).pathname : "/"),
});

/** Everything that runs inside `render` speaks the language of the request's path. */
export const inRequestLanguage = <T>(request: Request, render: () => Promise<T>): Promise<T> =>
  paraglideMiddleware(request, render as () => Promise<Response>) as Promise<T>;
