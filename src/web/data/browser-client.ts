import { type Client, createClient } from "#contract/client.ts";
import { languageOfPath } from "#vocabulary/language-path.ts";

/** Calls from the browser. The token is asked for at each call, so that signing out takes effect at once. */
export const createBrowserClient = (token: () => string | null): Client =>
  createClient({
    fetch: (url, init) => fetch(url, init),
    baseUrl: "",
    language: () => languageOfPath(location.pathname),
    token,
  });
