import type { Language } from "#vocabulary/language.ts";
import { defaultNotifications } from "#vocabulary/notifications.ts";
import type { Gender } from "#vocabulary/person.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { birthdateFault } from "./birthdate-fault.ts";
import type { TooMany } from "./limits.ts";
import { mayBeMailed } from "./may-be-mailed.ts";
import { newPasswordFault } from "./new-password-fault.ts";
import type { AccountPorts, Busy } from "./ports.ts";
import type { Faulty } from "./refusals.ts";

export type SignUp = {
  readonly email: string;
  readonly password: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly gender: Gender;
  readonly birthdate?: string | undefined;
  readonly lang: Language;
  readonly ecole?: number | undefined;
  readonly newsletter?: boolean | undefined;
  /** A secret of the browser that signs up: with it the code confirms this very sign-up. */
  readonly claim?: string | undefined;
};

/** A known address gets the same answer after the same work; its owner learns of it by mail. */
export async function signUp(
  ports: AccountPorts,
  asked: SignUp,
  address: string,
): Promise<Result<null, TooMany | Busy | Faulty>> {
  const { people, limits, passwords, secrets } = ports;
  const at = ports.now();
  const fields = {
    password: newPasswordFault(ports, asked.password, asked.email),
    birthdate: asked.birthdate === undefined ? undefined : birthdateFault(asked.birthdate, at),
    // Schools are offered, not typed: whoever sends another number did not get it from us.
    ecole:
      asked.ecole !== undefined && !(await people.offersSchool(asked.ecole))
        ? ("unknown" as const)
        : undefined,
  };
  if (Object.values(fields).some((fault) => fault !== undefined)) return refuse({ kind: "invalid", fields });
  const allowed = await limits.take("signUpAddress", address);
  if (!allowed.ok) return allowed;
  const hash = await passwords.hash(asked.password, address);
  if (!hash.ok) return hash;
  const { password: _, newsletter, birthdate = null, ecole = null, claim, ...rest } = asked;
  const registration = {
    ...rest,
    birthdate,
    ecole,
    id: secrets.newId(),
    passwordHash: hash.value,
    claimHash: claim === undefined ? null : secrets.digest(claim),
    notifications: defaultNotifications(newsletter),
  };
  const version = await ports.termsVersion();
  const letter = { id: secrets.newId(), recipient: asked.email, at };
  if (await mayBeMailed(ports, "code", asked.email)) {
    await people.register(registration, { version, at }, { ...letter, request: "signup" });
  } else {
    await people.register(registration, { version, at }, undefined);
    await ports.outbox.add({ ...letter, request: "nothing" });
  }
  ports.letterQueued();
  return accept(null);
}
