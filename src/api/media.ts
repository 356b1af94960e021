import type { Context, Hono } from "hono";
import { weaves } from "#vocabulary/editorial-page.ts";
import { refusalResponse } from "./endpoint.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";

/** Drawings are functions of their name: they change only with a release. */
const headers = {
  "content-type": "image/svg+xml; charset=utf-8",
  "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
  // Opened by itself, a drawing may run nothing.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
};

export function bindMedia(app: Hono<ApiEnv>, { drawings }: ApiPorts): void {
  const svg = (c: Context<ApiEnv>, text: string | undefined) =>
    text === undefined ? refusalResponse(c, { kind: "not_found" }) : c.body(text, 200, headers);

  app.get("/media/covers/:file{[a-z]+\\.svg}", (c) => {
    const weave = weaves.find((one) => `${one}.svg` === c.req.param("file"));
    return svg(c, weave && drawings.clothCover(weave));
  });
  app.get("/media/atelier/:file{(light|dark)\\.svg}", (c) =>
    svg(c, drawings.atelierSketch(c.req.param("file") === "dark.svg" ? "dark" : "light")),
  );
  app.all("/media/*", (c) => refusalResponse(c, { kind: "not_found" }));
}
