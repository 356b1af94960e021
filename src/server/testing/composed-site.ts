import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { freshDatabase } from "#storage/testing/databases.ts";
import { openLog } from "../adapters/log.ts";
import { compose } from "../compose.ts";
import { type Config, readConfig } from "../config.ts";
import { withoutPages } from "./without-pages.ts";

/** Everything that `npm start` puts together but the pages, with its log at hand. */
export async function openComposedSite(environment: Readonly<Record<string, string>> = {}) {
  const database = await freshDatabase("embedded");
  const folder = await mkdtemp(join(tmpdir(), "cleed-composed-"));
  const read = readConfig({ DATA_DIR: folder, PUBLIC_URL: "http://site", PORT: "0", ...environment });
  if (!read.ok) throw new Error(read.refusal);
  const config: Config = read.value;
  const lines: string[] = [];
  const log = openLog("debug", { write: (line) => void lines.push(line) });
  let adminPassword = "";
  const composed = await compose({
    config,
    database,
    build: withoutPages,
    log,
    report: (step) => {
      adminPassword = /, password (\S+)/.exec(step)?.[1] ?? adminPassword;
    },
    now: () => new Date(),
  });
  return {
    answer: composed.answer,
    config,
    database,
    folder,
    log,
    lines,
    adminPassword,
    /** The code of the last letter to an address, as soon as there is one. */
    codeFor: async (email: string): Promise<string> => {
      for (let tries = 0; tries < 400; tries++) {
        const code = await codeIn(join(folder, "outbox"), email);
        if (code) return code;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`No code was mailed to ${email}.`);
    },
    close: async () => {
      await composed.rest();
      await composed.close();
      await database.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type ComposedSite = Awaited<ReturnType<typeof openComposedSite>>;

async function codeIn(outbox: string, email: string): Promise<string | undefined> {
  const mark = createHash("sha256").update(email).digest("hex").slice(0, 16);
  const names = await readdir(outbox).catch(() => []);
  const last = names
    .filter((name) => name.includes(`-${mark}-`) && name.endsWith(".eml"))
    .toSorted()
    .at(-1);
  if (!last) return undefined;
  const { subject = "" } = await PostalMime.parse(await readFile(join(outbox, last)));
  return /\d{6}/.exec(subject)?.[0];
}

/** On a machine that has too much to do the database may ask for patience: whoever is told so comes back. */
export async function patiently<Reply extends { readonly status: number }>(
  ask: () => Promise<Reply>,
): Promise<Reply> {
  for (let tries = 0; ; tries++) {
    const reply = await ask();
    if (reply.status !== 503 || tries === 20) return reply;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
