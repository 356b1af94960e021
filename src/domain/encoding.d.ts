/* Every JavaScript platform has these two names of the Encoding Standard, though the language itself has not. */

declare class TextEncoder {
  encodeInto(text: string, into: Uint8Array): { readonly read: number; readonly written: number };
}

declare class TextDecoder {
  decode(bytes: Uint8Array): string;
}
