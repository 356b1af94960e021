import { accept, type Result, refuse } from "#vocabulary/result.ts";

/** A file whole, counted while it comes: not one byte more than it may have is kept. */
export async function readFile(
  file: ReadableStream<Uint8Array> | null,
  mostBytes: number,
): Promise<Result<Uint8Array, { readonly kind: "too_large" }>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of file ?? []) {
    length += part.length;
    // Leaving the loop ends the stream.
    if (length > mostBytes) return refuse({ kind: "too_large" });
    parts.push(part);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return accept(whole);
}
