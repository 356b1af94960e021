import { randomBytes, randomInt, randomUUID, scryptSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askForMail } from "#domain/people/ask-for-mail.ts";
import { openDelivery } from "#domain/people/deliver-letters.ts";
import type { Letter } from "#domain/people/letter.ts";
import { noOverrides } from "#domain/people/overrides.ts";
import type { AccountPorts } from "#domain/people/ports.ts";
import { signUp } from "#domain/people/sign-up.ts";
import { verifyCode } from "#domain/people/verify-code.ts";
import { accept } from "#vocabulary/result.ts";
import { databaseKinds } from "../testing/databases.ts";
import { digest, dumpTables, openPeople, type PeopleDatabase } from "../testing/people.ts";
import { openRateLimits } from "./rate-limits.ts";

const slowHash = (secret: string) => scryptSync(secret, "salt", 32, { N: 16 }).toString("base64url");

const portsOver = (stores: PeopleDatabase, kind: (typeof databaseKinds)[number]): AccountPorts => ({
  ...stores,
  overridesFor: () => noOverrides,
  limits: openRateLimits(stores.db, kind),
  passwords: {
    hash: async (password) => accept(slowHash(password)),
    matches: async (hash, password) => accept(hash === slowHash(password)),
    isCommon: () => false,
  },
  secrets: {
    newId: randomUUID,
    newToken: () => randomBytes(32).toString("base64url"),
    newCode: () => String(randomInt(100_000, 1_000_000)),
    digest,
  },
  now: () => new Date(),
  termsVersion: async () => 1,
  letterQueued: () => {},
  forgetMail: async () => {},
});

describe.each(databaseKinds)("whoever reads the whole %s database", (kind) => {
  let stores: PeopleDatabase;

  beforeAll(async () => {
    stores = await openPeople(kind);
  });
  afterAll(() => stores.remove());

  test("finds no password, code, link or token that would let them in", async () => {
    const ports = portsOver(stores, kind);
    const letters: Letter[] = [];
    const deliver = openDelivery(ports, {
      post: async (letter) => void letters.push(letter),
      onFailure: () => {},
      describe: { piece: () => undefined, brand: () => undefined },
    });
    const [email, password] = ["reader@example.org", "correct horse battery staple"];
    const dumps: string[] = [];
    const look = async () => dumps.push(Object.values(await dumpTables(stores.db)).join("\n"));
    const from = { address: "203.0.113.9", device: { browser: null, system: null } };

    const person = {
      email,
      password,
      firstname: "Ada",
      lastname: "L",
      gender: "female",
      lang: "en",
    } as const;
    expect(await signUp(ports, person, from.address)).toMatchObject({ ok: true });
    await look();
    await deliver();
    await look();
    const code = letters.flatMap((letter) => (letter.kind === "code" ? [letter.code] : []))[0] ?? "";
    const verified = await verifyCode(ports, { email, code, purpose: "signup" }, from);
    if (!verified.ok) throw new Error(verified.refusal.kind);
    await look();
    await ports.limits.clear("mailPause", email);
    await askForMail(ports, "reset", email, from.address);
    await deliver();
    await look();
    const link = letters.flatMap((letter) => (letter.kind === "reset_link" ? [letter.token] : []))[0] ?? "";

    const { token } = verified.value;
    expect([code, link, token].map(({ length }) => length)).toEqual([6, 43, 43]);
    // The dumps are of the right database at the right moments: they have what the secrets were turned into.
    const everything = dumps.join("\n");
    for (const kept of [slowHash(password), slowHash(code), digest(link), digest(token)])
      expect(everything).toContain(kept);
    for (const secret of [password, link, token]) expect(everything).not.toContain(secret);
    // Six digits may stand by chance inside something longer.
    expect(everything).not.toMatch(new RegExp(`(?<![\\w.])${code}(?![\\w.])`));
  });
});
