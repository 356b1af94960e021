import sharp, { type OutputInfo, type Sharp } from "sharp";
import type { PictureFormat } from "#vocabulary/picture.ts";

// One picture, one thread: how many run at once is the pool's decision. No picture is made twice, so nothing
// is worth remembering between two of them.
sharp.concurrency(1);
sharp.cache(false);

export type Rasters = Partial<Record<PictureFormat, Uint8Array>>;

/**
 * Makes pixels of a drawing, once, and packs them in each format. The drawing is scaled before it is rasterised:
 * time grows with the area, and twice the size shrunk afterwards would cost four times as much. Only the smallest
 * are drawn larger and shrunk.
 */
export async function rasterise(
  svg: string,
  width: number,
  formats: readonly PictureFormat[],
): Promise<Rasters> {
  return packPixels(await pixelsOf(svg, width), formats);
}

export type Pixels = { readonly data: Uint8Array; readonly info: OutputInfo };

/** Without an alpha channel unless something is see-through. */
export async function packPixels(
  { data, info }: Pixels,
  formats: readonly PictureFormat[],
): Promise<Rasters> {
  const opaque = info.channels < 4 || isOpaque(data);
  const made: Rasters = {};
  for (const format of formats) {
    const pixels = sharp(data, { raw: info });
    made[format] = await packers[format](opaque ? pixels.removeAlpha() : pixels, info);
  }
  return made;
}

/** Below this width a thread is thinner than a pixel, and librsvg loses its colour: knits turn pale. */
const finest = 400;

async function pixelsOf(svg: string, width: number) {
  const drawn = sharp(Buffer.from(svg)).resize(Math.max(width, finest)).ensureAlpha().raw();
  const made = await drawn.toBuffer({ resolveWithObject: true });
  if (width >= finest) return made;
  return sharp(made.data, { raw: made.info }).resize(width).raw().toBuffer({ resolveWithObject: true });
}

/**
 * The efforts where one more step costs far more time than it saves bytes (bench/RESULTS.md), and the quality below
 * which threads of a knit begin to blur.
 */
const packers: Record<PictureFormat, (pixels: Sharp, size: OutputInfo) => Promise<Uint8Array>> = {
  async avif(pixels, size) {
    const packed = await pixels.clone().avif({ quality: 50, effort: 3 }).toBuffer();
    return isHeavy(packed, size) ? pixels.avif({ quality: 45, effort: 3 }).toBuffer() : packed;
  },
  webp: (pixels) => pixels.webp({ quality: 82, effort: 4 }).toBuffer(),
};

/**
 * What fills a phone is waited for on a slow line, and what is heavy there is full of threads from edge to edge, of
 * which nobody misses the last. In smaller pictures the same threads are the whole of a piece.
 */
const isHeavy = ({ length }: Uint8Array, { width, height }: OutputInfo): boolean =>
  width >= 800 && length > width * height * 0.045;

function isOpaque(rgba: Uint8Array): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false;
  return true;
}
