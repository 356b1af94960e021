import type { IncomingMessage, Server, ServerResponse } from "node:http";

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Requests go to `middleware` first, and what it leaves alone to everybody who listened before, in their order. */
export function askFirst(server: Server, middleware: Middleware): void {
  const others = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    middleware(request, response, () => {
      for (const other of others) other.call(server, request, response);
    });
  });
}
