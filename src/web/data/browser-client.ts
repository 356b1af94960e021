import { type Client, createClient } from "#contract/client.ts";
import { languageOfPath } from "#vocabulary/language-path.ts";

/** Nobody waits longer for an answer; a page that never hears of a call could not take it back. */
const patienceMs = 15_000;
/** A file takes as long as its way takes. */
const filePatienceMs = 30 * 60_000;
/** Browsers refuse to go on with more than 64 KiB once the page is left; a letter takes up to three bytes. */
const mostKeptLetters = 20_000;
/** Whoever is told to come back later than this is told so, and decides. */
const mostWaitSeconds = 3;

/** Calls from the browser. The token is asked for at each call, so that signing out takes effect at once. */
export const createBrowserClient = (token: () => string | null): Client =>
  createClient({
    fetch: async (url, init) => {
      const answer = await send(url, init);
      const seconds = answer.status === 503 && init.method === "GET" && secondsToWait(answer);
      if (!seconds || seconds > mostWaitSeconds) return answer;
      // The server is busy for a moment: what only reads may ask once more by itself.
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      return send(url, init);
    },
    baseUrl: "",
    language: () => languageOfPath(location.pathname),
    token,
  });

const send = (url: string, init: RequestInit) =>
  fetch(url, {
    ...init,
    // A change goes on when the page is left.
    keepalive: init.method !== "GET" && isSmall(init.body),
    signal: AbortSignal.timeout(init.body instanceof Blob ? filePatienceMs : patienceMs),
  });

const secondsToWait = ({ headers }: Response): number => Number(headers.get("retry-after"));

const isSmall = (body: RequestInit["body"]): boolean =>
  !body || (typeof body === "string" && body.length < mostKeptLetters);
