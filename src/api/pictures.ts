import type { Context, Hono } from "hono";
import { getPicture } from "#contract/pictures.ts";
import { type PictureWidth, pictureNamePattern, pictureWidths } from "#vocabulary/picture.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { acceptedFormats } from "./accepted-formats.ts";
import { drawingHeaders } from "./drawing-headers.ts";
import { bind, refusalResponse } from "./endpoint.ts";
import type { ApiEnv, ApiPorts, PictureFacts } from "./ports.ts";
import { presentImage } from "./present/image.ts";

const forAMinute = "public, max-age=60";
const forGood = "public, max-age=31536000, immutable";
/** For what another answer will soon replace: a drawing whose raster is being made, a page from yesterday. */
const forNow = "public, max-age=10";

type Ports = Pick<ApiPorts, "pictures" | "previewOf">;

/**
 * `{hash}-{width}` in the best format there is and the browser takes, `{hash}.svg` as it was drawn, `{hash}.jpg` as
 * link previews show it.
 */
export function bindPictures(app: Hono<ApiEnv>, { pictures, previewOf }: Ports): void {
  bind(app, getPicture, async ({ params, query }) => {
    const facts = pictures.find(params.name);
    if (!facts) return refuse({ kind: "not_found" });
    return accept({
      answer: { image: presentImage(facts, query.lang) },
      headers: { "cache-control": forAMinute },
    });
  });

  app.get("/media/pictures/:name/:file", async (c) => {
    const { name, file } = c.req.param();
    const asked = parseFile(file);
    const facts = pictureNamePattern.test(name) ? pictures.find(name) : undefined;
    if (!asked || !facts) return refusalResponse(c, { kind: "not_found" });
    // A page from before the last release asks for a hash that is gone: it gets what there is now.
    const cache = asked.hash === facts.hash ? forGood : forNow;
    if (asked.isPreview) return preview(c, facts, cache);
    if (!asked.width) return drawing(c, facts, cache);

    c.header("vary", "Accept");
    const made = await pictures.read(name, asked.width, acceptedFormats(c.req.header("accept")));
    if (!made) return drawing(c, facts, forNow);
    return c.body(made.bytes, 200, {
      "content-type": `image/${made.format}`,
      "content-length": String(made.bytes.length),
      "cache-control": cache,
      etag: `W/"${facts.hash}-${asked.width}.${made.format}"`,
    });
  });

  /** Whoever asks for it neither takes a drawing nor comes again. */
  const preview = async (c: Context<ApiEnv>, { name, hash }: PictureFacts, cache: string) => {
    const bytes = await previewOf(name);
    if (!bytes) return refusalResponse(c, { kind: "unavailable" });
    return c.body(bytes, 200, {
      "content-type": "image/jpeg",
      "content-length": String(bytes.length),
      "cache-control": cache,
      etag: `W/"${hash}.jpg"`,
    });
  };

  const drawing = (c: Context<ApiEnv>, { name, hash }: PictureFacts, cache: string) => {
    const svg = pictures.draw(name);
    if (svg === undefined) return refusalResponse(c, { kind: "not_found" });
    return c.body(svg, 200, { ...drawingHeaders, "cache-control": cache, etag: `W/"${hash}.svg"` });
  };
}

type Asked = { readonly hash: string; readonly width: PictureWidth | undefined; readonly isPreview: boolean };

function parseFile(file: string): Asked | undefined {
  const [, hash, digits] = /^([0-9a-f]{16})(?:-(\d{1,4})|\.svg|\.jpg)$/.exec(file) ?? [];
  if (!hash) return undefined;
  const width = pictureWidths.find((one) => String(one) === digits);
  return digits && !width ? undefined : { hash, width, isPreview: file.endsWith(".jpg") };
}
