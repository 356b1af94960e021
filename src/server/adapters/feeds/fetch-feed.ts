import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import type { RunFailure } from "#domain/catalogue/feed-run.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { type AddressRules, checkAddresses, checkUrl, literalAddress } from "../photos/check-address.ts";
import { openRequest } from "../photos/open-request.ts";
import { openResolver, type ResolveHost } from "../photos/resolve-host.ts";
import type { FetchFailure } from "./failure-words.ts";

const fetchLimits = {
  /** Until the answer begins, at each host. */
  answerMs: 30_000,
  /** Without a byte. */
  idleMs: 30_000,
  wholeMs: 15 * 60_000,
  redirects: 3,
};

export type FetchOptions = AddressRules & {
  readonly limits?: Partial<typeof fetchLimits>;
  readonly resolve?: ResolveHost;
  /** Writes down what comes; refuses what is too large. */
  readonly keep: (
    bytes: AsyncIterable<Uint8Array>,
  ) => Promise<Result<{ readonly upload: string }, "too_large">>;
};

const headers = { accept: "*/*", "accept-encoding": "identity", "user-agent": "Cleed/1.0" };
const fail = (code: FetchFailure, detail = ""): Result<never, RunFailure> => refuse({ code, detail });

/** Fetches feeds from strangers: only from public addresses, only so much, only so long. Gives the upload it became. */
export function openFeedFetcher(options: FetchOptions) {
  const limits = { ...fetchLimits, ...options.limits };
  const resolve = options.resolve ?? openResolver();

  const visit = async (url: URL, stop: AbortController): Promise<Result<string | URL, RunFailure>> => {
    const literal = literalAddress(url);
    const found = literal === undefined ? await resolve(url.hostname) : [literal];
    if (found.length === 0) return fail("fetch_no_host", url.hostname);
    const checked = checkAddresses(found, options);
    if (!checked.ok) return fail("fetch_private", url.hostname);
    const request = openRequest(url, checked.value, headers, stop.signal);
    const silent = setTimeout(() => stop.abort(new SlowHost()), limits.answerMs);
    try {
      request.end();
      const [response] = (await once(request, "response")) as [IncomingMessage];
      clearTimeout(silent);
      const { statusCode = 0, headers: said } = response;
      if ([301, 302, 303, 307, 308].includes(statusCode) && said.location !== undefined) {
        const next = checkUrl(said.location, url, options);
        return next.ok ? accept(next.value) : fail("fetch_address", said.location.slice(0, 200));
      }
      if (statusCode !== 200) return fail("fetch_status", String(statusCode));
      const kept = await options.keep(watched(response, stop, limits.idleMs));
      return kept.ok ? accept(kept.value.upload) : fail("fetch_too_large");
    } finally {
      clearTimeout(silent);
      request.destroy();
    }
  };

  const follow = async (address: string, stop: AbortController): Promise<Result<string, RunFailure>> => {
    const first = checkUrl(address, undefined, options);
    if (!first.ok) return fail("fetch_address");
    let url = first.value;
    for (let visits = 0; visits <= limits.redirects; visits += 1) {
      const answer = await visit(url, stop);
      if (!answer.ok) return answer;
      if (typeof answer.value === "string") return accept(answer.value);
      url = answer.value;
    }
    return fail("fetch_redirects");
  };

  return {
    /** What can be said of an address before anyone is asked. */
    accepts: (address: string): boolean => checkUrl(address, undefined, options).ok,
    async fetch(address: string, over: AbortSignal): Promise<Result<string, RunFailure>> {
      const stop = new AbortController();
      const end = () => stop.abort(new Error("closed"));
      over.addEventListener("abort", end, { once: true });
      const whole = setTimeout(() => stop.abort(new SlowHost()), limits.wholeMs);
      try {
        return await follow(address, stop);
      } catch (error) {
        if (over.aborted) return fail("interrupted");
        const cause: unknown = stop.signal.aborted ? stop.signal.reason : error;
        if (cause instanceof SlowHost) return fail("fetch_slow");
        return fail("fetch_broken", codeOf(cause));
      } finally {
        clearTimeout(whole);
        over.removeEventListener("abort", end);
      }
    },
  };
}

class SlowHost extends Error {}

async function* watched(
  response: IncomingMessage,
  stop: AbortController,
  idleMs: number,
): AsyncGenerator<Uint8Array> {
  const idle = setTimeout(() => stop.abort(new SlowHost()), idleMs);
  try {
    for await (const chunk of response) {
      idle.refresh();
      yield chunk;
    }
    if (!response.complete) throw new Error("it was cut short");
  } finally {
    clearTimeout(idle);
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";
