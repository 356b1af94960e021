import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pino } from "pino";
import type { OpenDatabase } from "#storage/open-database.ts";
import { compose } from "../compose.ts";
import { readConfig } from "../config.ts";
import type { WebBuild } from "../web-build.ts";
import { goodPassword, registration } from "./account-site.ts";
import { withoutPages } from "./without-pages.ts";

export type WholeSite = Awaited<ReturnType<typeof openWholeSite>>;

/** Everything that `npm start` puts together but the pages, on a small catalogue of its own. */
export async function openWholeSite(
  database: OpenDatabase & { remove(): Promise<void> },
  build: WebBuild = withoutPages,
) {
  const folder = await mkdtemp(join(tmpdir(), "cleed-whole-"));
  const config = readConfig({ DATA_DIR: folder, CATALOGUE_SIZE: "120", PUBLIC_URL: "http://site" });
  if (!config.ok) throw new Error(config.refusal);
  const faults: string[] = [];
  const said = new Writable({
    write: (line, _, done) => {
      // On a machine that is busy enough the database is late; whoever asks is told to come back, and that is no bug.
      if (!String(line).includes("did not answer in time")) faults.push(String(line).slice(0, 3_000));
      done();
    },
  });
  let shiftMs = 0;
  let password = "";
  const { answer, rest, close } = await compose({
    config: config.value,
    database,
    build,
    log: pino({ level: "error", base: null }, said),
    report: (step) => {
      password = /, password (\S+)/.exec(step)?.[1] ?? password;
    },
    now: () => new Date(Date.now() + shiftMs),
  });

  const open = async (request: Request, address = "203.0.113.1") =>
    await answer(request, { requestId: "r", clientAddress: address });
  const ask = async (method: string, path: string, body?: unknown, token = "", address?: string) => {
    const headers = {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await open(new Request(`http://site${path}`, init), address);
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json") && text !== "";
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
    const content: any = isJson ? JSON.parse(text) : text;
    return { status: response.status, headers: response.headers, body: content };
  };
  const signIn = async (email: string, secret: string): Promise<{ id: string; token: string }> => {
    const { status, body } = await ask("POST", "/api/auth/signin", { email, password: secret }, "", email);
    if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${JSON.stringify(body)}`);
    return body;
  };
  const admin = await signIn("admin@cleed.local", password);

  return {
    ask,
    open,
    database,
    /** What was written to the log as an error. */
    faults,
    admin,
    /** Someone who has signed up, and whose address an admin has confirmed. */
    member: async (email: string) => {
      await ask("POST", "/api/auth/signup", registration(email), "", email);
      const { body } = await ask(
        "GET",
        `/api/admin/users?q=${encodeURIComponent(email)}`,
        undefined,
        admin.token,
      );
      await ask("PATCH", `/api/admin/users/${body.users[0].id}`, { confirmed: true }, admin.token);
      return { email, ...(await signIn(email, goodPassword)) };
    },
    /** Time goes on by so much. */
    pass: (ms: number) => {
      shiftMs += ms;
    },
    close: async () => {
      await rest();
      await close();
      await database.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
