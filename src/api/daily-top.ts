import type { Hono } from "hono";
import { type DailyCard, getDailyTop } from "#contract/daily-top.ts";
import { rowOf, type Snapshot } from "#domain/catalogue/snapshot.ts";
import type { DailyPick } from "#domain/people/list-ports.ts";
import { parisDay } from "#domain/people/paris-day.ts";
import { universeOf } from "#domain/people/person.ts";
import { dailyTopOf } from "#domain/recommendation/daily/daily-top.ts";
import { dailyNote } from "#domain/recommendation/daily/daily-words.ts";
import { explainRows } from "#domain/recommendation/daily/explain-rows.ts";
import { leadTop, pinsFor } from "#domain/recommendation/daily/lead-kept.ts";
import { ownRequest } from "#domain/recommendation/daily/own-request.ts";
import { stretchWords } from "#domain/recommendation/stretch/own-step.ts";
import type { Language } from "#vocabulary/language.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { bind } from "./endpoint.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";
import { presentPick } from "./present/recommendation.ts";

export function bindDailyTop(app: Hono<ApiEnv>, { accounts, catalogue, features, pictures }: ApiPorts): void {
  const { people, reactions, now } = accounts;

  bind(app, getDailyTop, async ({ query }, { caller, language }) => {
    const person = await people.find(caller.personId);
    if (!person) return refuse({ kind: "bad_token" });
    const universe = query.universe ?? universeOf(person);
    const snapshot = catalogue.snapshot();
    const [asked, bookmarks] = await Promise.all([
      ownRequest(accounts, snapshot, caller.personId, universe),
      reactions.list(caller.personId, "bookmarked"),
    ]);
    const top = asked && (await dailyTopOf(accounts, snapshot, asked, universe, features()));
    if (!top) return refuse({ kind: "bad_token" });
    const pins = pinsFor(snapshot, asked, features());
    const products = presentTop(
      snapshot,
      leadTop(top.picks, pins, asked.overrides),
      { ...asked, bookmarked: new Set(bookmarks.map(({ product }) => product)) },
      query.lang ?? language,
    );
    return accept({ answer: { day: parisDay(now()), universe, list_id: top.listId, products } });
  });

  type Whose = NonNullable<Awaited<ReturnType<typeof ownRequest>>> & {
    readonly bookmarked: ReadonlySet<number>;
  };

  /** Chosen in the morning; what is said of them is true now. */
  function presentTop(
    snapshot: Snapshot,
    picks: readonly DailyPick[],
    { wants, session, bookmarked }: Whose,
    language: Language,
  ): DailyCard[] {
    const here = picks.filter(({ product }) => rowOf(snapshot, product) >= 0);
    const rows = here.map(({ product }) => rowOf(snapshot, product));
    const explained = explainRows(snapshot, rows, wants, session, features());
    const whose = { bookmarked, liked: new Set(session.liked), followed: wants.brandsFollowed };
    return here.map(({ product, kind }, i) => {
      const [row, { score, reasons }] = [rows[i] ?? 0, explained[i] ?? { score: 0, reasons: [] }];
      const stretch = kind === "stretch" ? stretchWords(snapshot, row, wants, session) : undefined;
      const note = dailyNote(snapshot, product, kind, whose)?.[language];
      return {
        ...presentPick(snapshot, { row, score, reasons }, pictures, language),
        stretch: kind === "stretch",
        ...(stretch && { stretch_reason: stretch[language] }),
        kind,
        ...(note && { note }),
      };
    });
  }
}
