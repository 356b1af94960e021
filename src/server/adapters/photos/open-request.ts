import { type ClientRequest, request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";

/** A question to a stranger, at these addresses and no others. */
export function openRequest(
  url: URL,
  addresses: readonly string[],
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): ClientRequest {
  const open = url.protocol === "https:" ? httpsRequest : httpRequest;
  // Without an agent: nothing is kept open, no proxy of the environment stands in between.
  const request = open(url, { agent: false, lookup: onlyThese(addresses), headers, signal });
  // Heard through `once` while somebody waits; afterwards it is of no interest, but would be thrown.
  request.on("error", () => {});
  return request;
}

/** A second look-up might say something else than the one that was checked. */
const onlyThese =
  (addresses: readonly string[]): LookupFunction =>
  (_host, options, answer) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    if (options.all) answer(null, found);
    else answer(null, found[0]?.address ?? "", found[0]?.family);
  };
