import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { exampleFeed } from "#supply/feeds/testing/example-feed.ts";
import { goodPassword, type Reply, registration } from "../testing/account-site.ts";
import { type Ask, codeFor } from "../testing/running-server.ts";
import {
  detailsOf,
  feedName,
  feedRows,
  type Kind,
  type Member,
  type Notes,
  noteMember,
  pricesOf,
  sectionsOf,
} from "./kill-notes.ts";

export type Writing = {
  readonly ask: Ask;
  readonly notes: Notes;
  readonly dataDirectory: string;
  readonly products: readonly number[];
  readonly isOver: () => boolean;
};

/** Everybody writes at once until the server is gone; what it answered is in the notes. */
export async function writeUntilOver(writing: Writing): Promise<void> {
  const [one, other] = writing.notes.members.filter(({ deletion }) => deletion === "none");
  const people = [one, other].filter((member) => member !== undefined);
  await Promise.all([
    ...people.flatMap((member) => [like(writing, member), save(writing, member), board(writing, member)]),
    comeAndGo(writing, new Set(people)),
    swapFeeds(writing),
  ]);
}

/** An answer, or nothing when the server went before it came. */
async function told(
  { notes, isOver }: Writing,
  kind: Kind,
  expected: number,
  call: Promise<Reply>,
): Promise<Reply | undefined> {
  const reply = await call.catch((error: unknown) => {
    // Before the end nobody may hang up on us.
    if (!isOver()) notes.refused.push(`${kind}: ${error}`);
    return undefined;
  });
  // The database took too long: that is no answer, and it may have been done or not.
  if (reply?.status === 503) return undefined;
  if (reply && reply.status !== expected) {
    notes.refused.push(`${kind}: ${reply.status} ${JSON.stringify(reply.body).slice(0, 200)}`);
    return undefined;
  }
  if (reply) notes.answered[kind]++;
  return reply;
}

const me = ({ token, address }: Member) => ({ token, address });

async function like(writing: Writing, member: Member): Promise<void> {
  const { ask, products, isOver } = writing;
  for (const id of products.filter((product) => !member.liked.has(product))) {
    if (isOver()) return;
    member.liking = id;
    const body = { id, value: true };
    const call = ask("PATCH", "/api/users/me/preferences/products_liked", body, me(member));
    if (!(await told(writing, "like", 200, call))) return;
    member.liked.add(id);
    member.liking = undefined;
  }
}

async function save(writing: Writing, member: Member): Promise<void> {
  const { ask, isOver } = writing;
  for (let n = member.saved + 1; !isOver(); n++) {
    member.saving = n;
    const body = { preferences_to_update: sectionsOf(n) };
    const call = ask("PATCH", "/api/users/me/preferences?universe=women", body, me(member));
    if (!(await told(writing, "save", 200, call))) return;
    member.saved = n;
    member.saving = undefined;
  }
}

async function board(writing: Writing, member: Member): Promise<void> {
  const { ask, isOver } = writing;
  for (let n = member.boarded + 1; !isOver(); n++) {
    member.boarding = n;
    const body = { keys: detailsOf(n), onBoarding: true };
    const call = ask("PATCH", "/api/users/informations", body, me(member));
    if (!(await told(writing, "onboarding", 200, call))) return;
    member.boarded = n;
    member.boarding = undefined;
  }
}

/** Somebody signs up, confirms, likes three pieces; somebody who did so before leaves. */
async function comeAndGo(writing: Writing, staying: ReadonlySet<Member>): Promise<void> {
  const { notes, isOver } = writing;
  while (!isOver()) {
    const leaving = notes.members.find((member) => !staying.has(member) && member.deletion === "none");
    const [member] = await Promise.all([join(writing), leaving && leave(writing, leaving)]);
    if (!member) return;
  }
}

export async function join(writing: Writing): Promise<Member | undefined> {
  const { ask, notes, dataDirectory, products, isOver } = writing;
  const email = `n${randomUUID()}@example.com`;
  const address = newAddress();
  const newcomer = { email, address, claim: randomUUID(), state: "signing up" as const };
  const note: Notes["newcomers"][number] = newcomer;
  notes.newcomers.push(note);
  const { claim } = note;
  const signUp = ask("POST", "/api/auth/signup", registration(email, goodPassword, { claim }), { address });
  if (!(await told(writing, "sign-up", 201, signUp))) return undefined;
  note.state = "signed up";
  const code = await codeFor(dataDirectory, email, isOver);
  if (!code || isOver()) return undefined;
  note.state = "confirming";
  const verify = ask("POST", "/api/auth/verify", { email, code, claim }, { address });
  const reply = await told(writing, "sign-up", 200, verify);
  if (!reply) return undefined;
  notes.newcomers.splice(notes.newcomers.indexOf(note), 1);
  const member = noteMember(email, reply.body.token, address);
  notes.members.push(member);
  await like({ ...writing, products: products.slice(0, 3) }, member);
  return member;
}

async function leave(writing: Writing, member: Member): Promise<void> {
  member.deletion = "asked";
  const call = writing.ask("DELETE", "/api/users/delete", undefined, me(member));
  if (await told(writing, "deletion", 200, call)) member.deletion = "answered";
}

/** One edition of the same products after the other: only the prices differ. */
async function swapFeeds(writing: Writing): Promise<void> {
  const { ask, notes, isOver } = writing;
  const { feed } = notes;
  const options = { token: notes.admin.token, address: "192.0.2.1" };
  while (!isOver()) {
    const edition = feed.next++;
    const text = exampleFeed({ rows: feedRows, bad: 0, from: 1, brand: "Maison Swap" });
    const bytes = new TextEncoder().encode(text.replaceAll(/\d+\.90 EUR/g, `${pricesOf(edition)} EUR`));
    const sent = await told(writing, "feed", 201, ask("POST", "/api/admin/feeds/uploads", bytes, options));
    if (!sent) return;
    feed.begun = edition;
    const order = { name: feedName, upload: sent.body.upload, dry_run: false };
    const begun = await told(writing, "feed", 202, ask("POST", "/api/admin/feeds", order, options));
    if (!begun) return;
    for (let state = "running"; state !== "applied"; ) {
      await sleep(20);
      const path = `/api/admin/feeds/runs/${begun.body.run.id}`;
      const reply = await told(writing, "feed", 200, ask("GET", path, undefined, options));
      if (!reply) return;
      state = reply.body.run.state;
      if (state !== "running" && state !== "applied") {
        notes.refused.push(`feed: ${state} ${reply.body.reason}`);
        return;
      }
    }
    feed.edition = edition;
    feed.begun = undefined;
  }
}

let addresses = 0;
/** Everybody at home somewhere else: what is limited by address is not meant here. */
const newAddress = (): string => {
  addresses++;
  return `198.18.${addresses >> 8}.${addresses & 255}`;
};
