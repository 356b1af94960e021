import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { beginSession, type SignedIn } from "./begin-session.ts";
import type { TooMany } from "./limits.ts";
import { mayBeMailed } from "./may-be-mailed.ts";
import type { Device } from "./person.ts";
import type { AccountPorts, Busy } from "./ports.ts";

type Credentials = { readonly email: string; readonly password: string };

type SignInRefusal =
  | TooMany
  | Busy
  | { readonly kind: "bad_credentials" }
  | { readonly kind: "not_verified" };

/** An unknown address and a wrong password cost the same and are told the same. */
export async function signIn(
  ports: AccountPorts,
  { email, password }: Credentials,
  from: { readonly address: string; readonly device: Device },
): Promise<Result<SignedIn, SignInRefusal>> {
  const { people, limits, passwords, secrets } = ports;
  // Taken before the hash is computed, so that a hundred guesses at once do not all get there.
  const byAddress = await limits.take("signInAddress", from.address);
  if (!byAddress.ok) return byAddress;
  const byAccount = await limits.take("signInAccount", email);
  if (!byAccount.ok) return byAccount;
  const person = await people.findByEmail(email);
  const matches = await passwords.matches(person?.passwordHash, password);
  if (!matches.ok) {
    await limits.giveBack("signInAddress", from.address);
    await limits.giveBack("signInAccount", email);
    return matches;
  }
  if (!person || !matches.value) return refuse({ kind: "bad_credentials" });
  await limits.giveBack("signInAddress", from.address);
  await limits.clear("signInAccount", email);
  if (person.status === "pending") {
    if (await mayBeMailed(ports, "code", email)) {
      await ports.outbox.add({ id: secrets.newId(), recipient: email, request: "code", at: ports.now() });
      ports.letterQueued();
    }
    return refuse({ kind: "not_verified" });
  }
  const begun = await beginSession(ports, person, from.device);
  return begun ? accept(begun) : refuse({ kind: "bad_credentials" });
}
