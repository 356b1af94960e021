import { watchTheft } from "../stolen.ts";
import { busyMs, keepBusy } from "./keep-busy.ts";
import type { Load, Order } from "./load.ts";
import { RawConnection } from "./raw-connection.ts";

/** What was late since others on the same hardware had the processor says nothing of the site; if hardly any is left, all counts. */
const leastUndisturbed = 0.1;

/**
 * Asks a site in a process of its own, for load.ts. Whatever else a bench holds in memory would have to be tidied up
 * while it asks, and would look like a late answer; its own heap is large enough from the start.
 */
const order = JSON.parse(process.argv[2] ?? "") as Order;
const load = await (order.kind === "over and over"
  ? askOverAndOver(order.urls, order.connections, order.ms)
  : askSoThatBusy(order));
process.stdout.write(JSON.stringify(load));

/** Asks one after the other over each of so many connections. */
async function askOverAndOver(urls: readonly string[], connections: number, ms: number): Promise<Load> {
  const requests = urls.map(requestFor);
  const times: number[] = [];
  let failures = 0;
  const begun = performance.now();
  let next = 0;
  const one = async () => {
    const connection = openTo(urls);
    while (performance.now() - begun < ms) {
      const asked = performance.now();
      const good = await connection.ask(requests[next++ % requests.length] ?? nothing);
      times.push(performance.now() - asked);
      if (!good) failures += 1;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, one));
  const seconds = (performance.now() - begun) / 1000;
  const rate = (times.length - failures) / seconds;
  return { rate, times: times.toSorted((a, b) => a - b), failures, counted: 1, busy: 1 };
}

/** Whether the last answer is there or not: as people do, who do not wait for each other. */
async function askSoThatBusy({
  urls,
  ms,
  pid,
  share,
  rate,
  leadMs,
}: Extract<Order, { kind: "so that busy" }>): Promise<Load> {
  const requests = urls.map(requestFor);
  const free: RawConnection[] = [];
  const answers: { readonly from: number; readonly until: number }[] = [];
  const theft = watchTheft();
  const open = new Set<Promise<void>>();
  const pace = keepBusy(pid, share, rate);
  let failures = 0;
  let sent = 0;
  let usedBefore: number | undefined;
  const begun = performance.now();
  let due = begun;
  while (performance.now() - begun < leadMs + ms) {
    const until = performance.now();
    for (; due <= until; due += 1000 / pace.rate(), sent++) {
      // From when it was due: a generator that is late itself must not make the answers look quick.
      const asked = due;
      const connection = takeOpen(free) ?? openTo(urls);
      const asking = connection.ask(requests[sent % requests.length] ?? nothing).then((good) => {
        if (asked - begun >= leadMs) answers.push({ from: asked, until: performance.now() });
        if (good) free.push(connection);
        else {
          failures += 1;
          connection.close();
        }
        open.delete(asking);
      });
      open.add(asking);
    }
    if (performance.now() - begun >= leadMs) usedBefore ??= busyMs(pid);
    pace.look();
    theft.look();
    // It has a processor to itself: a timer would send many at once.
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(open);
  for (const connection of free) connection.close();
  const seconds = (performance.now() - begun - leadMs) / 1000;
  const busy = (busyMs(pid) - (usedBefore ?? 0)) / 1000 / seconds;
  const own = answers.filter(({ from, until }) => theft.isUndisturbed(from, until));
  const counted = own.length >= answers.length * leastUndisturbed ? own : answers;
  const times = counted.map(({ from, until }) => until - from).toSorted((a, b) => a - b);
  return { rate: answers.length / seconds, times, failures, counted: counted.length / answers.length, busy };
}

const nothing = Buffer.alloc(0);

function takeOpen(free: RawConnection[]): RawConnection | undefined {
  for (let connection = free.pop(); connection !== undefined; connection = free.pop())
    if (connection.isOpen) return connection;
  return;
}

function openTo([first = ""]: readonly string[]): RawConnection {
  const { hostname, port } = new URL(first);
  return new RawConnection(hostname, Number(port));
}

/** With what browsers send that changes the answer. */
function requestFor(url: string): Buffer {
  const { host, pathname, search } = new URL(url);
  return Buffer.from(
    `GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip, deflate, br\r\naccept-language: en\r\n\r\n`,
  );
}
