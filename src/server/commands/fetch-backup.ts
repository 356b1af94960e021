import { once } from "node:events";
import { createConnection, type Socket } from "node:net";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { backupBegins, backupOrder, controlPath } from "../control-socket.ts";

type RunningServer = {
  /** Resolves with the backup's bytes as they come, or refuses with the server's sentence. */
  order(): Promise<Result<(to: Writable) => Promise<void>, string>>;
};

/** Nothing when no server listens there. */
export async function findRunningServer(dataDirectory: string): Promise<RunningServer | undefined> {
  const socket = createConnection(controlPath(dataDirectory));
  try {
    await once(socket, "connect");
  } catch {
    return undefined;
  }
  return {
    order: async () => {
      socket.write(backupOrder);
      const line = await readLine(socket);
      if (line !== backupBegins) return refuse(line.trim() || "The server did not answer.");
      return accept((to) => pipeline(socket, to));
    },
  };
}

/** The first line; whatever comes after it stays to be read. */
async function readLine(socket: Socket): Promise<string> {
  let line = "";
  while (!line.endsWith("\n")) {
    const byte = socket.read(1) as Buffer | null;
    if (byte) line += byte.toString("latin1");
    else if (socket.readableEnded || socket.destroyed) return line;
    else await Promise.race([once(socket, "readable"), once(socket, "close")]);
  }
  return line;
}
