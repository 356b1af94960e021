import { spawn } from "node:child_process";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { SMTPServer } from "smtp-server";
import { codeIn, mailsTo, mailTo } from "./mail.ts";
import { emptyFolder, readyAddress, startServer, stop } from "./running-server.ts";

test.describe.configure({ timeout: 180_000 });

const password = "lavender tram oboe";

const post = (base: string, path: string, body: unknown) =>
  fetch(base + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const signUp = (base: string, email: string) =>
  post(base, "/api/auth/signup", {
    email,
    password,
    firstname: "Ada",
    lastname: "Lovelace",
    gender: "female",
    terms: true,
  });

test("killed in the middle of sign-ups, it has every acknowledged account, whole, after the restart", {
  tag: "@long",
}, async () => {
  const folder = await emptyFolder();
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round++) {
    const server = startServer({ PORT: "0", DATA_DIR: folder, CATALOGUE_SIZE: "0" });
    const base = await readyAddress(server);
    const asked = Array.from({ length: 12 }, async (_, n) => {
      const email = `kill-${round}-${n}@example.com`;
      const response = await signUp(base, email).catch(() => undefined);
      if (response?.status === 201) acknowledged.push(email);
    });
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(4 * (round + 1));
    await stop(server, "SIGKILL");
    await Promise.all(asked);
  }
  const server = startServer({ PORT: "0", DATA_DIR: folder, CATALOGUE_SIZE: "0" });
  const base = await readyAddress(server);
  expect(acknowledged.length).toBeGreaterThanOrEqual(12);
  for (const email of acknowledged) {
    const outbox = join(folder, "outbox");
    await mailTo(email, 1, outbox);
    // Whoever was killed between two tries may have been mailed twice: the newest code counts.
    await expect
      .poll(
        async () => {
          const last = (await mailsTo(email, outbox)).at(-1);
          const response = await post(base, "/api/auth/verify", {
            email,
            code: last ? codeIn(last) : "000000",
          });
          return response.status;
        },
        { timeout: 20_000, intervals: [500] },
      )
      .toBe(200);
    const signedIn = await post(base, "/api/auth/signin", { email, password });
    expect([signedIn.status, (await signedIn.json()).firstname]).toEqual([200, "Ada"]);
  }
  await stop(server);
});

test("a mail server that hangs delays nobody, and the mail goes out when it is back", {
  tag: "@long",
}, async () => {
  const folder = await emptyFolder();
  const sockets: Socket[] = [];
  const hanging = createServer((socket) => {
    socket.on("error", () => {});
    sockets.push(socket);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => hanging.once("listening", resolve));
  const address = hanging.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const server = startServer({
    PORT: "0",
    DATA_DIR: folder,
    CATALOGUE_SIZE: "0",
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  const base = await readyAddress(server);
  const email = "patient@example.com";
  expect((await signUp(base, email)).status).toBe(201);
  await expect.poll(() => sockets.length, { timeout: 10_000 }).toBeGreaterThan(0);
  for (let n = 0; n < 3; n++) expect((await signUp(base, `also-${n}@example.com`)).status).toBe(201);
  expect((await fetch(`${base}/api/health`)).status).toBe(200);

  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => hanging.close(resolve));
  const received: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => {
        text += chunk;
      });
      stream.on("end", () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(port, "127.0.0.1", () => resolve()));
  await expect
    .poll(() => received.filter((mail) => mail.includes(`To: ${email}`)).length, { timeout: 60_000 })
    .toBe(1);
  await expect.poll(() => received.length, { timeout: 60_000 }).toBe(4);
  await stop(server);
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

const run = (env: Record<string, string>, ...args: string[]) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn("node", ["src/server/commands/make-admin.ts", ...args], {
      env: { ...process.env, ...env },
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        said += chunk;
      });
    child.on("close", (code) => resolve({ code, said }));
  });

test("the first start makes an admin and prints the password once; make-admin makes others", {
  tag: "@long",
}, async () => {
  const folder = await emptyFolder();
  const env = { PORT: "0", DATA_DIR: folder, CATALOGUE_SIZE: "0" };
  const first = startServer(env);
  const base = await readyAddress(first);
  const secret = /admin@cleed\.local, password (\S+)/.exec(first.said())?.[1] ?? "";
  const signedIn = await post(base, "/api/auth/signin", { email: "admin@cleed.local", password: secret });
  expect(await signedIn.json()).toMatchObject({ admin: true, email: "admin@cleed.local" });
  const email = "later@example.com";
  await signUp(base, email);
  const code = codeIn(await mailTo(email, 1, join(folder, "outbox")));
  const verified = await (await post(base, "/api/auth/verify", { email, code })).json();
  expect(verified.admin).toBe(false);
  expect(await run(env, email)).toEqual({
    code: 1,
    said: expect.stringContaining("is in use by another Cleed"),
  });
  await stop(first);

  expect(await run(env)).toEqual({ code: 1, said: expect.stringContaining("Name one e-mail address") });
  expect(await run(env, "nobody@example.com")).toEqual({
    code: 1,
    said: "Nobody has signed up with nobody@example.com.\n",
  });
  expect(await run(env, "Later@Example.com")).toEqual({ code: 0, said: `${email} is an admin now.\n` });
  expect(await run(env, email)).toEqual({ code: 0, said: `${email} is an admin already.\n` });

  const second = startServer(env);
  const restarted = await readyAddress(second);
  expect(second.said()).not.toContain("password");
  const me = await fetch(`${restarted}/api/users/me`, {
    headers: { authorization: `Bearer ${verified.token}` },
  });
  expect((await me.json()).user).toMatchObject({ admin: true, email });
  await stop(second);
});
