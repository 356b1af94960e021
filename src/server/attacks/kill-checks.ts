import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { goodPassword, registration } from "../testing/account-site.ts";
import { type Ask, afterMs, codeFor, patiently } from "../testing/running-server.ts";
import {
  detailsOf,
  feedName,
  feedRows,
  type Member,
  type Newcomer,
  type Notes,
  noteMember,
  pricesOf,
  sectionsOf,
} from "./kill-notes.ts";

export type Findings = { readonly lost: string[]; readonly half: string[] };

type Looking = {
  readonly ask: Ask;
  readonly notes: Notes;
  readonly dataDirectory: string;
  readonly findings: Findings;
  /** Nobody is put off to the next time. */
  readonly isLast: boolean;
};

/** Asks the server that came back for all that its predecessor had answered with yes. Notes then hold what is so. */
export async function lookAtEverything(hurried: Looking): Promise<void> {
  const looking = { ...hurried, ask: patiently(hurried.ask) };
  const { notes } = looking;
  // A few at a time: whoever has been there for long is looked at by chance, or each loop would take longer.
  const recent = notes.members.filter(({ deletion }, at) => deletion !== "none" || at < 2 || at % 5 === 0);
  for (const member of recent) {
    if (member.deletion === "none") await lookAtMember(looking, member);
    else await lookAtLeaver(looking, member);
  }
  for (const newcomer of notes.newcomers.splice(0)) await lookAtNewcomer(looking, newcomer);
  if (notes.admin.token) await lookAtFeed(looking);
}

async function lookAtMember({ ask, findings }: Looking, member: Member): Promise<void> {
  const { email, token, address } = member;
  const { status, body } = await ask("GET", "/api/users/me?universe=women", undefined, { token, address });
  if (status !== 200) {
    findings.lost.push(`${email}: ${status}`);
    return;
  }
  const { user } = body;
  const likes = new Set<number>(user.products_liked);
  for (const id of member.liked) if (!likes.has(id)) findings.lost.push(`${email} likes ${id}`);
  for (const id of likes)
    if (!member.liked.has(id) && id !== member.liking) findings.half.push(`${email} never liked ${id}`);
  member.liked.clear();
  for (const id of likes) member.liked.add(id);
  member.liking = undefined;
  member.saved = settle(findings, `${email} saved`, [member.saved, member.saving], (n) => isSaved(user, n));
  member.saving = undefined;
  member.boarded = settle(findings, `${email} told`, [member.boarded, member.boarding], (n) =>
    isBoarded(user, n),
  );
  member.boarding = undefined;
}

/** Of what was answered and what was under way, the one that is there as a whole. */
function settle(
  { lost, half }: Findings,
  what: string,
  [answered, underWay]: readonly [number, number | undefined],
  isThere: (n: number) => "whole" | "some" | "nothing",
): number {
  const found = [underWay, answered].find((n) => n !== undefined && isThere(n) === "whole");
  if (found !== undefined) return found;
  const isMixed = [underWay, answered].some((n) => n !== undefined && isThere(n) === "some");
  (isMixed ? half : lost).push(`${what} ${answered}`);
  return answered;
}

const amount = (checks: readonly boolean[]) => {
  if (checks.every(Boolean)) return "whole";
  return checks.some(Boolean) ? "some" : "nothing";
};

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
function isSaved(user: any, n: number) {
  // Nothing was saved yet, and what a person begins with is not ours to know.
  if (n === 0) return "whole";
  const { global, budget, styles, wantstyles, locks } = sectionsOf(n);
  const coats = user.budget.find(({ key }: { key: string }) => key === "coats");
  return amount([
    isDeepStrictEqual(user.global, global),
    coats.minValue === budget[0]?.minValue && coats.maxValue === budget[0]?.maxValue,
    isDeepStrictEqual(user.styles, styles),
    isDeepStrictEqual(user.wantstyles, wantstyles),
    user.locks.budget === locks.budget && user.locks.sizes === locks.sizes,
  ]);
}

function isBoarded(user: Record<string, unknown>, n: number) {
  if (n === 0) return user.city === null && user.zip === null ? "whole" : "some";
  const details = Object.entries(detailsOf(n)).map(([name, value]) => user[name] === value);
  return amount([...details, user.registration_status === "active"]);
}

