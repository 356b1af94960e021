import { diagnose, type Report } from "#supply/feeds/diagnostic.ts";

/**
 * Bytes as text, whatever they are: UTF-16 by its mark or its zeros, else UTF-8. The first byte that is no UTF-8
 * decides about the rest: after nothing but ASCII the file is Windows-1252, otherwise a damaged UTF-8.
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>, report: Report): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let held: Uint8Array = new Uint8Array(0);
  let sawUtf8 = false;
  let begun = false;

  const decode = (chunk: Uint8Array, final: boolean): string => {
    if (decoder) return decoder.decode(chunk, { stream: !final });
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    if (!begun) {
      if (held.length < 4 && !final) return "";
      begun = true;
      decoder = wideDecoder(held);
      if (decoder) return decoder.decode(take(), { stream: !final });
    }
    const { valid, isBroken, hasWide } = measureUtf8(held, final);
    const text = utf8.decode(held.subarray(0, valid));
    sawUtf8 ||= hasWide;
    held = held.subarray(valid);
    if (!isBroken) return text;
    report(diagnose(sawUtf8 ? "bad_encoding" : "encoding_guessed", 0, String(held[0])));
    decoder = new TextDecoder(sawUtf8 ? "utf-8" : "windows-1252", { ignoreBOM: true });
    return text + decoder.decode(take(), { stream: !final });
  };
  const take = () => {
    const taken = held;
    held = new Uint8Array(0);
    return taken;
  };

  let isFirst = true;
  for await (const chunk of bytes) {
    const text = decode(chunk, false);
    if (text === "") continue;
    yield isFirst ? text.replace(/^\uFEFF/u, "") : text;
    isFirst = false;
  }
  const rest = decode(new Uint8Array(0), true);
  if (rest !== "") yield isFirst ? rest.replace(/^\uFEFF/u, "") : rest;
}

const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });

function wideDecoder([a, b, c, d]: Uint8Array): TextDecoder | undefined {
  if ((a === 0xff && b === 0xfe) || (b === 0 && d === 0 && a !== 0)) return new TextDecoder("utf-16le");
  if ((a === 0xfe && b === 0xff) || (a === 0 && c === 0 && b !== 0)) return new TextDecoder("utf-16be");
  return undefined;
}

/** How many bytes are whole characters, and whether what follows them can still become one. */
function measureUtf8(
  bytes: Uint8Array,
  final: boolean,
): { valid: number; isBroken: boolean; hasWide: boolean } {
  let at = 0;
  let hasWide = false;
  // The mark at the beginning of a file says what it is, but the file may lie about the rest.
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) at = 3;
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) {
      at += 1;
      continue;
    }
    const length =
      byte >= 0xc2 && byte < 0xe0 ? 2 : byte >= 0xe0 && byte < 0xf0 ? 3 : byte >= 0xf0 && byte < 0xf5 ? 4 : 0;
    if (length === 0) return { valid: at, isBroken: true, hasWide };
    for (let i = 1; i < length; i++) {
      const next = bytes[at + i];
      if (next === undefined) return { valid: at, isBroken: final, hasWide };
      if (!continues(byte, i, next)) return { valid: at, isBroken: true, hasWide };
    }
    hasWide = true;
    at += length;
  }
  return { valid: at, isBroken: false, hasWide };
}

/** The second byte has a narrower range after some first bytes: no overlong forms, no surrogates. */
function continues(first: number, index: number, byte: number): boolean {
  if (index === 1 && first === 0xe0) return byte >= 0xa0 && byte < 0xc0;
  if (index === 1 && first === 0xed) return byte >= 0x80 && byte < 0xa0;
  if (index === 1 && first === 0xf0) return byte >= 0x90 && byte < 0xc0;
  if (index === 1 && first === 0xf4) return byte >= 0x80 && byte < 0x90;
  return byte >= 0x80 && byte < 0xc0;
}
