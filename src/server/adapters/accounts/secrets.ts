import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import type { Secrets } from "#domain/people/ports.ts";
import { oneTimeCode } from "#vocabulary/person.ts";

export const secrets: Secrets = {
  newId: () => randomUUID(),
  newToken: () => randomBytes(32).toString("base64url"),
  newCode: () => String(randomInt(10 ** oneTimeCode.digits)).padStart(oneTimeCode.digits, "0"),
  // A token is 256 bits of chance: a plain digest of it cannot be guessed back.
  digest: (secret) => createHash("sha256").update(secret).digest("hex"),
};