/** Either all that was known of them, or nothing at all. */
async function lookAtLeaver({ ask, notes, findings }: Looking, member: Member): Promise<void> {
  const { email, token, address, liked, deletion } = member;
  const { status, body } = await ask("GET", "/api/users/me", undefined, { token, address });
  if (status === 200 && deletion === "answered") findings.lost.push(`${email} was deleted`);
  if (status === 200) {
    const likes = new Set<number>(body.user.products_liked);
    if ([...liked].some((id) => !likes.has(id))) findings.half.push(`${email} is there without their likes`);
    member.deletion = "none";
    return;
  }
  notes.members.splice(notes.members.indexOf(member), 1);
  notes.gone.push(email);
  const again = await ask("POST", "/api/auth/signin", { email, password: goodPassword }, { address });
  if (again.status !== 401) findings.half.push(`${email} is gone and signs in with ${again.status}`);
}

/**
 * Whoever was not answered asks again. Their letter may be counted although it was never written: then the next one is
 * a minute away, as for everybody who asks twice. Gives the code, or nothing as long as that minute is not over.
 */
async function signUpAgain(
  { ask, findings, dataDirectory, isLast }: Looking,
  newcomer: Newcomer,
): Promise<string | undefined> {
  const { email, address, claim } = newcomer;
  if (newcomer.againAt === undefined) {
    newcomer.againAt = Date.now();
    newcomer.earlier = await codeFor(dataDirectory, email, afterMs(50));
    const body = registration(email, goodPassword, { claim });
    const again = await ask("POST", "/api/auth/signup", body, { address });
    if (again.status !== 201) findings.half.push(`${email} cannot sign up: ${again.status}`);
    const code = await codeFor(dataDirectory, email, afterMs(3_000), newcomer.earlier);
    if (code) return code;
  }
  const minuteEnds = newcomer.againAt + 62_000;
  if (Date.now() < minuteEnds && !isLast) return codeFor(dataDirectory, email, afterMs(50), newcomer.earlier);
  await sleep(Math.max(0, minuteEnds - Date.now()));
  await ask("POST", "/api/auth/resend", { email }, { address });
  const code = await codeFor(dataDirectory, email, afterMs(60_000), newcomer.earlier);
  if (!code) findings.lost.push(`${email} has no letter, ${newcomer.state}`);
  return code;
}

/** Who was on the way in gets in. */
async function lookAtNewcomer(looking: Looking, newcomer: Newcomer): Promise<void> {
  const { ask, notes, dataDirectory, findings } = looking;
  const { email, address, claim, state } = newcomer;
  const code =
    state === "signing up"
      ? await signUpAgain(looking, newcomer)
      : await codeFor(dataDirectory, email, afterMs(60_000));
  if (!code && state === "signing up") {
    if (!looking.isLast) notes.newcomers.push(newcomer);
    return;
  }
  if (!code) {
    findings.lost.push(`${email} has no letter, ${state}`);
    return;
  }
  const verified = await ask("POST", "/api/auth/verify", { email, code, claim }, { address });
  const entered =
    verified.status !== 200 && state === "confirming"
      ? await ask("POST", "/api/auth/signin", { email, password: goodPassword }, { address })
      : verified;
  if (entered.status === 200) notes.members.push(noteMember(email, entered.body.token, address));
  else findings.half.push(`${email} was ${state} and cannot get in: ${verified.status} ${entered.status}`);
}

/** One edition, the old one or the new one, for admins and for everybody. */
async function lookAtFeed({ ask, notes, findings }: Looking): Promise<void> {
  const { feed, admin } = notes;
  const options = { token: admin.token, address: "192.0.2.1" };
  const path = `/api/admin/products?source=${feedName}&limit=100`;
  const { body } = await ask("GET", path, undefined, options);
  const products: { price: number; brand: { id: number } }[] = body.products;
  const prices = new Set(products.map(({ price }) => price));
  const [price] = prices;
  const editions = [feed.edition, feed.begun].filter((edition) => edition !== undefined);
  const found = editions.find((edition) =>
    edition === 0 ? products.length === 0 : price === Math.round(Number(pricesOf(edition)) * 100),
  );
  if (products.length > 0 && (prices.size !== 1 || products.length !== feedRows))
    findings.half.push(`${products.length} products at ${[...prices]}`);
  else if (found === undefined) findings.lost.push(`the feed is neither of ${editions}: ${price}`);
  feed.edition = found ?? feed.edition;
  feed.begun = undefined;
  const brand = products[0]?.brand.id;
  if (brand === undefined) return;
  const shown = await ask("GET", `/api/products?brand=${brand}&limit=100`);
  const asShown = new Set(
    shown.body.products.map((product: { price?: { amount: number } }) => product.price?.amount),
  );
  if (shown.status !== 200 || asShown.size !== 1 || !asShown.has(price))
    findings.half.push(`people see ${[...asShown]}, admins ${price}`);
}
