import type { Hono } from "hono";
import { scenes } from "#vocabulary/scene.ts";
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
  app.get("/media/scenes/:file", (c) => {
    const [, name, theme] = /^([a-z-]{1,40})-(light|dark)\.svg$/.exec(c.req.param("file")) ?? [];
    const scene = scenes.find((one) => one === name);
    if (!scene) return refusalResponse(c, { kind: "not_found" });
    return c.body(ports.drawings.scene(scene, theme === "dark" ? "dark" : "light"), 200, headers);
  });
  app.get("/media/lexicon.svg", (c) => c.body(ports.drawings.lexicon, 200, headers));
  app.all("/media/*", (c) => refusalResponse(c, { kind: "not_found" }));
}
