import { Agent, get } from "node:http";

export type Load = {
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds, sorted. */
  readonly times: readonly number[];
  readonly failures: number;
};

/** What browsers send that changes the answer. */
const headers = { "accept-encoding": "gzip, deflate, br", "accept-language": "en" };

/** Asks one after the other over each of so many connections. */
export async function askOverAndOver(
  urls: readonly string[],
  connections: number,
  ms: number,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failures = 0;
  const begun = performance.now();
  let next = 0;
  const one = async () => {
    while (performance.now() - begun < ms) {
      const asked = performance.now();
      const good = await ask(urls[next++ % urls.length] ?? "", agent);
      times.push(performance.now() - asked);
      if (!good) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
  const seconds = (performance.now() - begun) / 1000;
  return { rate: (times.length - failures) / seconds, times: times.toSorted((a, b) => a - b), failures };
}

/** Asks so often a second, whether the last answer is there or not: as people do, who do not wait for each other. */
export async function askAtRate(urls: readonly string[], rate: number, ms: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const times: number[] = [];
  const open = new Set<Promise<void>>();
  let failures = 0;
  let sent = 0;
  const begun = performance.now();
  while (performance.now() - begun < ms) {
    const due = Math.floor(((performance.now() - begun) / 1000) * rate);
    for (; sent < due; sent++) {
      // From when it was due: a generator that is late itself must not make the answers look quick.
      const asked = begun + (sent / rate) * 1000;
      const asking = ask(urls[sent % urls.length] ?? "", agent).then((good) => {
        times.push(performance.now() - asked);
        if (!good) failures += 1;
        open.delete(asking);
      });
      open.add(asking);
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(open);
  agent.destroy();
  const seconds = (performance.now() - begun) / 1000;
  return { rate: times.length / seconds, times: times.toSorted((a, b) => a - b), failures };
}

const ask = (url: string, agent: Agent): Promise<boolean> =>
  new Promise((resolve) => {
    const request = get(url, { agent, headers }, (response) => {
      response.on("end", () => resolve(response.statusCode === 200));
      response.on("error", () => resolve(false));
      response.resume();
    });
    request.on("error", () => resolve(false));
  });

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
