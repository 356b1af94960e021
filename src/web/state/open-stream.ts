import { createStreamClient } from "#contract/stream-client.ts";
import { languageOfPath } from "#vocabulary/language-path.ts";
import { useAuth } from "./auth.ts";

/** A call of the browser whose answer comes bit by bit. */
export const openStream = createStreamClient({
  fetch: (url, init) => fetch(url, init),
  baseUrl: "",
  language: () => languageOfPath(location.pathname),
  token: () => useAuth.getState().token,
});
