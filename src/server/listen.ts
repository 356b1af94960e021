import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import { getRequestListener, type Http2Bindings, type HttpBindings } from "@hono/node-server";
import type { RequestFacts } from "#api/ports.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { clientAddress } from "./client-address.ts";
import type { Config } from "./config.ts";

type Answer = (request: Request, facts: RequestFacts) => Promise<Response> | Response;

export type Listening = {
  readonly server: Server;
  readonly port: number;
  /** From now on requests go there; before, everything is answered 503. */
  readonly open: (answer: Answer) => void;
  /** Stops accepting, lets open requests end, cuts what is left after `graceMs`. */
  readonly close: (graceMs: number) => Promise<void>;
};

/** A client that needs longer than this to send its request is cut off (slow sockets are an attack). */
const patienceMs = 15_000;

export async function listen(config: Config): Promise<Result<Listening, string>> {
  let answer: Answer = notReady;
  const factsOf = ({ incoming }: HttpBindings | Http2Bindings): RequestFacts => ({
    requestId: randomUUID(),
    clientAddress: clientAddress(
      incoming.socket.remoteAddress ?? "",
      [incoming.headers["x-forwarded-for"]].flat().join(","),
      config.trustedProxies,
    ),
  });
  const server = createServer(
    {
      headersTimeout: patienceMs,
      requestTimeout: patienceMs,
      keepAliveTimeout: 5_000,
      maxHeaderSize: 16_384,
    },
    getRequestListener((request, bindings) => answer(request, factsOf(bindings)), {
      hostname: "localhost",
    }),
  );
  const refusal = await new Promise<string | undefined>((resolve) => {
    server.once("error", (error: NodeJS.ErrnoException) => resolve(explain(error, config)));
    server.listen(config.port, config.host, () => resolve(undefined));
  });
  if (refusal) return refuse(refusal);
  const address = server.address();
  return accept({
    server,
    port: typeof address === "object" && address ? address.port : config.port,
    open: (next) => {
      answer = next;
    },
    close: (graceMs) => closeGently(server, graceMs),
  });
}

const notReady: Answer = (request) => {
  const headers = { "retry-after": "1", "cache-control": "no-store" };
  const message = "Cleed is starting.";
  return new URL(request.url).pathname.startsWith("/api/")
    ? Response.json({ error: { code: "unavailable", message } }, { status: 503, headers })
    : new Response(message, { status: 503, headers });
};

function explain(error: NodeJS.ErrnoException, { host, port }: Config): string {
  if (error.code === "EADDRINUSE") return `PORT ${port} on ${host} is taken by another program.`;
  if (error.code === "EACCES") return `PORT ${port} on ${host} may not be used by this account.`;
  if (error.code === "ENOTFOUND" || error.code === "EADDRNOTAVAIL")
    return `HOST ${host} is not an address of this machine.`;
  return `Cannot listen on ${host}:${port}: ${error.message}.`;
}

function closeGently(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
