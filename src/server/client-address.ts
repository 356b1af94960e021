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
  return hops[Math.max(0, hops.length - trustedProxies)] || socketAddress;
}
