import type { Hono } from "hono";
import * as contract from "#contract/looks.ts";
import { rowOf } from "#domain/catalogue/snapshot.ts";
import { type DressedLook, type LookBook, lookBook } from "#domain/looks/book.ts";
import { budgetFor } from "#domain/looks/budget.ts";
import { completeAround } from "#domain/looks/complete.ts";
import { choicesBeside, filterLooks, inEditorsOrder, inOrderFor } from "#domain/looks/list.ts";
import { alternativesFor, redress } from "#domain/looks/swap.ts";
import { listReactions } from "#domain/people/list-reactions.ts";
import type { Caller } from "#domain/people/person.ts";
import { readCursor, writeCursor } from "#domain/recommendation/cursor.ts";
import { joinBrands } from "#domain/recommendation/join-verdicts.ts";
import { newSession } from "#domain/recommendation/session.ts";
import { wantsOf } from "#domain/recommendation/wants.ts";
import type { Language } from "#vocabulary/language.ts";
import { inOrder, type LookSwap } from "#vocabulary/look.ts";
import { houseCurrency } from "#vocabulary/money.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { forEveryone } from "./caching.ts";
import { bind } from "./endpoint.ts";
import type { Refusal } from "./error-response.ts";
import { knownOf, sessionWith, toldBy } from "./known-of.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";
import { presentLookReactions } from "./present/activity.ts";
import { type LookView, presentLook } from "./present/looks.ts";
import { presentCard } from "./present/product.ts";

/** As long as the other reads of products. Who names no language gets the one their browser asks for. */
const headers = { "cache-control": forEveryone, vary: "Accept-Language" };
/** The same for whoever does not say who they are. */
const forVisitors = { ...headers, vary: "Authorization, Accept-Language" };

/** What may be about one person. */
export function bindOwnLooks(app: Hono<ApiEnv>, ports: ApiPorts): void {
  const { accounts } = ports;

  bind(app, contract.listInspirations, async ({ query }, { caller, language }) => {
    const { universe, sort, lang = language, limit, cursor, ...filter } = query;
    const { snapshot, book } = bookOf(ports);
    const who = sort === "for_me" ? caller : undefined;
    if (who && !universe) return refuse({ kind: "invalid", fields: { universe: "required" } });
    const question = JSON.stringify([universe, filter, who?.personId]);
    const from = cursor === undefined ? 0 : readCursor(cursor, question);
    if (from === undefined) return refuse({ kind: "invalid", fields: { cursor: "unknown" } });
    const some = filterLooks(book.all, { universe, ...filter });
    const ordered =
      who && universe
        ? await forMember(who, universe, some, cursor)
        : { looks: inEditorsOrder(some, snapshot.day) };
    const page = ordered.looks.slice(from, from + limit);
    const hasMore = from + page.length < ordered.looks.length;
    const next = hasMore ? writeCursor({ from: from + page.length, asOf: ordered.asOf }, question) : null;
    const view = viewOf(ports, lang);
    const choices = choicesBeside(book.all, { universe, ...filter });
    const answer = { looks: page.map((one) => presentLook(one, view)), next_cursor: next, choices };
    return accept({ answer, ...(!who && { headers: forVisitors }) });
  });

  /** What they dislike is left out; what they say while they read on belongs to the next list. */
  async function forMember(
    caller: Caller,
    universe: Universe,
    looks: readonly DressedLook[],
    cursor: string | undefined,
  ): Promise<{ readonly looks: readonly DressedLook[]; readonly asOf?: Date | undefined }> {
    const { snapshot } = bookOf(ports);
    const [known, { disliked }] = await Promise.all([
      knownOf(accounts, { universe, cursor }, caller),
      accounts.lookReactions.read(caller.personId),
    ]);
    if (!known.ok) return { looks: inEditorsOrder(looks, snapshot.day) };
    const { told, verdicts, asOf } = known.value;
    const wants = wantsOf(snapshot, universe, joinBrands(told, verdicts, snapshot));
    const session = sessionWith(newSession, known.value);
    const whose = { wants, session, disliked: new Set(disliked) };
    return { looks: inOrderFor(snapshot, looks, whose, ports.features()), asOf };
  }

  bind(app, contract.getLook, async ({ params, query }, { caller, language }) => {
    const { snapshot } = bookOf(ports);
    const found = redressed(bookOf(ports).book, params.id, query.swap);
    if (!found.ok) return found;
    const look = presentLook(found.value, viewOf(ports, query.lang ?? language), query.swap);
    if (!caller) return accept({ answer: { look }, headers: forVisitors });
    const { universe } = found.value.look;
    const told = await toldBy(accounts, { universe }, caller);
    const amount = told.ok
      ? budgetFor(wantsOf(snapshot, universe, told.value), found.value.pieces)
      : undefined;
    const budget = amount === undefined ? {} : { budget: { amount, currency: houseCurrency } };
    return accept({ answer: { look: { ...look, ...budget } } });
  });

  bind(app, contract.reactToLook, async ({ body: { id, value } }, { caller }) => {
    const { lookReactions, now } = accounts;
    const isKnown =
      value === "none" ||
      ports.looks().some((look) => look.id === id) ||
      (await lookReactions.has(caller.personId, id));
    if (!isKnown) return refuse({ kind: "invalid", fields: { id: "unknown" } });
    const changed = await lookReactions.change(caller.personId, id, value, now());
    return changed.ok ? accept({ answer: presentLookReactions(changed.value) }) : changed;
  });

  bind(app, contract.listOwnLooks, async ({ query }, { caller, language }) => {
    const { universe, lang = language, limit, cursor } = query;
    const { book } = bookOf(ports);
    const isShown = (id: number) => {
      const found = book.find(id);
      return found !== undefined && (universe === undefined || found.look.universe === universe);
    };
    const listed = listReactions(await accounts.lookReactions.liked(caller.personId), isShown, {
      limit,
      cursor,
    });
    if (!listed) return refuse({ kind: "invalid", fields: { cursor: "unknown" } });
    const view = viewOf(ports, lang);
    const looks = listed.products.flatMap((id) => book.find(id) ?? []).map((one) => presentLook(one, view));
    return accept({ answer: { looks, next_cursor: listed.next ?? null } });
  });
}

