import { Agent, get } from "node:http";
import type { Load, Order } from "./load.ts";

/**
 * Asks a site in a process of its own, for load.ts. Whatever else a bench holds in memory would have to be tidied up
 * while it asks, and would look like a late answer.
 */
const order = JSON.parse(process.argv[2] ?? "") as Order;
const load = await (order.kind === "over and over"
  ? askOverAndOver(order.urls, order.connections, order.ms)
  : askAtRate(order.urls, order.rate, order.ms));
process.stdout.write(JSON.stringify(load));

/** Asks one after the other over each of so many connections. */
async function askOverAndOver(urls: readonly string[], connections: number, ms: number): Promise<Load> {
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
async function askAtRate(urls: readonly string[], rate: number, ms: number): Promise<Load> {
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

function ask(url: string, agent: Agent): Promise<boolean> {
  // What browsers send that changes the answer.
  const headers = { "accept-encoding": "gzip, deflate, br", "accept-language": "en" };
  return new Promise((resolve) => {
    const request = get(url, { agent, headers }, (response) => {
      response.on("end", () => resolve(response.statusCode === 200));
      response.on("error", () => resolve(false));
      response.resume();
    });
    request.on("error", () => resolve(false));
  });
}
