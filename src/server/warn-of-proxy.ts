import type { Log } from "./adapters/log.ts";

/**
 * A proxy that nobody told us of makes everybody one visitor, with one share of every limit. Said once: whoever
 * writes the header by hand must not fill the log.
 */
export function warnOfProxy(log: Log, trustedProxies: number): (request: Request) => void {
  let isSaid = trustedProxies > 0;
  return (request) => {
    if (isSaid || !request.headers.has("x-forwarded-for")) return;
    isSaid = true;
    log.warn(
      "a request came with X-Forwarded-For, which is not believed while TRUST_PROXY is 0: if there is a proxy in front, set TRUST_PROXY to how many there are",
    );
  };
}
