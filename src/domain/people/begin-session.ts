import type { Device, Person } from "./person.ts";
import type { AccountPorts, KnownPerson } from "./ports.ts";

export type SignedIn = { readonly token: string; readonly person: Person };

/** Only the holder ever sees the token; the store keeps its digest. Nothing for someone who was just deleted. */
export async function beginSession(
  { sessions, secrets, now }: AccountPorts,
  { passwordHash, laterPasswordHash: _, ...person }: KnownPerson,
  device: Device,
): Promise<SignedIn | undefined> {
  const token = secrets.newToken();
  const begun = await sessions.begin({
    ...device,
    id: secrets.newId(),
    personId: person.id,
    tokenHash: secrets.digest(token),
    passwordHash,
    at: now(),
  });
  return begun ? { token, person } : undefined;
}
