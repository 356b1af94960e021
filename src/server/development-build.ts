import type { Server } from "node:http";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { askFirst } from "./ask-first.ts";
import type { WebBuild } from "./web-build.ts";

/** The same site from source: Vite answers first, with hot reload, and the rest of the server stays as it is. */
export async function openDevelopmentBuild(server: Server): Promise<WebBuild> {
  const vite = await createServer({
    appType: "custom",
    server: { middlewareMode: true, ws: { server }, hmr: { server } },
  });
  askFirst(server, vite.middlewares);
  return {
    mode: "development",
    id: "development",
    timestamp: Date.now(),
    load: async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild,
    clientDirectory: undefined,
  };
}
