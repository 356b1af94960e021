import sharp, { type OutputInfo } from "sharp";
import type { PictureFormat } from "#vocabulary/picture.ts";
import { packPixels, type Rasters } from "../pictures/raster.ts";
import { photoKind } from "./photo-kind.ts";

/** Enough for every camera; a file that unpacks to more is a trap. */
const mostPixels = 50_000_000;

/** Where a photograph does not fill its frame and has no ground of its own. */
const neutral: Colour = [0xf0, 0xef, 0xec];
type Colour = readonly [number, number, number];

/**
 * Makes our picture of a merchant's: upright, the first of several, whole within four to five. It is unpacked and
 * packed anew, so nothing that the merchant wrote reaches a browser: no metadata, no tail, no other format.
 */
export async function fitPhoto(
  bytes: Uint8Array,
  width: number,
  formats: readonly PictureFormat[],
): Promise<Rasters> {
  if (!photoKind(bytes)) throw new Error("it is no photograph");
  const height = Math.round(width * 1.25);
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", pages: 1 })
    .autoOrient()
    .resize(width, height, { fit: "inside" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [r, g, b] = info.width < width ? groundOf(data, info, "sides") : groundOf(data, info, "ends");
  const background = { r, g, b };
  const left = Math.floor((width - info.width) / 2);
  const top = Math.floor((height - info.height) / 2);
  const framed = await sharp(data, { raw: info })
    .flatten({ background })
    .extend({
      left,
      top,
      right: width - info.width - left,
      bottom: height - info.height - top,
      background,
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return packPixels(framed, formats);
}

/** A studio's wall goes on to the frame. A street, or what is cut out, gets a ground of ours. */
function groundOf(data: Uint8Array, { width, height }: OutputInfo, edges: "sides" | "ends"): Colour {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return neutral;
  const [along, across] = edges === "sides" ? [height, width] : [width, height];
  const pixelAt = (i: number, end: number) => (edges === "sides" ? i * width + end : end * width + i);
  const channel = (which: number): number | undefined => {
    let [sum, squares] = [0, 0];
    for (let i = 0; i < along; i += 1)
      for (const end of [0, across - 1]) {
        const value = data[pixelAt(i, end) * 4 + which] ?? 0;
        sum += value;
        squares += value * value;
      }
    const mean = sum / (along * 2);
    const spread = Math.sqrt(Math.max(0, squares / (along * 2) - mean * mean));
    return spread <= mostSpread ? Math.round(mean) : undefined;
  };
  const [r, g, b] = [channel(0), channel(1), channel(2)];
  return r === undefined || g === undefined || b === undefined ? neutral : [r, g, b];
}

/** Of 255: the grain and the shading of a wall, not a pattern. */
const mostSpread = 10;
