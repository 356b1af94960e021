import { Resolver } from "node:dns/promises";

/** The addresses of a host, IPv4 first; none when nobody knows it. */
export type ResolveHost = (host: string) => Promise<readonly string[]>;

/**
 * Asks the name servers directly: the system's own way would hold one of Node's few threads for as long as a name
 * server keeps silent. Tests bring a name server of their own.
 */
export function openResolver(servers?: readonly string[]): ResolveHost {
  return async (host) => {
    // A new one each time: it reads anew which name servers there are, and they may change with the network.
    const resolver = new Resolver({ timeout: 1_000, tries: 2 });
    if (servers) resolver.setServers(servers);
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  };
}
