import { chmod, rm } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { backUpRunning } from "#storage/backup/copy-out.ts";
import type { OpenDatabase } from "#storage/open-database.ts";

/** Where a running server takes orders from whoever may write in its data directory. */
export const controlPath = (dataDirectory: string): string => join(dataDirectory, "control.sock");

/** The one order there is; the answer begins with a line: this one, or a sentence that says why not. */
export const backupOrder = "backup\n";
export const backupBegins = "ok\n";

type Parts = {
  readonly dataDirectory: string;
  readonly database: OpenDatabase;
  readonly onFault: (error: unknown) => void;
};

/** Only for the embedded database, which nobody else can open while the server has it. */
export async function openControlSocket({ dataDirectory, database, onFault }: Parts) {
  const { copyTo } = database;
  if (!copyTo) return { close: async () => {} };
  const path = controlPath(dataDirectory);
  let isBusy = false;

  async function obey(socket: Socket, order: string): Promise<void> {
    if (order !== backupOrder) return void socket.end("This is not an order.\n");
    if (isBusy || !copyTo) return void socket.end("Another backup is under way.\n");
    isBusy = true;
    try {
      await backUpRunning(copyTo, dataDirectory, () => {
        socket.write(backupBegins);
        return socket;
      });
    } catch (error) {
      // Whoever left is not told.
      if (!socket.destroyed) onFault(error);
      if (socket.bytesWritten === 0)
        socket.end("The database could not be copied: the server's log says why.\n");
      else socket.destroy();
    } finally {
      isBusy = false;
    }
  }

  const server = createServer((socket) => {
    let heard = "";
    socket.setTimeout(60_000, () => socket.destroy());
    socket.on("error", () => {});
    const hear = (bytes: Buffer) => {
      heard += bytes.toString("latin1");
      if (!heard.includes("\n") && heard.length < 100) return;
      socket.off("data", hear);
      // Whatever else is said goes unheard, and copying takes its time.
      socket.resume();
      socket.setTimeout(0);
      void obey(socket, heard);
    };
    socket.on("data", hear);
  });
  server.on("error", onFault);
  try {
    // The directory is ours alone: one that is there belongs to a process that was killed.
    await rm(path, { force: true });
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(path, resolve);
    });
    await chmod(path, 0o600);
    server.unref();
  } catch (error) {
    // Such as a path longer than sockets may have: the site works without.
    onFault(error);
  }
  return {
    close: async () => {
      server.close();
      await rm(path, { force: true });
    },
  };
}
