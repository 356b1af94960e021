import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, test } from "vitest";
import { openPost } from "./open-post.ts";
import { letterOf, site } from "./testing/letters.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const patient = { connectionTimeout: 2_000, greetingTimeout: 2_000, socketTimeout: 2_000, deadline: 4_000 };

const postTo = (smtpUrl: string, times = patient) =>
  openPost({ smtpUrl, from: site.contact, folder: "/nowhere/cleed-mail", publicUrl: site.publicUrl }, times);

type Received = {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: Buffer;
  readonly user: unknown;
};

async function openMailServer(options: ConstructorParameters<typeof SMTPServer>[0] = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, { envelope, user }, done) => {
      void buffer(stream).then((raw) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw, user });
        done();
      }, done);
    },
    ...options,
  });
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  closers.push(() => server.close());
  return { received, port: (listening.address() as AddressInfo).port };
}

/** A server that does what the script says, and whose open connections can be counted. */
async function openRudeServer(script: (socket: Socket) => void) {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => open.delete(socket));
    script(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, open };
}

/** Polite until the whole letter was taken, then `then`. */
const afterData = (then: (socket: Socket) => void) => (socket: Socket) => {
  let inData = false;
  socket.write("220 rude\r\n");
  socket.on("data", (chunk) => {
    const text = chunk.toString();
    if (inData) {
      if (text.endsWith("\r\n.\r\n")) then(socket);
    } else if (text.startsWith("DATA")) {
      inData = true;
      socket.write("354 go on\r\n");
    } else socket.write("250 ok\r\n");
  });
};

describe("letters by SMTP", () => {
  test("a letter arrives, with its code, for one recipient", async () => {
    const { received, port } = await openMailServer();
    await postTo(`smtp://127.0.0.1:${port}`).post(letterOf("code", { language: "fr" }));
    const [mail] = received;
    expect(received).toHaveLength(1);
    expect(mail).toMatchObject({ from: "hello@cleed.example", to: ["ada@example.com"] });
    const email = await PostalMime.parse(mail?.raw ?? "");
    expect(email.subject).toBe("Votre code Cleed\u00a0: 204817");
    expect(email.text).toContain("204817");
    expect(email.html).toContain("204");
  });

  test("many at once arrive, each on a connection of its own", async () => {
    const { received, port } = await openMailServer();
    const post = postTo(`smtp://127.0.0.1:${port}`);
    const people = Array.from({ length: 8 }, (_, place) => `reader${place}@example.com`);
    await Promise.all(people.map((to) => post.post(letterOf("reset_link", { to }))));
    expect(received.flatMap(({ to }) => to).toSorted()).toEqual(people);
  });

  test("the name and the password of the address are used, whatever characters they hold", async () => {
    const { received, port } = await openMailServer({
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
      authMethods: ["PLAIN"],
      onAuth: ({ username, password }, _session, done) =>
        password === "p@ss:/word" ? done(null, { user: username ?? "" }) : done(new Error("Invalid login")),
    });
    await postTo(`smtp://us%40er:p%40ss%3A%2Fword@127.0.0.1:${port}`).post(letterOf("code"));
    expect(received[0]?.user).toBe("us@er");
    await expect(postTo(`smtp://user:wrong@127.0.0.1:${port}`).post(letterOf("code"))).rejects.toThrow(
      "Invalid",
    );
    expect(received).toHaveLength(1);
  });

  test("a certificate nobody vouches for is refused", async () => {
    const { received, port } = await openMailServer({ secure: true });
    await expect(postTo(`smtps://127.0.0.1:${port}`).post(letterOf("code"))).rejects.toThrow(/certificate/i);
    expect(received).toEqual([]);
  });

  test("a refusal is told without the address it was about", async () => {
    const { port } = await openMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(new Error(`<${address.toUpperCase()}> is unknown here`)),
    });
    const refused = postTo(`smtp://127.0.0.1:${port}`).post(letterOf("code"));
    await expect(refused).rejects.toThrow("unknown here");
    await expect(refused).rejects.not.toThrow(/ada@example\.com/i);
  });

  test("an address with a line break never reaches the server", async () => {
    const { received, port } = await openMailServer();
    const to = "ada@example.com>\r\nRCPT TO:<eve@example.com";
    await expect(postTo(`smtp://127.0.0.1:${port}`).post(letterOf("code", { to }))).rejects.toThrow(
      "no address",
    );
    expect(received).toEqual([]);
  });
});

describe("a mail server that misbehaves", () => {
  const short = { connectionTimeout: 150, greetingTimeout: 150, socketTimeout: 300, deadline: 500 };

  test.each([
    ["says nothing at all", () => {}],
    ["closes at once", (socket: Socket) => socket.end()],
    ["takes the letter and never answers", afterData(() => {})],
    ["takes the letter and closes", afterData((socket) => socket.end())],
    ["takes the letter and breaks the connection", afterData((socket) => socket.resetAndDestroy())],
    ["takes the letter and refuses it", afterData((socket) => socket.write("554 no\r\n"))],
  ] as const)("one that %s: the letter did not go out, and no connection is left", async (_name, script) => {
    const { url, open } = await openRudeServer(script);
    await expect(postTo(url, short).post(letterOf("code"))).rejects.toThrow();
    await expect.poll(() => open.size).toBe(0);
  });

  test("one that always says a little, and never comes to an end, is left at the deadline", async () => {
    const { url, open } = await openRudeServer(
      afterData((socket) => {
        const drip = setInterval(() => socket.write("250-still here\r\n"), 20);
        socket.on("close", () => clearInterval(drip));
      }),
    );
    await expect(postTo(url, short).post(letterOf("code"))).rejects.toThrow("took too long");
    await expect.poll(() => open.size, { timeout: 5_000 }).toBe(0);
  });

  test("no patience written into the address outlasts the deadline", async () => {
    const { url } = await openRudeServer(() => {});
    const greedy = `${url}?pool=true&greetingTimeout=60000&connectionTimeout=60000&socketTimeout=60000`;
    await expect(postTo(greedy, short).post(letterOf("code"))).rejects.toThrow();
  });

  test("nobody at the address: the letter did not go out", async () => {
    const { url } = await openRudeServer(() => {});
    closers.splice(0).forEach((close) => {
      close();
    });
    await expect(postTo(url, short).post(letterOf("code"))).rejects.toThrow("ECONNREFUSED");
  });

  test("closing the post gives up letters under way", async () => {
    const { url, open } = await openRudeServer(() => {});
    const post = postTo(url);
    const posted = expect(post.post(letterOf("code"))).rejects.toThrow("closed before");
    await expect.poll(() => open.size).toBe(1);
    post.close();
    await posted;
    await expect.poll(() => open.size).toBe(0);
  });
});
