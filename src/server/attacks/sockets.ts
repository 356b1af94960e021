import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export type Exchange = { readonly text: string; readonly isCut: boolean; readonly ms: number };

/** Opens a socket, sends these bytes, and gives what came back until the server hung up or the time was over. */
export function exchange(port: number, sent: string, waitMs = 10_000): Promise<Exchange> {
  const began = performance.now();
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(sent));
    const end = (isCut: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ text, isCut, ms: performance.now() - began });
    };
    const timer = setTimeout(() => end(false), waitMs);
    socket.setEncoding("latin1").on("data", (chunk: string) => {
      text += chunk;
    });
    socket.on("error", () => {});
    socket.once("close", () => end(true));
  });
}

export const statusesOf = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

/** Many sockets that send a header and then a byte of it now and then; says how many the server has cut. */
export async function openSlowSockets(port: number, count: number, everyMs: number, head: string) {
  const sockets: Socket[] = [];
  let cut = 0;
  for (let n = 0; n < count; n++) {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.once("close", () => {
      cut++;
    });
    socket.write(head);
    sockets.push(socket);
    // A few at a time: the backlog of a listening socket is not what is tried here.
    if (n % 50 === 49) await sleep(10);
  }
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write("x");
  }, everyMs);
  return {
    cut: () => cut,
    close: () => {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** How long the slowest twentieth of so many requests takes, one after the other. */
export async function p95(times: number, ask: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let n = 0; n < times; n++) {
    const began = performance.now();
    await ask();
    taken.push(performance.now() - began);
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(times * 0.95)] ?? 0;
}