/** What is the same for everyone. */
export function bindLooks(app: Hono<ApiEnv>, ports: ApiPorts): void {
  bind(app, contract.listLookAlternatives, async ({ params, query }, { language }) => {
    const { snapshot, book } = bookOf(ports);
    const { slot, swap, limit, lang = language } = query;
    const found = redressed(book, params.id, swap);
    if (!found.ok) return found;
    const { look } = found.value;
    if (!look.items.some((item) => item.slot === slot))
      return refuse({ kind: "invalid", fields: { slot: "unknown" } });
    const products = alternativesFor(book.wardrobe, look, slot, limit).map(({ row }) =>
      presentCard(snapshot, row, ports.pictures, lang),
    );
    return accept({ answer: { products }, headers });
  });

  bind(app, contract.listProductLooks, async ({ params, query }, { language }) => {
    const { snapshot, book } = bookOf(ports);
    if (rowOf(snapshot, params.id) < 0) return refuse({ kind: "not_found" });
    const view = viewOf(ports, query.lang ?? language);
    const looks = inEditorsOrder(book.withPiece(params.id), snapshot.day).slice(0, query.limit);
    const completed = completeAround(book, params.id, snapshot.day);
    const complete = completed ? presentLook(book.dress(completed.look), view, completed.swaps) : null;
    return accept({ answer: { looks: looks.map((one) => presentLook(one, view)), complete }, headers });
  });
}

function bookOf({ catalogue, looks }: ApiPorts) {
  const snapshot = catalogue.snapshot();
  return { snapshot, book: lookBook(snapshot, looks()) };
}

const viewOf = (ports: ApiPorts, language: Language): LookView => ({
  ...bookOf(ports),
  pictures: ports.pictures,
  language,
});

/** The look of this number with these pieces in it; refused when one does not go where it is put. */
function redressed(
  book: LookBook,
  id: number,
  swaps: readonly LookSwap[] = [],
): Result<DressedLook, Refusal> {
  const found = book.find(id);
  if (!found) return refuse({ kind: "not_found" });
  if (swaps.length === 0) return accept(found);
  const worn = redress(book.wardrobe, found.look, inOrder(swaps));
  return worn.ok ? accept(book.dress(worn.value)) : refuse({ kind: "invalid", fields: { swap: "invalid" } });
}
