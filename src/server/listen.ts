import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { getRequestListener, type Http2Bindings, type HttpBindings } from "@hono/node-server";
import { addressGroup } from "#api/address-group.ts";
import type { RequestFacts } from "#api/ports.ts";
import { table } from "#contract/table.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { clientAddress } from "./client-address.ts";
import type { Config } from "./config.ts";
import { openRoster } from "./roster.ts";
import { securityHeaders } from "./security-headers.ts";

type Answer = (request: Request, facts: RequestFacts) => Promise<Response> | Response;

export type Listening = {
  readonly server: Server;
  readonly port: number;
  /** From now on requests go there; before, everything is answered 503. */
  readonly open: (answer: Answer) => void;
  /**
   * Stops accepting, lets open requests end, cuts what is left after `graceMs`. With `unnoticed` connections
   * that are open and silent stay until they have been silent for as long as was promised: a request may be under
   * way on them.
   */
  readonly close: (graceMs: number, unnoticed?: boolean) => Promise<void>;
};

/** What clients are promised that an open connection stays open without a request. */
const silenceMs = 5_000;

/** A client that needs longer than this to send its request is cut off (slow sockets are an attack). */
const usualPatience = {
  requestMs: 15_000,
  /** A file may take longer, for as long as somebody takes it. */
  fileMs: 15 * 60_000,
  /**
   * Sockets cost memory and a place in the process's table of files. Of one address only where it is the client's own:
   * behind a proxy all have the proxy's. Browsers open six, so this is a school.
   */
  connections: 10_000,
  connectionsOfAddress: 1_000,
};

export async function listen(
  config: Config,
  others: Partial<typeof usualPatience> = {},
): Promise<Result<Listening, string>> {
  const patience = { ...usualPatience, ...others };
  let answer: Answer = notReady;
  const factsOf = ({ incoming }: HttpBindings | Http2Bindings): RequestFacts => ({
    requestId: requestIdOf(incoming, config.trustedProxies),
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
      // Node looks for the late ones only now and then, and its own "now and then" is half a minute.
      connectionsCheckingInterval: Math.min(1_000, patience.requestMs / 4),
      keepAliveTimeout: silenceMs,
      maxHeaderSize: 16_384,
    },
    getRequestListener(
      (request, bindings) => (hasOneHost(bindings) ? answer(request, factsOf(bindings)) : malformed()),
      {
        hostname: "localhost",
      },
    ),
  );
  server.maxConnections = patience.connections;
  if (config.trustedProxies === 0) boundEachAddress(server, patience.connectionsOfAddress);
  let isClosing = false;
  const underWay = openRoster<ServerResponse>();
  server.prependListener("request", (incoming, outgoing) => {
    cutIfSlow(incoming, outgoing, patience);
    if (isClosing) outgoing.setHeader("connection", "close");
    outgoing.once("close", underWay.enter(outgoing));
  });
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
    close: (graceMs, unnoticed = false) => {
      isClosing = true;
      // Their connections end with them, or each would be waited for as long as clients were promised.
      for (const outgoing of underWay.present())
        if (!outgoing.headersSent) outgoing.setHeader("connection", "close");
      return closeGently(server, graceMs, unnoticed);
    },
  });
}

/** Node takes the first of several; what stands in front may have gone by another. */
const hasOneHost = ({ incoming: { rawHeaders = [] } }: { incoming: { rawHeaders?: string[] } }): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length <= 1;

const malformed = () => new Response(null, { status: 400, headers: { connection: "close" } });

/** Whoever has that many sockets open gets no further one. */
function boundEachAddress(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const from = addressGroup(socket.remoteAddress ?? "");
    const count = (open.get(from) ?? 0) + 1;
    open.set(from, count);
    socket.once("close", () => {
      const left = (open.get(from) ?? 0) - 1;
      if (left > 0) open.set(from, left);
      else open.delete(from);
    });
    if (count > most) socket.destroy();
  });
}

/** Our own, unless a proxy that we trust gave one: then its log and ours can be read together. */
function requestIdOf({ headers }: { readonly headers: IncomingMessage["headers"] }, trustedProxies: number) {
  const given = headers["x-request-id"];
  return trustedProxies > 0 && typeof given === "string" && /^[\w-]{8,64}$/.test(given)
    ? given
    : randomUUID();
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
  const headers = { ...securityHeaders, "retry-after": "1", "cache-control": "no-store" };
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

function closeGently(server: Server, graceMs: number, unnoticed: boolean): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    const ended = () => {
      clearTimeout(cut);
      resolve();
    };
    // The close of HTTP servers cuts silent connections at once, that of all servers lets them be.
    if (unnoticed) NetServer.prototype.close.call(server, ended);
    else server.close(ended);
  });
}
