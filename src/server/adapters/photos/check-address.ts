import { isIP } from "node:net";
import { accept, type Result } from "#vocabulary/result.ts";
import { type PhotoRefusal, refusePhoto } from "./photo-refusal.ts";
import { isLoopbackAddress, isPublicAddress } from "./public-address.ts";

export type AddressRules = {
  /** For tests, which play the merchant on this machine, at any port. Nothing in the environment can set it. */
  readonly allowLoopback?: boolean;
};

const ports: readonly string[] = ["", "80", "443"];

/** What can be said of an address before anyone is asked. The URL parser knows every notation of an IPv4 address. */
export function checkUrl(
  text: string,
  base: URL | undefined,
  rules: AddressRules,
): Result<URL, PhotoRefusal> {
  const url = URL.parse(text, base);
  if (!url) return refusePhoto("picture", "its address cannot be read");
  if (url.protocol !== "http:" && url.protocol !== "https:")
    return refusePhoto("picture", `${url.protocol} is not fetched`);
  if (url.username || url.password) return refusePhoto("picture", "its address holds a password");
  if (!ports.includes(url.port) && !rules.allowLoopback)
    return refusePhoto("picture", `port ${url.port} is not asked`);
  return accept(url);
}

/** An address in the URL itself; nothing when it has a name that must be looked up. */
export function literalAddress({ hostname }: URL): string | undefined {
  const bare = hostname.startsWith("[") ? hostname.slice(1, -1) : hostname;
  return isIP(bare) ? bare : undefined;
}

/** All or nothing: who names one public and one private address wants the second to be tried. */
export function checkAddresses(
  addresses: readonly string[],
  { allowLoopback }: AddressRules,
): Result<readonly string[], PhotoRefusal> {
  if (addresses.length === 0) return refusePhoto("host", "its host has no address");
  const refused = addresses.find(
    (address) => !isPublicAddress(address) && !(allowLoopback && isLoopbackAddress(address)),
  );
  return refused === undefined
    ? accept(addresses)
    : refusePhoto("host", `${refused} is not a public address`);
}
