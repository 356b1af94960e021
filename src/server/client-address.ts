import { isIP } from "node:net";

/**
 * The address a request came from. X-Forwarded-For is believed only as far as the
 * configured number of proxies reaches: what lies further left, anyone can write.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0 || !forwardedFor) return socketAddress;
  const hops = forwardedFor.split(",").map((hop) => hop.trim());
  const address = withoutPort(hops[Math.max(0, hops.length - trustedProxies)] ?? "");
  // A proxy may also write a word such as "unknown".
  return isIP(address) ? address : socketAddress;
}

/** A port would make every connection a client of its own. The end of a bare IPv6 address only looks like one. */
function withoutPort(hop: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d+)?$/.exec(hop) ?? [];
  return bracketed ?? plain ?? hop;
}
