import { type Client, createClient } from "#contract/client.ts";
import { languageOfPath } from "#vocabulary/language-path.ts";

/** Nobody waits longer for an answer; a page that never hears of a call could not take it back. */
const patienceMs = 15_000;

/** Calls from the browser. The token is asked for at each call, so that signing out takes effect at once. */
export const createBrowserClient = (token: () => string | null): Client =>
  createClient({
    // A change goes on when the page is left.
    fetch: (url, init) =>
      fetch(url, { ...init, keepalive: init.method !== "GET", signal: AbortSignal.timeout(patienceMs) }),
    baseUrl: "",
    language: () => languageOfPath(location.pathname),
    token,
  });
