import sharp, { type OutputInfo } from "sharp";
import { previewSize } from "#vocabulary/picture.ts";

/**
 * A picture as link previews show it. Before a wall it stands whole in the middle, and the wall goes on to both sides;
 * what fills its frame is cut to the shape.
 */
export async function makePreview(picture: Uint8Array, ground: string): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = previewSize;
  const opaque = sharp(picture).flatten({ background: ground });
  const { data, info } = await opaque
    .clone()
    .resize(width, height, { fit: "inside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = Math.floor((width - info.width) / 2);
  const right = width - info.width - left;
  const framed =
    info.height === height && isBeforeWall(data, info)
      ? sharp(data, { raw: info }).extend({ left, right, extendWith: "copy" })
      : opaque.resize(width, height, { fit: "cover", position: "centre" });
  const bytes = await framed.jpeg({ quality: 84, mozjpeg: true }).toBuffer();
  return Uint8Array.from(bytes);
}

/** Of 255, from one row to the next: the light on a wall changes slowly, a cloth does not. */
const mostStep = 8;

/** Whether nothing but light changes along both sides. */
function isBeforeWall(data: Uint8Array, { width, height, channels }: OutputInfo): boolean {
  for (const column of [0, width - 1])
    for (let row = 1; row < height; row += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (row * width + column) * channels + channel;
        const step = Math.abs((data[at] ?? 0) - (data[at - width * channels] ?? 0));
        if (step > mostStep) return false;
      }
  return true;
}
