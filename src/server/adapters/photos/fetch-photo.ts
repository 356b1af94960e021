import { accept, type Result } from "#vocabulary/result.ts";
import type { Urgency } from "../pictures/waiting-line.ts";
import { type AddressRules, checkAddresses, checkUrl, literalAddress } from "./check-address.ts";
import { photoKind } from "./photo-kind.ts";
import { type PhotoLimits, photoLimits } from "./photo-limits.ts";
import { type PhotoRefusal, refusePhoto } from "./photo-refusal.ts";
import { type Answer, requestOnce } from "./request-once.ts";
import { openResolver, type ResolveHost } from "./resolve-host.ts";
import { openTurns } from "./turns.ts";

export type FetcherOptions = AddressRules & {
  readonly limits?: Partial<PhotoLimits>;
  readonly resolve?: ResolveHost;
};

export type PhotoFetcher = {
  /** The bytes of a picture, of a kind that we open. Never throws. */
  readonly fetch: (address: string, urgency: Urgency) => Promise<Result<Uint8Array, PhotoRefusal>>;
  /** Ends what is under way; afterwards nothing is fetched. */
  readonly close: () => void;
};

/** Fetches pictures from strangers: only from public addresses, only so much, only so long, only so many at once. */
export function openFetcher(options: FetcherOptions = {}): PhotoFetcher {
  const limits = { ...photoLimits, ...options.limits };
  const resolve = options.resolve ?? openResolver();
  const turns = openTurns(limits.atOnce, limits.longestLine);
  const underWay = new Set<AbortController>();
  let closed = false;

  const visit = async (url: URL, signal: AbortSignal): Promise<Result<Answer, PhotoRefusal>> => {
    const literal = literalAddress(url);
    const found = literal === undefined ? await before(signal, resolve(url.hostname)) : [literal];
    const checked = checkAddresses(found, options);
    return checked.ok ? requestOnce(url, checked.value, limits, signal) : checked;
  };

  const visitInTime = async (url: URL, ms: number): Promise<Result<Answer, PhotoRefusal>> => {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(new Error("it took too long")), ms);
    underWay.add(stop);
    const answer = await visit(url, stop.signal).catch((error: unknown) =>
      refusePhoto("host", String(error)),
    );
    clearTimeout(timer);
    underWay.delete(stop);
    return closed ? refusePhoto("here", "closed") : answer;
  };

  const follow = async (address: string, urgency: Urgency): Promise<Result<Uint8Array, PhotoRefusal>> => {
    let to = address;
    let from: URL | undefined;
    let leftMs = limits.wholeMs;
    for (let visits = 0; visits <= limits.mostRedirects; visits += 1) {
      const url = checkUrl(to, from, options);
      if (!url.ok) return url;
      const endTurn = await turns.take(url.value.hostname, urgency);
      if (!endTurn) return refusePhoto("here", "too many wait");
      const began = performance.now();
      const answer = await visitInTime(url.value, leftMs).finally(endTurn);
      leftMs = Math.max(1, leftMs - (performance.now() - began));
      if (!answer.ok) return answer;
      if (answer.value.kind === "bytes") return accept(answer.value.bytes);
      [to, from] = [answer.value.to, url.value];
    }
    return refusePhoto("picture", "it leads on and on");
  };

  return {
    fetch: async (address, urgency) => {
      const found = await follow(address, urgency);
      return found.ok && !photoKind(found.value) ? refusePhoto("picture", "it is no photograph") : found;
    },
    close: () => {
      closed = true;
      turns.close();
      for (const stop of underWay) stop.abort(new Error("closed"));
    },
  };
}

/** A question that cannot be taken back is left alone when its time is over. */
async function before<Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const end = () => reject(signal.reason);
  if (signal.aborted) end();
  signal.addEventListener("abort", end, { once: true });
  return Promise.race([promise, over]).finally(() => signal.removeEventListener("abort", end));
}
