import { oneTimeCode } from "#vocabulary/person.ts";
import type { Letter, QueuedLetter } from "./letter.ts";
import type { AccountPorts } from "./ports.ts";

export type Carrier = {
  /** Rejects when the letter did not go out; it is then tried again. */
  readonly post: (letter: Letter) => Promise<void>;
  readonly onFailure: (reason: string, attempts: number) => void;
};

/** How long a letter belongs to one process before another may take it up: longer than the post tries, 20 s. */
const leaseMs = 30_000;

/**
 * Carries what is due, a few at a time. Who is written to, and the secret in it, is decided now: a code counts its
 * ten minutes from here, and none waits in the database. A second try within moments sends the same secret again.
 */
export function openDelivery(ports: AccountPorts, carrier: Carrier) {
  const made = new Map<string, Secret>();

  const deliver = async (queued: QueuedLetter): Promise<void> => {
    const letter = await writeLetter(ports, queued, made);
    if (!letter) return ports.outbox.drop(queued.id);
    try {
      await carrier.post(letter);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      carrier.onFailure(reason, queued.attempts);
      return ports.outbox.failed(queued.id, reason.slice(0, 300), nextTry(queued, ports.now()));
    }
    made.delete(queued.id);
    await ports.outbox.sent(queued.id, ports.now());
  };

  /** Says how many letters it took up: when that is many, there may be more. */
  return async (most = 8): Promise<number> => {
    const at = ports.now();
    const due = await ports.outbox.claim(at, new Date(at.getTime() + leaseMs), most);
    for (const [id, { at: since }] of made) {
      if (at.getTime() - since.getTime() > reuseMs) made.delete(id);
    }
    await Promise.all(due.map(deliver));
    return due.length;
  };
}

type Secret = { readonly text: string; readonly at: Date };

/** A mail server that took the letter but lost the connection may have delivered it: the code stays the same. */
const reuseMs = 2 * 60_000;

async function writeLetter(
  ports: AccountPorts,
  { id, recipient, request }: QueuedLetter,
  made: Map<string, Secret>,
): Promise<Letter | undefined> {
  const { people, codes, passwords, secrets } = ports;
  const person = request === "nothing" ? undefined : await people.findByEmail(recipient);
  if (!person) return undefined;
  const { lang: language, firstname } = person.profile;
  const addressed = { to: recipient, language, firstname };
  const secret = async (make: () => string, keep: (text: string) => Promise<void>): Promise<string> => {
    const before = made.get(id);
    if (before) return before.text;
    const text = make();
    await keep(text);
    made.set(id, { text, at: ports.now() });
    return text;
  };
  if (request === "password_changed") return { ...addressed, kind: "password_changed" };
  if (request === "reset") {
    const token = await secret(secrets.newToken, (text) =>
      people.keepResetToken(person.id, secrets.digest(text), ports.now()),
    );
    return { ...addressed, kind: "reset_link", token };
  }
  if (person.status !== "pending")
    return request === "signup" ? { ...addressed, kind: "already_registered" } : undefined;
  const code = await secret(secrets.newCode, async (text) => {
    const hash = await passwords.hash(text);
    // Too many people sign in at this moment: the letter can wait.
    if (!hash.ok) throw new Error("No code could be hashed right now.");
    await codes.keep(person.id, "signup", hash.value, ports.now());
  });
  return { ...addressed, kind: "code", code };
}

/** Quick at first, since someone waits for it; then ever slower, for a day. */
const pausesSeconds = [2, 5, 10, 20, 30];

function nextTry({ attempts, createdAt }: QueuedLetter, at: Date): Date | null {
  const waited = at.getTime() - createdAt.getTime();
  if (waited > 24 * 3_600_000) return null;
  const slow = Math.min(3_600, Math.max(30, waited / 1000 / oneTimeCode.minutes));
  return new Date(at.getTime() + (pausesSeconds[attempts - 1] ?? slow) * 1000);
}
