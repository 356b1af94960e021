import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { beginSession, type SignedIn } from "./begin-session.ts";
import type { LimitName, TooMany } from "./limits.ts";
import { mayBeMailed } from "./may-be-mailed.ts";
import type { Device } from "./person.ts";
import type { AccountPorts, Busy, KnownPerson } from "./ports.ts";

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
  const { limits, secrets } = ports;
  // Taken before the hash is computed, so that a hundred guesses at once do not all get there.
  const taken = await takeTry(ports, email, from.address);
  if (!taken.ok) return taken;
  const judged = await judge(ports, { email, password }, from.address);
  if (!judged.ok || judged.value.verdict !== "wrong") await taken.value.giveBack();
  else await taken.value.failed();
  if (!judged.ok) return judged;
  const { verdict, person } = judged.value;
  if (verdict === "wrong" || !person) return refuse({ kind: "bad_credentials" });
  if (verdict === "unconfirmed") {
    const request = (await mayBeMailed(ports, "code", email)) ? "code" : "nothing";
    await ports.outbox.add({ id: secrets.newId(), recipient: email, request, at: ports.now() });
    ports.letterQueued();
    return refuse({ kind: "not_verified" });
  }
  await limits.clear("signInAccount", email);
  const begun = await beginSession(ports, person, from.device);
  return begun ? accept(begun) : refuse({ kind: "bad_credentials" });
}

type Verdict = {
  readonly verdict: "right" | "unconfirmed" | "wrong";
  readonly person: KnownPerson | undefined;
};

/**
 * Who signs up with an address that has an account learns nothing from signing in after it: the password of that
 * sign-up is told to be unconfirmed, as it would be for a new address. Two comparisons, whatever the first one says,
 * unless it is the right password.
 */
async function judge(
  { people, passwords }: AccountPorts,
  { email, password }: Credentials,
  address: string,
): Promise<Result<Verdict, Busy>> {
  const person = await people.findByEmail(email);
  const own = await passwords.matches(person?.passwordHash, password, address);
  if (!own.ok) return own;
  if (own.value && person?.status !== "pending") return accept({ verdict: "right", person });
  const later = await passwords.matches(person?.laterPasswordHash, password, address);
  if (!later.ok) return later;
  return accept({ verdict: own.value || later.value ? "unconfirmed" : "wrong", person });
}

/**
 * Counted by network address and by account. Whoever set a new password a moment ago, from here, is counted apart:
 * strangers who keep guessing at the account cannot keep them out.
 */
async function takeTry({ limits }: AccountPorts, email: string, address: string) {
  const byAddress = await limits.take("signInAddress", address);
  if (!byAddress.ok) return byAddress;
  const here = resetKey(email, address);
  let counted: readonly [LimitName, string] = ["signInAccount", email];
  let byAccount = await limits.take(...counted);
  if (!byAccount.ok && (await limits.has("afterReset", here))) {
    counted = ["signInAfterReset", here];
    byAccount = await limits.take(...counted);
  }
  if (!byAccount.ok) {
    await limits.giveBack("signInAddress", address);
    return byAccount;
  }
  const both = [["signInAddress", address], counted] as const;
  return accept({
    giveBack: () => Promise.all(both.map(([name, key]) => limits.giveBack(name, key))),
    failed: () => Promise.all(both.map(([name, key]) => limits.failed(name, key))),
  });
}

export const resetKey = (email: string, address: string): string => `${email} ${address}`;
