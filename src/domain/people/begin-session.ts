import type { Device, Person } from "./person.ts";
import type { AccountPorts } from "./ports.ts";

export type SignedIn = { readonly token: string; readonly person: Person };

/** Only the holder ever sees the token; the store keeps its digest. Nothing for someone who was just deleted. */
export async function beginSession(
  { sessions, secrets, now }: AccountPorts,
  person: Person,
  device: Device,
): Promise<SignedIn | undefined> {
  const token = secrets.newToken();
  const begun = await sessions.begin({
    ...device,
    id: secrets.newId(),
    personId: person.id,
    tokenHash: secrets.digest(token),
    at: now(),
  });
  return begun ? { token, person } : undefined;
}
