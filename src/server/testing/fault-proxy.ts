import { once } from "node:events";
import { createConnection, createServer, type Socket } from "node:net";

/** What becomes of what goes through: `slow` holds every answer back for five seconds, `hang` for ever. */
type Weather = "fair" | "stopped" | "hang" | "slow";

const slowMs = 5_000;

export type FaultProxy = {
  readonly url: string;
  set(weather: Weather): void;
  close(): void;
};

/** Stands between the site and a PostgreSQL server, on a free port of this machine. */
export async function openFaultProxy(to: string): Promise<FaultProxy> {
  const target = new URL(to);
  let weather: Weather = "fair";
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((near) => {
    keep(near);
    // A server that is stopped refuses: from outside it looks the same.
    if (weather === "stopped") return void near.resetAndDestroy();
    const far = keep(createConnection(Number(target.port), target.hostname));
    near.on("data", (bytes) => {
      if (weather !== "hang") far.write(bytes);
    });
    far.on("data", (bytes) => {
      if (weather === "fair") near.write(bytes);
      else if (weather === "slow") setTimeout(() => near.write(bytes), slowMs).unref();
    });
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  const url = new URL(to);
  url.port = String(address.port);
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    set: (next) => {
      weather = next;
      if (next === "stopped") destroyAll();
    },
    close: () => {
      server.close();
      destroyAll();
    },
  };
}
