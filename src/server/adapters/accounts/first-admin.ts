import { randomInt } from "node:crypto";
import type { AccountPorts } from "#domain/people/ports.ts";
import { defaultNotifications } from "#vocabulary/notifications.ts";

export const firstAdminEmail = "admin@cleed.local";

/** On a site without any admin there is one from now on. Gives the password, which nobody can read again. */
export async function makeFirstAdmin(accounts: AccountPorts): Promise<string | undefined> {
  if (await accounts.people.hasAdmin()) return undefined;
  const password = newPassword();
  const hash = await accounts.passwords.hash(password, "first start");
  if (!hash.ok) throw new Error("The admin's password could not be hashed.");
  const registration = {
    id: accounts.secrets.newId(),
    email: firstAdminEmail,
    passwordHash: hash.value,
    claimHash: null,
    firstname: "Admin",
    lastname: "Cleed",
    gender: "female",
    birthdate: null,
    lang: "en",
    notifications: defaultNotifications(),
    ecole: null,
  } as const;
  const terms = { version: await accounts.termsVersion(), at: accounts.now() };
  return (await accounts.people.addFirstAdmin(registration, terms)) ? password : undefined;
}

/** Easy to copy by hand: no letter or figure that looks like another. 24 of them are 118 bits. */
const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";

const newPassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join(""),
  ).join("-");
