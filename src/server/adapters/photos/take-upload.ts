import { createHash } from "node:crypto";
import sharp, { type Metadata } from "sharp";
import type { PictureRefusal } from "#domain/admin/content-ports.ts";
import type { UploadedPicture } from "#domain/editorial/uploaded-picture.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { photoKind } from "./photo-kind.ts";

/** A cover is shown this wide; a file that unpacks to more pixels is a trap. */
const [leastWidth, mostPixels] = [1_200, 40_000_000];
/** More is never shown: twice the widest picture that pages ask for. */
const mostWidth = 2_400;

type TakenUpload = Omit<UploadedPicture, "alt"> & {
  /** SHA-256 of the bytes. */
  readonly hash: string;
  /** WebP. */
  readonly bytes: Uint8Array;
};

/**
 * Makes our picture of what an editor sends: upright, the first of several, in sRGB, unpacked and packed anew, so that
 * nothing but pixels is left of the file: no metadata, no tail, no other format.
 */
export async function takeUpload(file: Uint8Array): Promise<Result<TakenUpload, PictureRefusal>> {
  const kind = photoKind(file);
  if (!kind || kind === "gif") return refuse("no_picture");
  const facts: Metadata | undefined = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!facts?.width || !facts.height) return refuse("no_picture");
  if (facts.width * facts.height > mostPixels) return refuse("too_many_pixels");
  if ((facts.autoOrient?.width ?? facts.width) < leastWidth) return refuse("too_small");
  return repack(file).then(accept, () => refuse("no_picture" as const));
}

async function repack(file: Uint8Array): Promise<TakenUpload> {
  const opened = sharp(file, { limitInputPixels: mostPixels, failOn: "error", pages: 1 })
    .autoOrient()
    .resize({ width: mostWidth, withoutEnlargement: true })
    .toColourspace("srgb");
  const { data, info } = await opened.webp({ quality: 90, effort: 4 }).toBuffer({ resolveWithObject: true });
  const bytes = Uint8Array.from(data);
  const hash = createHash("sha256").update(bytes).digest("hex");
  return {
    name: `upload-${hash.slice(0, 16)}`,
    width: info.width,
    height: info.height,
    colour: await colourOf(bytes),
    hash,
    bytes,
  };
}

/** What it is from afar, on white where it is see-through. */
async function colourOf(bytes: Uint8Array): Promise<string> {
  const pixel = await sharp(bytes)
    .flatten({ background: "#ffffff" })
    .resize(1, 1, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer();
  const parts = [...pixel.subarray(0, 3)].map((part) => part.toString(16).padStart(2, "0"));
  return `#${parts.join("")}`;
}
