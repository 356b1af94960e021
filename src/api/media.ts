import type { Hono } from "hono";
import { drawingHeaders } from "./drawing-headers.ts";
import { refusalResponse } from "./endpoint.ts";
import { bindPictures } from "./pictures.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";

/** These have no hash in their address: they change only with a release. */
const headers = {
  ...drawingHeaders,
  "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
};

export function bindMedia(app: Hono<ApiEnv>, ports: ApiPorts): void {
  bindPictures(app, ports);
  app.get("/media/atelier/:file{(light|dark)\\.svg}", (c) => {
    const theme = c.req.param("file") === "dark.svg" ? "dark" : "light";
    return c.body(ports.drawings.atelierSketch(theme), 200, headers);
  });
  app.all("/media/*", (c) => refusalResponse(c, { kind: "not_found" }));
}
