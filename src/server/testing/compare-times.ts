import type { AccountSite, Reply } from "./account-site.ts";

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

export type ComparedTimes = {
  readonly known: number;
  readonly unknown: number;
  readonly ratio: number;
  /** How likely means that differ as much are when nothing differs (Welch's test). */
  readonly chance: number;
};

/** The medians for addresses that are known and for others, interleaved: what else the machine does meets both. */
export async function compareTimes(
  ask: (email: string) => Promise<Reply>,
  known: readonly string[],
  unknown: readonly string[],
): Promise<ComparedTimes> {
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
  const ratio = Math.max(one, other) / Math.min(one, other);
  return { known: one, unknown: other, ratio, chance: welch(times[0], times[1]) };
}

/** With hundreds of values on each side Student's curve is the normal one. */
function welch(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const error = (values: readonly number[]) => {
    const middle = mean(values);
    return (
      values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1) / values.length
    );
  };
  const t = Math.abs(mean(one) - mean(other)) / Math.sqrt(error(one) + error(other));
  return 2 * (1 - normal(t));
}

/** The area below the normal curve, by Abramowitz and Stegun 26.2.17: right to seven places. */
function normal(x: number): number {
  const k = 1 / (1 + 0.2316419 * x);
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = terms.reduceRight((rest, term) => (rest + term) * k, 0);
  return 1 - (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * sum;
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
