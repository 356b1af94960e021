import { stop } from "#supply/feeds/diagnostic.ts";

export interface UnpackLimits {
  /** Bytes a feed may have once unpacked. */
  readonly totalBytes: number;
  /** Unpacked bytes for each packed one. Feeds repeat themselves a lot, but not a thousand times. */
  readonly ratio: number;
}

export const unpackLimits: UnpackLimits = { totalBytes: 4 * 1024 ** 3, ratio: 200 };

/** A file this small may expand as it likes. */
const freeBytes = 16 * 1024 * 1024;

/** Counts bytes on their way in and out, and stops a feed that would fill the machine. */
export function watchExpansion({ totalBytes, ratio }: UnpackLimits) {
  let packed = 0;
  let unpacked = 0;
  return {
    tookIn: (bytes: number) => {
      packed += bytes;
    },
    gaveOut: (bytes: number) => {
      unpacked += bytes;
      const isBomb = unpacked > freeBytes && unpacked > packed * ratio;
      if (isBomb || unpacked > totalBytes) throw stop("expands_too_much", 0, `${packed} → ${unpacked}`);
    },
  };
}
