import type { Hono } from "hono";
import * as contract from "#contract/users.ts";
import { type Activity, noActivity } from "#domain/people/activity.ts";
import { deleteAccount } from "#domain/people/delete-account.ts";
import { parisDay } from "#domain/people/paris-day.ts";
import { type Person, type Profile, universeOf } from "#domain/people/person.ts";
import { updateProfile } from "#domain/people/update-profile.ts";
import { dailyTopOf } from "#domain/recommendation/daily/daily-top.ts";
import { leadLists, pinsFor } from "#domain/recommendation/daily/lead-kept.ts";
import { ownRequest } from "#domain/recommendation/daily/own-request.ts";
import { recommendAhead } from "#domain/recommendation/daily/recommend-nightly.ts";
import { keepAllowed, openStillAllowed } from "#domain/recommendation/daily/still-allowed.ts";
import { isLocked } from "#vocabulary/is-locked.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { bind } from "./endpoint.ts";
import { isUuid } from "./is-uuid.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";
import { presentSession } from "./present/session.ts";
import { presentUser } from "./present/user.ts";

export function bindUsers(app: Hono<ApiEnv>, { accounts, catalogue, features }: ApiPorts): void {
  const { people, sessions, activity, now } = accounts;

  /** Whoever comes before what is made at night is made has it made now; so is the top of the day. */
  async function withToday({ id }: Person, done: Activity, universe: Universe): Promise<Activity> {
    const { nightly, dailyTop } = done.recommended;
    const isToday = dailyTop[universe]?.day === parisDay(now());
    if (nightly[universe] && isToday) return done;
    const snapshot = catalogue.snapshot();
    if (!nightly[universe]) await recommendAhead(accounts, snapshot, id, universe, features());
    const asked = isToday ? undefined : await ownRequest(accounts, snapshot, id, universe);
    if (asked) await dailyTopOf(accounts, snapshot, asked, universe, features());
    return activity(id);
  }

  /** What was worked out before, as locks and whatever was turned down since leave it, and as admins want it now. */
  async function asOfNow(person: Person, done: Activity, universe: Universe): Promise<Activity> {
    const { id, preferences } = person;
    const overrides = accounts.overridesFor(id);
    const isNarrowed =
      isLocked({ ...preferences.locks, budget_rows: preferences.in[universe].lockedRows }) ||
      preferences.brandsDisliked.length > 0 ||
      done.reactions.disliked.length > 0;
    if (!isNarrowed && overrides.by.size === 0) return done;
    const snapshot = catalogue.snapshot();
    const asked = await ownRequest(accounts, snapshot, id, universe);
    const top = asked && (await dailyTopOf(accounts, snapshot, asked, universe, features()));
    if (!top) return done;
    const isAllowed = openStillAllowed(snapshot, asked, features());
    const lists = keepAllowed(done.recommended, universe, top, isAllowed);
    if (overrides.by.size === 0) return { ...done, recommended: lists };
    return {
      ...done,
      recommended: leadLists(lists, universe, pinsFor(snapshot, asked, features()), overrides),
    };
  }

  // It is how preferences are read, too (SPEC.md §7).
  bind(app, contract.getMe, async ({ query }, { caller }) => {
    const [person, done] = await Promise.all([people.find(caller.personId), activity(caller.personId)]);
    if (!person) return refuse({ kind: "bad_token" });
    const universe = query.universe ?? universeOf(person);
    const whole = await asOfNow(person, await withToday(person, done, universe), universe);
    return accept({ answer: { user: presentUser(person, whole, now(), query.universe) } });
  });

  bind(app, contract.updateInformations, async ({ body }, { caller }) => {
    const updated = await updateProfile(accounts, caller.personId, changesOf(body.keys), body.onBoarding);
    if (!updated.ok) return updated;
    // None of what is answered is about what people do.
    const user = presentUser(updated.value, noActivity, now());
    const { firstname, lastname, city, email, gender, birthdate, zip, country } = user;
    const changed = Object.fromEntries(
      Object.entries(user).filter(([name]) => Object.hasOwn(body.keys, name)),
    );
    return accept({
      answer: { response: { firstname, lastname, city, email, gender, birthdate, zip, country, ...changed } },
    });
  });

  bind(app, contract.deleteAccount, async (_, { caller }) => {
    const deleted = await deleteAccount(accounts, caller.personId);
    return deleted.ok ? accept({ answer: { success: true } }) : deleted;
  });

  bind(app, contract.exportMe, async (_, { caller }) => {
    const at = now();
    const person = await people.find(caller.personId);
    if (!person) return refuse({ kind: "bad_token" });
    const records = await people.records(caller.personId);
    const answer = {
      exported_at: at.toISOString(),
      user: presentUser(person, await activity(caller.personId), at),
      // As it will travel: dates become text.
      records: JSON.parse(JSON.stringify(records)) as Record<string, Record<string, unknown>[]>,
    };
    const file = `cleed-export-${at.toISOString().slice(0, 10)}.json`;
    return accept({ answer, headers: { "content-disposition": `attachment; filename="${file}"` } });
  });

  bind(app, contract.listSessions, async (_, { caller }) => {
    const list = await sessions.list(caller.personId, now());
    return accept({ answer: { sessions: list.map((session) => presentSession(session, caller.sessionId)) } });
  });

  bind(app, contract.endSession, async ({ params }, { caller }) =>
    isUuid(params.id) && (await sessions.end(caller.personId, params.id))
      ? accept({ answer: null })
      : refuse({ kind: "not_found" }),
  );
}

function changesOf({ country_code, ...rest }: contract.ProfileKeys): Partial<Profile> {
  const named = Object.entries({ ...rest, countryCode: country_code }).filter(
    ([, value]) => value !== undefined,
  );
  return Object.fromEntries(named);
}
