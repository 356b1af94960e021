import type { AccountSite, Reply } from "./account-site.ts";

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** The medians for addresses that are known and for others, interleaved: what else the machine does meets both. */
export async function compareTimes(
  ask: (email: string) => Promise<Reply>,
  known: readonly string[],
  unknown: readonly string[],
): Promise<{ readonly known: number; readonly unknown: number; readonly ratio: number }> {
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < known.length; n++) {
    const pair = [known[n] ?? "", unknown[n] ?? ""] as const;
    for (const side of n % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const from = performance.now();
      await ask(pair[side]);
      times[side].push(performance.now() - from);
    }
  }
  const [one, other] = [median(times[0]), median(times[1])];
  return { known: one, unknown: other, ratio: Math.max(one, other) / Math.min(one, other) };
}

/** Confirmed people, put straight into the database: signing them all up would take longer than the test. */
export async function addMembers(site: AccountSite, count: number, name: string): Promise<string[]> {
  const template = await site.member(`template-${name}@example.com`);
  const person = await site.accounts.people.findByEmail(template.email);
  if (!person) throw new Error("The template is gone.");
  const { firstname, lastname, gender, birthdate, lang, notifications, ecole } = person.profile;
  const emails = Array.from({ length: count }, (_, n) => `known-${name}-${n}@example.com`);
  for (const email of emails) {
    const id = crypto.randomUUID();
    const { passwordHash } = person;
    await site.accounts.people.register(
      {
        id,
        email,
        passwordHash,
        claimHash: null,
        firstname,
        lastname,
        gender,
        birthdate,
        lang,
        notifications,
        ecole,
      },
      { version: 1, at: new Date() },
      undefined,
    );
    await confirm(site, id, email);
  }
  return emails;
}

async function confirm(
  { accounts: { codes, secrets } }: AccountSite,
  id: string,
  email: string,
): Promise<void> {
  const [codeHash, at] = [secrets.digest(id), new Date()];
  const letter = { id: secrets.newId(), recipient: email, request: "reset" as const, at };
  await codes.keep(id, "signup", codeHash, at);
  await codes.use(id, "signup", { codeHash, claimHash: null, letter, at });
}

export const strangers = (count: number, name: string): string[] =>
  Array.from({ length: count }, (_, n) => `ghost-${name}-${n}@example.com`);
