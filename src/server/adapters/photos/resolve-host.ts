import { Resolver } from "node:dns/promises";

/** The addresses of a host, IPv4 first; none when nobody knows it. */
export type ResolveHost = (host: string) => Promise<readonly string[]>;

const options = { timeout: 1_000, tries: 2 };

/**
 * Asks the name servers directly: the system's own way would hold one of Node's few threads for as long as a name
 * server keeps silent, and would also know the names of this machine's own network file.
 */
export const resolveHost: ResolveHost = async (host) => {
  const resolver = new Resolver(options);
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
};
