export type PhotoKind = "jpeg" | "png" | "gif" | "webp" | "avif";

/** What the first bytes say it is, whatever the merchant calls it; nothing for all that is never opened (SVG too). */
export function photoKind(bytes: Uint8Array): PhotoKind | undefined {
  const text = Buffer.from(bytes.subarray(0, 64)).toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^GIF8[79]a/.test(text)) return "gif";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  return text.slice(4, 8) === "ftyp" && brands(bytes, text).includes("avif") ? "avif" : undefined;
}

/** The first box names what the file is good for: one brand, its version, then others. */
function brands(bytes: Uint8Array, text: string): readonly string[] {
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), text.length);
  const found = [text.slice(8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) found.push(text.slice(at, at + 4));
  return found;
}
