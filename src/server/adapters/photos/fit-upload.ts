import sharp from "sharp";
import type { PictureFormat } from "#vocabulary/picture.ts";
import { packPixels, type Rasters } from "../pictures/raster.ts";

/** An upload at one width, in the shape it has: it was made anew and checked when it came. */
export async function fitUpload(
  bytes: Uint8Array,
  width: number,
  formats: readonly PictureFormat[],
): Promise<Rasters> {
  const pixels = await sharp(bytes, { failOn: "error", pages: 1 })
    .resize(width)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return packPixels(pixels, formats);
}
