import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Merchant = {
  /** Of this path, at the loopback address or at a host that the test resolves to it. */
  readonly url: (path: string, host?: string) => string;
  /** `/path` of every request, in order. */
  readonly asked: string[];
  readonly close: () => Promise<void>;
};

/** A shop on this machine that answers as a test wants. */
export async function openMerchant(
  answer: (path: string, response: ServerResponse, request: IncomingMessage) => void,
): Promise<Merchant> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request.url ?? "", response, request);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: (path, host = "127.0.0.1") => `http://${host}:${port}${path}`,
    asked,
    close: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export const sendImage = (response: ServerResponse, bytes: Uint8Array, type = "image/jpeg"): void => {
  response.writeHead(200, { "content-type": type, "content-length": bytes.length }).end(bytes);
};
