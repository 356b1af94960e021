import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { registration } from "../testing/account-site.ts";
import { type ComposedSite, openComposedSite, patiently } from "../testing/composed-site.ts";

/** What the mail server does: to the recipient, and to a letter that it has whole. */
type Manners = "well" | "silent" | "refuses" | "not_now" | "drops";

let manners: Manners;
let server: Server;
let port: number;
const sockets = new Set<Socket>();
let connections = 0;
const received: { readonly to: string; readonly raw: string }[] = [];
let asked: string[] = [];

let site: ComposedSite;

beforeAll(async () => {
  server = createServer(answer);
  port = await listenOn(0);
  site = await openComposedSite({ CATALOGUE_SIZE: "0", SMTP_URL: `smtp://127.0.0.1:${port}` });
}, 120_000);
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  server.close();
  await site.close();
});
beforeEach(() => {
  manners = "well";
  received.length = 0;
  asked = [];
});

async function listenOn(at: number): Promise<number> {
  server.listen(at, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

function answer(socket: Socket): void {
  sockets.add(socket);
  connections += 1;
  socket.on("error", () => {});
  socket.on("close", () => sockets.delete(socket));
  if (manners === "silent") return;
  let to = "";
  let letter: string | undefined;
  socket.write("220 here\r\n");
  socket.on("data", (chunk) => {
    const text = chunk.toString();
    if (letter !== undefined) {
      letter += text;
      if (!letter.endsWith("\r\n.\r\n")) return;
      received.push({ to, raw: letter });
      letter = undefined;
      if (manners === "drops") socket.destroy();
      else socket.write("250 taken\r\n");
    } else if (text.startsWith("RCPT")) {
      to = /<([^>]*)>/.exec(text)?.[1] ?? "";
      asked.push(to);
      if (manners === "refuses") socket.write(`550 <${to}> is unknown here\r\n`);
      else if (manners === "not_now") socket.write("451 come back later\r\n");
      else socket.write("250 ok\r\n");
    } else if (text.startsWith("DATA")) {
      letter = "";
      socket.write("354 go on\r\n");
    } else socket.write("250 ok\r\n");
  });
}

const ask = (...call: Parameters<typeof askOnce>) => patiently(() => askOnce(...call));
const askOnce = async (path: string, body: unknown, address: string) => {
  const began = performance.now();
  const request = new Request(`http://site${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const response = await site.answer(request, { requestId: "r", clientAddress: address });
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  const answered: any = await response.json();
  return { status: response.status, body: answered, ms: performance.now() - began };
};
let people = 0;
const signUp = async () => {
  people += 1;
  const [email, address] = [`reader${people}@example.org`, `198.51.100.${people}`];
  return { email, address, ...(await ask("/api/auth/signup", registration(email), address)) };
};
const codesTo = async (email: string): Promise<string[]> => {
  const letters = await Promise.all(
    received.filter(({ to }) => to === email).map(({ raw }) => PostalMime.parse(raw)),
  );
  return letters.map(({ subject = "" }) => /\d{6}/.exec(subject)?.[0] ?? "none");
};
const outboxOf = (email: string) =>
  site.database.db.selectFrom("mail_outbox").selectAll().where("recipient", "=", email).execute();
/** 300 ms on a machine that has nothing else to do; far less than any of the waits for a mail server. */
const soon = 3_000;
const inTime = { timeout: 20_000, interval: 50 };

test("a mail server that never speaks: the sign-up is answered while it is still waited for", async () => {
  manners = "silent";
  const { status, ms } = await signUp();
  expect(status).toBe(201);
  expect(ms).toBeLessThan(soon);
  // It was asked, and is given five seconds to say who it is: longer than the answer took.
  await expect.poll(() => connections, inTime).toBeGreaterThan(0);
  for (const socket of sockets) socket.destroy();
});

test("nobody at the address: the letter waits, and goes out once with one code when somebody is there", async () => {
  const closed = once(server, "close");
  server.close();
  for (const socket of sockets) socket.destroy();
  await closed;
  const { status, ms, email, address } = await signUp();
  expect(status).toBe(201);
  expect(ms).toBeLessThan(soon);
  await expect.poll(async () => (await outboxOf(email))[0]?.attempts, inTime).toBeGreaterThan(0);
  expect((await outboxOf(email))[0]).toMatchObject({ sent_at: null, due_at: expect.any(Date) });
  await listenOn(port);
  await expect.poll(async () => (await codesTo(email)).length, inTime).toBe(1);
  const [code] = await codesTo(email);
  expect((await ask("/api/auth/verify", { email, code }, address)).status).toBe(200);
});

test("one that says not now is asked again", async () => {
  manners = "not_now";
  const { email } = await signUp();
  await expect.poll(() => asked.filter((to) => to === email).length, inTime).toBe(1);
  manners = "well";
  await expect.poll(async () => (await codesTo(email)).length, inTime).toBe(1);
});

test("one that refuses for good is not asked again, and the log does not say whom it refused", async () => {
  manners = "refuses";
  const { status, email } = await signUp();
  expect(status).toBe(201);
  const given = async () => (await outboxOf(email))[0]?.last_error ?? "";
  await expect.poll(given, inTime).toContain("550");
  expect((await outboxOf(email))[0]).toMatchObject({ due_at: null, attempts: 1, sent_at: null });
  // Longer than the first pause between two tries.
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(asked.filter((to) => to === email)).toHaveLength(1);
  expect(site.lines.join("")).toContain("a mail did not go out");
  expect(site.lines.join("")).not.toContain(email);
});

test("one that takes the letter and drops the line may get it twice: it is the same code, and it works", async () => {
  manners = "drops";
  const { email, address } = await signUp();
  await expect.poll(async () => (await codesTo(email)).length, inTime).toBe(1);
  manners = "well";
  await expect.poll(async () => (await codesTo(email)).length, inTime).toBe(2);
  const codes = await codesTo(email);
  expect(codes[0]).toMatch(/^\d{6}$/);
  expect(new Set(codes).size).toBe(1);
  expect((await ask("/api/auth/verify", { email, code: codes[0] }, address)).status).toBe(200);
});
