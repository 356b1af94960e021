import { oneTimeCode } from "#vocabulary/person.ts";
import type { Letter, LetterRequest, QueuedLetter } from "./letter.ts";
import type { AccountPorts } from "./ports.ts";
import { type Describe, writeNews } from "./write-news.ts";

export type Carrier = {
  /** Rejects when the letter did not go out. It is then tried again, unless the error says that it `isFinal`. */
  readonly post: (letter: Letter) => Promise<void>;
  readonly onFailure: (reason: string, attempts: number) => void;
  readonly describe: Describe;
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
    try {
      const letter = await writeLetter(ports, queued, made, carrier.describe);
      if (!letter) return await ports.outbox.drop(queued.id);
      await carrier.post(letter);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      carrier.onFailure(reason, queued.attempts);
      const again = isFinal(error) ? null : nextTry(queued, ports.now());
      return ports.outbox.failed(queued.id, reason.slice(0, 300), again);
    }
    made.delete(queued.id);
    // Whoever was deleted while the letter was under way leaves none behind.
    if (!(await ports.outbox.sent(queued.id, ports.now()))) await ports.forgetMail(queued.recipient);
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

/** The other side will never take it: to ask again and again would only annoy it. */
const isFinal = (error: unknown): boolean => error instanceof Error && Reflect.get(error, "isFinal") === true;

type Secret = { readonly text: string; readonly at: Date };

/** A mail server that took the letter but lost the connection may have delivered it: the code stays the same. */
const reuseMs = 2 * 60_000;

async function writeLetter(
  ports: AccountPorts,
  { id, recipient, request }: QueuedLetter,
  made: Map<string, Secret>,
  describe: Describe,
): Promise<Letter | undefined> {
  const { people, codes, secrets } = ports;
  // Hashed for everyone, whoever they are: otherwise the next sign-in could tell by the queue who was sent a code.
  const fresh = withoutCode.includes(request) || made.has(id) ? undefined : await newCode(ports);
  const person = request === "nothing" ? undefined : await people.findByEmail(recipient);
  if (!person) return undefined;
  const { lang: language, firstname } = person.profile;
  const addressed = { to: recipient, language, firstname };
  const remember = (text: string): string => {
    made.set(id, { text, at: ports.now() });
    return text;
  };
  const before = made.get(id)?.text;
  if (request === "news") {
    const news = writeNews(await ports.notices.ofMail(id), person.profile, describe);
    if (!news || person.status === "pending") return undefined;
    const token = before ?? remember(secrets.newToken());
    if (!before) await ports.notices.keepUnsubscribeToken(person.id, secrets.digest(token), ports.now());
    return { ...addressed, ...news, kind: "news", token };
  }
  if (request === "password_changed") return { ...addressed, kind: "password_changed" };
  if (request === "reset") {
    const token = before ?? remember(secrets.newToken());
    if (!before) await people.keepResetToken(person.id, secrets.digest(token), ports.now());
    return { ...addressed, kind: "reset_link", token };
  }
  if (person.status !== "pending")
    return request === "signup" ? { ...addressed, kind: "already_registered" } : undefined;
  if (before) return { ...addressed, kind: "code", code: before };
  if (!fresh) return undefined;
  await codes.keep(person.id, "signup", fresh.hash, ports.now());
  return { ...addressed, kind: "code", code: remember(fresh.code) };
}

const withoutCode: readonly LetterRequest[] = ["reset", "password_changed", "news"];

async function newCode({ passwords, secrets }: AccountPorts): Promise<{ code: string; hash: string }> {
  const code = secrets.newCode();
  const hash = await passwords.hash(code, "the post");
  // Too many people sign in at this moment: the letter can wait.
  if (!hash.ok) throw new Error("No code could be hashed right now.");
  return { code, hash: hash.value };
}

/** Quick at first, since someone waits for it; then ever slower, for a day. */
const pausesSeconds = [2, 5, 10, 20, 30];

function nextTry({ attempts, createdAt }: QueuedLetter, at: Date): Date | null {
  const waited = at.getTime() - createdAt.getTime();
  if (waited > 24 * 3_600_000) return null;
  const slow = Math.min(3_600, Math.max(30, waited / 1000 / oneTimeCode.minutes));
  return new Date(at.getTime() + (pausesSeconds[attempts - 1] ?? slow) * 1000);
}
