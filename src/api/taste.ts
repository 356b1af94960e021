import type { Hono } from "hono";
import * as contract from "#contract/taste.ts";
import { rowOf } from "#domain/catalogue/snapshot.ts";
import type { TasteUpdate } from "#domain/people/apply-taste-update.ts";
import { changeTaste } from "#domain/people/change-taste.ts";
import { type Caller, universeOf } from "#domain/people/person.ts";
import { rollBackTaste } from "#domain/people/roll-back-taste.ts";
import type { TasteVersion } from "#domain/people/taste-ports.ts";
import { readTaste, type TasteReading } from "#domain/taste/read-taste.ts";
import { traitSpace } from "#domain/taste/trait-space.ts";
import type { Language } from "#vocabulary/language.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { bind } from "./endpoint.ts";
import type { Refusal } from "./error-response.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";
import { presentTaste } from "./present/taste.ts";
import { presentBelief } from "./present/taste-traits.ts";
import { presentSettings, presentVersions, type VersionView } from "./present/taste-versions.ts";

type Asked = { readonly universe?: Universe | undefined; readonly lang?: Language | undefined };

export function bindTaste(app: Hono<ApiEnv>, { accounts, catalogue, pictures }: ApiPorts): void {
  bind(app, contract.getTaste, async ({ query }, { caller, language }) => {
    const found = await open(caller, query.universe);
    if (!found.ok) return found;
    const { version, compare } = query;
    return answered(found.value, query.lang ?? language, version, compare);
  });

  bind(app, contract.getTasteTrait, async ({ query }, { caller, language }) => {
    const found = await open(caller, query.universe);
    if (!found.ok) return found;
    const reading = readingOf(found.value, query.version);
    if (!reading) return unknown("version");
    const view = { reading, pictures, lang: query.lang ?? language };
    const trait = presentBelief(view, query.trait, mostPieces);
    return trait ? accept({ answer: { trait } }) : unknown("trait");
  });

  bind(app, contract.changeTaste, async ({ query, body }, { caller, language }) => {
    const before = await open(caller, query.universe);
    if (!before.ok) return before;
    const { snapshot, universe, now } = before.value;
    const ports = {
      ...accounts,
      isProduct: (id: number) => rowOf(snapshot, id) >= 0,
      isTrait: (trait: string) => traitSpace(snapshot, universe).slotOf(trait) >= 0,
      weightOf: (trait: string) => now.traits.get(trait)?.weight ?? 0,
    };
    const changed = await changeTaste(ports, caller.personId, body.updates.map(updateOf));
    return changed.ok ? fresh(caller, query, language) : changed;
  });

  bind(app, contract.rollBackTaste, async ({ query, body }, { caller, language }) => {
    const back = await rollBackTaste(accounts, caller.personId, body.version);
    return back.ok ? fresh(caller, query, language) : back;
  });

  bind(app, contract.listTasteVersions, async ({ query }, { caller, language }) => {
    const found = await open(caller, query.universe);
    if (!found.ok) return found;
    const versions = presentVersions(found.value.versions, versionView(found.value, query.lang ?? language));
    return accept({ answer: { versions } });
  });

  bind(app, contract.exportTaste, async ({ query }, { caller, language }) => {
    const found = await open(caller, query.universe);
    if (!found.ok) return found;
    const lang = query.lang ?? language;
    const whole = answered(found.value, lang);
    if (!whole.ok) return whole;
    const view = versionView(found.value, lang);
    const [at, { versions, now }] = [accounts.now().toISOString(), found.value];
    const answer = {
      exported_at: at,
      taste: whole.value.answer.taste,
      settings: presentSettings(now.settings, view),
      versions: presentVersions(versions, view).map((version, i) => ({
        ...version,
        settings: presentSettings(versions[i]?.settings ?? now.settings, view),
      })),
    };
    const headers = { "content-disposition": `attachment; filename="cleed-taste-${at.slice(0, 10)}.json"` };
    return accept({ answer, headers });
  });

  /** Everything about the caller's taste, as it is now. */
  async function open({ personId }: Caller, asking: Universe | undefined): Promise<Result<Opened, Refusal>> {
    const at = accounts.now();
    // One after the other: what was said before the versions were read belongs to them.
    const versions = await accounts.taste.versions(personId, at);
    const [person, facts] = await Promise.all([
      accounts.people.find(personId),
      accounts.taste.read(personId),
    ]);
    if (!versions.ok || !person) return refuse({ kind: "bad_token" });
    const [snapshot, universe] = [catalogue.snapshot(), asking ?? universeOf(person)];
    const kept = { settings: facts.settings, preferences: person.preferences };
    const now = readTaste(snapshot, universe, kept, facts.evidence, at.getTime());
    return accept({ snapshot, universe, versions: versions.value, now });
  }

  async function fresh(caller: Caller, { universe, lang }: Asked, language: Language) {
    const found = await open(caller, universe);
    return found.ok ? answered(found.value, lang ?? language) : found;
  }

  function answered(opened: Opened, lang: Language, version?: number, compare?: number) {
    const [latest] = opened.versions;
    const [reading, shown] = [readingOf(opened, version), versionIn(opened, version ?? latest?.number)];
    if (!reading || !shown) return unknown("version");
    const [compared, other] = compare ? [readingOf(opened, compare), versionIn(opened, compare)] : [];
    if (compare && !compared) return unknown("compare");
    const view = { reading, compared, pictures, lang };
    const taste = presentTaste(view, { ...shown, current: shown === latest }, other);
    return accept({ answer: { taste } });
  }
}

/** Of one trait that somebody asked about. */
const mostPieces = 24;

interface Opened extends VersionFree {
  /** The latest first. */
  readonly versions: readonly TasteVersion[];
  readonly now: TasteReading;
}
type VersionFree = Pick<TasteReading, "snapshot" | "universe">;

const unknown = (field: string) =>
  refuse({ kind: "invalid" as const, fields: { [field]: "unknown" as const } });

const versionIn = ({ versions }: Opened, number: number | undefined): TasteVersion | undefined =>
  versions.find((one) => one.number === number);

/** As it was in a version; as it is now, without one or for the latest. */
function readingOf(opened: Opened, number: number | undefined): TasteReading | undefined {
  const { snapshot, universe, versions, now } = opened;
  if (number === undefined || number === versions[0]?.number) return now;
  const version = versionIn(opened, number);
  return version && readTaste(snapshot, universe, version, now.evidence, version.at.getTime());
}

const versionView = ({ snapshot, universe, now }: Opened, lang: Language): VersionView => ({
  ...{ snapshot, universe, lang },
  evidence: now.evidence,
});

function updateOf(update: contract.TasteUpdate): TasteUpdate {
  switch (update.type) {
    case "exclude":
      return { ...update, from: new Date(update.from), until: new Date(update.until) };
    case "include":
      return { ...update, from: new Date(update.from) };
    default:
      return update;
  }
}
