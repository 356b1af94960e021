import { randomFillSync } from "node:crypto";

/** Fetched for many at a time: each call to the system costs more than what it brings for one. */
const bytes = Buffer.alloc(4_096);
const nonceBytes = 16;
let taken = bytes.length;

/** What nobody can guess and no other answer has. */
export function newNonce(): string {
  if (taken >= bytes.length) {
    randomFillSync(bytes);
    taken = 0;
  }
  const nonce = bytes.toString("base64", taken, taken + nonceBytes);
  // Whoever reads our memory later learns nothing of answers that are under way.
  bytes.fill(0, taken, taken + nonceBytes);
  taken += nonceBytes;
  return nonce;
}
