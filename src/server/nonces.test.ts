import { expect, test } from "vitest";
import { newNonce } from "./nonces.ts";

test("no two answers have the same nonce, and each is as long as it should be", () => {
  const nonces = Array.from({ length: 2_000 }, newNonce);
  expect(new Set(nonces).size).toBe(nonces.length);
  for (const nonce of nonces) expect(Buffer.from(nonce, "base64")).toHaveLength(16);
  expect(nonces.join("")).not.toContain("AAAAAAAA");
});
