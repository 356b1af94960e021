import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener, type Http2Bindings, type HttpBindings } from "@hono/node-server";
import type { RequestFacts } from "#api/ports.ts";
import { table } from "#contract/table.ts";
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
const usualPatience = {
  requestMs: 15_000,
  /** A file may take longer, for as long as somebody takes it. */
  fileMs: 15 * 60_000,
};

export async function listen(
  config: Config,
  patience: typeof usualPatience = usualPatience,
): Promise<Result<Listening, string>> {
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
      headersTimeout: patience.requestMs,
      requestTimeout: patience.fileMs,
      keepAliveTimeout: 5_000,
      maxHeaderSize: 16_384,
    },
    getRequestListener((request, bindings) => answer(request, factsOf(bindings)), {
      hostname: "localhost",
    }),
  );
  server.prependListener("request", (incoming, outgoing) => cutIfSlow(incoming, outgoing, patience));
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

/** What Node knows of a server, each request for itself: how long its body may be on its way. */
function cutIfSlow(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { requestMs, fileMs }: typeof usualPatience,
): void {
  const cutAfter = (ms: number) =>
    setTimeout(() => {
      if (!incoming.complete) incoming.socket.destroy();
    }, ms).unref();
  const timer = cutAfter(sendsFile(incoming) ? fileMs : requestMs);
  outgoing.once("close", () => {
    clearTimeout(timer);
    // Answered, and still sending: nobody takes it.
    if (!incoming.complete) cutAfter(requestMs);
  });
}

const filePaths = new Set(
  table.filter((row) => row.takesFile).map(({ method, path }) => `${method} ${path}`),
);
const sendsFile = ({ method, url }: IncomingMessage): boolean =>
  filePaths.has(`${method} ${url?.split("?", 1)[0]}`);

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
