import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type RealPostgres, startRealPostgres } from "#storage/testing/real-postgres.ts";
import { rowsOf } from "#storage/testing/rows-of.ts";
import { goodPassword, registration } from "./account-site.ts";

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export type Said = { readonly status: number; readonly body: any };
type Asking = { readonly token?: string; readonly address?: string };

/** One of the processes of a site, real or as good as real. */
export type OneOfSeveral = {
  readonly ask: (method: string, path: string, body?: unknown, asking?: Asking) => Promise<Said>;
  /** Of the one that made the first admin. */
  readonly adminPassword: () => string | undefined;
  readonly stop: () => Promise<unknown>;
};

/** A PostgreSQL and a folder for several processes. */
export async function openCommonGround() {
  const server: RealPostgres = await startRealPostgres();
  const folder = await mkdtemp(join(tmpdir(), "cleed-several-"));
  return {
    url: server.url,
    folder,
    rows: (text: string) => rowsOf(server.url, text),
    remove: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The code that was mailed last to an address; mails are files here. */
export async function mailedCode(folder: string, email: string): Promise<string | undefined> {
  const outbox = join(folder, "outbox");
  const names = await readdir(outbox).catch(() => []);
  for (const name of names
    .filter((one) => one.endsWith(".eml"))
    .sort()
    .reverse()) {
    const letter = await readFile(join(outbox, name), "utf8");
    const code = /^Subject: .*?(\d{6})/m.exec(letter)?.[1];
    if (code && letter.includes(`To: ${email}`)) return code;
  }
  return undefined;
}

/** Someone who has signed up with one process, and whose address an admin has confirmed with another. */
export async function joinMember(one: OneOfSeveral, other: OneOfSeveral, adminToken: string) {
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  await patiently(() => one.ask("POST", "/api/auth/signup", registration(email), { address: email }));
  const asAdmin = { token: adminToken };
  const { body } = await other.ask(
    "GET",
    `/api/admin/users?q=${encodeURIComponent(email)}`,
    undefined,
    asAdmin,
  );
  await other.ask("PATCH", `/api/admin/users/${body.users[0].id}`, { confirmed: true }, asAdmin);
  return { email, token: await signIn(one, email, goodPassword) };
}

export async function signIn(where: OneOfSeveral, email: string, password: string): Promise<string> {
  const { status, body } = await patiently(() =>
    where.ask("POST", "/api/auth/signin", { email, password }, { address: email }),
  );
  if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${JSON.stringify(body)}`);
  return body.token;
}

/** A busy machine asks people to come again in a moment. */
export async function patiently(ask: () => Promise<Said>): Promise<Said> {
  for (;;) {
    const said = await ask();
    if (said.status !== 503) return said;
    await sleep(500);
  }
}
