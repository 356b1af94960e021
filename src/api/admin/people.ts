import type { Hono } from "hono";
import * as contract from "#contract/admin/people.ts";
import { keptFor } from "#domain/admin/kept-for.ts";
import type { ListedPerson, WholePerson } from "#domain/admin/people-ports.ts";
import { toldBy } from "#domain/admin/preference-groups.ts";
import { preferenceWords } from "#domain/admin/preference-words.ts";
import { sumUpPreferences } from "#domain/admin/sum-up-preferences.ts";
import { deleteAccount } from "#domain/people/delete-account.ts";
import { universeOf } from "#domain/people/person.ts";
import { preferenceKeys } from "#vocabulary/preference-key.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { isUniverse, type Universe } from "#vocabulary/universe.ts";
import { bind } from "../endpoint.ts";
import type { ApiEnv, ApiPorts } from "../ports.ts";
import type { AdminPorts } from "./ports.ts";

/** How long sums over everyone stay as they are. */
const sumsMs = 60_000;

export function bindAdminPeople(
  app: Hono<ApiEnv>,
  { accounts, catalogue }: ApiPorts,
  { people }: AdminPorts,
): void {
  const { now } = accounts;
  const brandName = (id: number) => catalogue.snapshot().brands.get(id)?.name;

  bind(app, contract.listPeople, async ({ query: { q, admin, ecole, ...query } }) => {
    const asked = {
      ...query,
      words: q,
      admin: admin === undefined ? undefined : admin === "true",
      school: ecole,
    };
    const page = await people.list(asked, now());
    if (!page.ok) return page;
    const { items, total, next } = page.value;
    return accept({ answer: { users: items.map(presentListed), total, next_cursor: next } });
  });

  const answerOf = async (id: string) => {
    const person = await people.find(id, now());
    return person
      ? accept({ answer: { user: presentWhole(person) } })
      : refuse({ kind: "not_found" } as const);
  };

  bind(app, contract.getPerson, ({ params }) => answerOf(params.id));

  bind(app, contract.changePerson, async ({ params, body: { note, ...changes } }, { caller }) => {
    const changed = await people.change(params.id, changes, { actorId: caller.personId, at: now(), note });
    return changed.ok ? answerOf(params.id) : changed;
  });

  bind(app, contract.signPersonOut, async ({ params, body: { note } }, { caller }) => {
    const ended = await people.signOut(params.id, { actorId: caller.personId, at: now(), note });
    return ended === undefined
      ? refuse({ kind: "not_found" })
      : accept({ answer: { sessions_ended: ended } });
  });

  bind(app, contract.deletePerson, async ({ params }, { caller }) => {
    if (!(await accounts.people.find(params.id))) return refuse({ kind: "not_found" });
    const deleted = await deleteAccount(accounts, params.id, caller.personId);
    return deleted.ok ? accept({ answer: null }) : deleted;
  });

  const sumsOf = keptFor(sumsMs, now, async (key) => {
    const universe: Universe = isUniverse(key) ? key : "women";
    const giveWay = () => new Promise((resolve) => setImmediate(resolve));
    const summing = { desk: people, universe, brandName, least: contract.smallestGroup, giveWay };
    const [everyone, aggregates] = await Promise.all([people.count(universe), sumUpPreferences(summing)]);
    return { everyone: everyone < contract.smallestGroup ? 0 : everyone, aggregates };
  });

  bind(app, contract.readPreferences, async ({ query: { user, universe } }, { language }) => {
    if (user !== undefined) {
      const person = await accounts.people.find(user);
      if (!person) return refuse({ kind: "not_found" });
      const own = universe ?? universeOf(person);
      const all = toldBy(person.preferences, own, brandName);
      const told = preferenceKeys.map((key) => ({
        key,
        label: preferenceWords[key][language],
        values: all[key].map(({ label }) => label[language]),
      }));
      return accept({ answer: { universe: own, people: 1, told } });
    }
    const asked = universe ?? "women";
    const { everyone, aggregates } = await sumsOf(asked);
    return accept({
      answer: {
        universe: asked,
        people: everyone,
        aggregates: aggregates.map(({ groups, ...one }) => ({
          ...one,
          label: preferenceWords[one.key][language],
          groups: groups.map(({ label, ...group }) => ({ ...group, label: label[language] })),
        })),
      },
    });
  });
}

const presentListed = (person: ListedPerson): contract.AdminPerson => ({
  id: person.id,
  email: person.email,
  firstname: person.firstname,
  lastname: person.lastname,
  registration_status: person.status,
  admin: person.admin,
  gender: person.gender,
  lang: person.lang,
  created_at: person.createdAt.toISOString(),
  last_seen_at: person.lastSeenAt?.toISOString() ?? null,
  ecole: person.school,
});

const presentWhole = (person: WholePerson): contract.AdminPersonWhole => ({
  ...presentListed(person),
  confirmed_at: person.confirmedAt?.toISOString() ?? null,
  updated_at: person.updatedAt.toISOString(),
  birthdate: person.birthdate,
  city: person.city,
  country_code: person.countryCode,
  terms_version: person.termsVersion,
  sessions: person.sessions.map(({ id, createdAt, lastSeenAt, browser, system }) => ({
    id,
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
    browser,
    system,
  })),
  counts: { ...person.counts },
});
