import { type Client, createClient } from "#contract/client.ts";
import { languageOfPath } from "#vocabulary/language-path.ts";

/** Nobody waits longer for an answer; a page that never hears of a call could not take it back. */
const patienceMs = 15_000;
/** A file takes as long as its way takes. */
const filePatienceMs = 30 * 60_000;
/** Browsers refuse to go on with more than 64 KiB once the page is left; a letter takes up to three bytes. */
const mostKeptLetters = 20_000;

/** Calls from the browser. The token is asked for at each call, so that signing out takes effect at once. */
export const createBrowserClient = (token: () => string | null): Client =>
  createClient({
    // A change goes on when the page is left.
    fetch: (url, init) =>
      fetch(url, {
        ...init,
        keepalive: init.method !== "GET" && isSmall(init.body),
        signal: AbortSignal.timeout(init.body instanceof Blob ? filePatienceMs : patienceMs),
      }),
    baseUrl: "",
    language: () => languageOfPath(location.pathname),
    token,
  });

const isSmall = (body: RequestInit["body"]): boolean =>
  !body || (typeof body === "string" && body.length < mostKeptLetters);
