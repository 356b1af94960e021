import { BlockList, isIP } from "node:net";

/** Whether anyone on the internet can reach this address, so that asking it gives nobody a way into our network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved4.check(address, "ipv4");
  // A zone (`%eth0`) names one of our own interfaces.
  if (family !== 6 || address.includes("%")) return false;
  if (nat64.check(address, "ipv6")) return isPublicAddress(lastFourBytes(address));
  return unicast6.check(address, "ipv6") && !reserved6.check(address, "ipv6");
}

export function isLoopbackAddress(address: string): boolean {
  return isIP(address) !== 0 && loopback.check(address, isIP(address) === 4 ? "ipv4" : "ipv6");
}

/** IANA's list of addresses that are not global, and one that belongs to Azure's machines from the inside. */
const reserved4 = subnets("ipv4", [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
]);

/** The only part of IPv6 that is handed out: mapped, local, multicast and unspecified ones are all outside. */
const unicast6 = subnets("ipv6", [["2000::", 3]]);

/** Inside it: Teredo and other protocols, documentation, and 6to4, which hides an IPv4 address. */
const reserved6 = subnets("ipv6", [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
]);

/** Networks without IPv4 reach it this way: the last four bytes are the real address. */
const nat64 = subnets("ipv6", [["64:ff9b::", 96]]);

const loopback = subnets("ipv4", [["127.0.0.0", 8]]);
loopback.addAddress("::1", "ipv6");

function subnets(family: "ipv4" | "ipv6", list: readonly (readonly [string, number])[]): BlockList {
  const block = new BlockList();
  for (const [net, prefix] of list) block.addSubnet(net, prefix, family);
  return block;
}

/** Written by the URL parser first: in its one notation the last two groups are always there, empty for zero. */
function lastFourBytes(address: string): string {
  const groups = new URL(`http://[${address}]/`).hostname.slice(1, -1).split(":").slice(-2);
  const bytes = groups.flatMap((group) => {
    const value = Number.parseInt(group || "0", 16);
    return [value >> 8, value & 255];
  });
  return bytes.join(".");
}
