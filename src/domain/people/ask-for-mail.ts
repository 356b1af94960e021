import { accept, type Result } from "#vocabulary/result.ts";
import type { TooMany } from "./limits.ts";
import { mayBeMailed } from "./may-be-mailed.ts";
import type { AccountPorts } from "./ports.ts";

/**
 * Another code, or a link that sets a new password. Whether the address is known is looked up when the letter is
 * written: until then nothing differs, neither the answer nor the work.
 */
export async function askForMail(
  ports: AccountPorts,
  request: "code" | "reset",
  email: string,
  address: string,
): Promise<Result<null, TooMany>> {
  const allowed = await ports.limits.take("mailAddress", address);
  if (!allowed.ok) return allowed;
  const mayMail = await mayBeMailed(ports, request, email);
  await ports.outbox.add({
    id: ports.secrets.newId(),
    recipient: email,
    request: mayMail ? request : "nothing",
    at: ports.now(),
  });
  ports.letterQueued();
  return accept(null);
}
