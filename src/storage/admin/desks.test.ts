import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { recordAudit } from "../people/audit.ts";
import { databaseKinds } from "../testing/databases.ts";
import {
  addConfirmed,
  day,
  hour,
  later,
  newLetter,
  newSession,
  noon,
  openPeople,
  type PeopleDatabase,
  times,
} from "../testing/people.ts";
import { auditDesk } from "./audit-desk.ts";
import { letterDesk } from "./letter-desk.ts";
import { schoolDesk } from "./school-desk.ts";
import { schoolFigures } from "./school-figures.ts";

describe.each(databaseKinds)("what admins look after in the %s database", (kind) => {
  let stores: PeopleDatabase;
  let actorId: string;
  beforeAll(async () => {
    stores = await openPeople(kind);
  });
  afterAll(() => stores.remove());
  beforeEach(async () => {
    await stores.empty();
    actorId = (await addConfirmed(stores, { email: "admin@example.org" })).id;
  });

  const entries = async (area: string) =>
    stores.db
      .selectFrom("audit")
      .select(["action", "actor_id", "detail"])
      .where("action", "like", `${area}.%`)
      .orderBy("id")
      .execute();

  describe("schools", () => {
    const draft = (name: string) => ({ name, city: null, countryCode: "FR", domains: [], active: true });
    const open = () => schoolDesk(stores.db, schoolFigures(stores.db));

    test("are added, changed and deleted, each with an entry of the log", async () => {
      const desk = open();
      const doing = { actorId, at: noon };
      const { id } = await desk.add({ ...draft("École"), domains: ["ecole.fr"] }, doing);
      expect(await desk.change(id, { active: false, city: "Lyon" }, doing)).toMatchObject({
        ...{ id, name: "École", city: "Lyon", countryCode: "FR", domains: ["ecole.fr"], active: false },
      });
      const pupil = await addConfirmed(stores, { ecole: id });
      expect(await desk.remove(id, doing)).toBe(true);
      expect((await stores.people.find(pupil.id))?.profile.ecole).toBeNull();
      expect(await desk.remove(id, doing)).toBe(false);
      expect(await desk.change(id, { active: true }, doing)).toBeUndefined();
      const subject = `school ${id}`;
      expect(await entries("school")).toMatchObject([
        { action: "school.added", actor_id: actorId, detail: { subject, after: { name: "École" } } },
        {
          action: "school.changed",
          detail: { before: { active: true, city: null }, after: { active: false, city: "Lyon" } },
        },
        { action: "school.deleted", detail: { subject, before: { city: "Lyon" } } },
      ]);
    });

    test("are listed by name, whatever the accents, and found by part of it", async () => {
      const desk = open();
      for (const name of ["Zadkine", "École B", "ecole a", "Esmod"])
        await desk.add(draft(name), { actorId, at: noon });
      const names: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await desk.list({ limit: 1, cursor }, noon);
        if (!page.ok) throw new Error("The cursor was refused.");
        expect(page.value.total).toBe(4);
        names.push(...page.value.items.map(({ name }) => name));
        cursor = page.value.next ?? undefined;
      } while (cursor !== undefined && names.length < 9);
      expect(names).toEqual(["ecole a", "École B", "Esmod", "Zadkine"]);
      expect(await desk.list({ limit: 9, words: "COLE" }, noon)).toMatchObject({ value: { total: 2 } });
      expect(await desk.list({ limit: 9, active: false }, noon)).toMatchObject({ value: { total: 0 } });
      expect((await desk.list({ limit: 9, cursor: "x" }, noon)).ok).toBe(false);
    });

    test("tell who chose them, who was here lately and what they like; at most a minute old", async () => {
      const desk = open();
      const school = await desk.add(draft("École"), { actorId, at: noon });
      const one = await addConfirmed(stores, { ecole: school.id });
      await addConfirmed(stores, { ecole: school.id });
      await stores.sessions.begin(newSession(one.id, { at: later(-10 * day) }));
      await stores.reactions.change(one.id, { kind: "liked", product: 1, value: true }, noon);
      await stores.reactions.change(one.id, { kind: "bookmarked", product: 2, value: true }, noon);
      const figures = async (at: Date) => {
        const page = await desk.list({ limit: 9 }, at);
        const [first] = page.ok ? page.value.items : [];
        return first && [first.people, first.activePeople, first.likes];
      };
      expect(await figures(later(2 * hour))).toEqual([2, 1, 1]);
      await stores.reactions.change(one.id, { kind: "liked", product: 3, value: true }, noon);
      expect(await figures(later(2 * hour + 70_000))).toEqual([2, 1, 1]);
      await expect.poll(() => figures(later(2 * hour + 71_000))).toEqual([2, 1, 2]);
    });
  });

  describe("mails", () => {
    test("are listed by state and address, and what nobody gets is not", async () => {
      const desk = letterDesk(stores.db);
      const letters = times(5, (nth) => ({ ...newLetter(`r${nth}@example.org`), at: later(nth) }));
      for (const letter of letters) await stores.outbox.add(letter);
      await stores.outbox.add({ ...newLetter("r9@example.org"), request: "nothing" });
      await stores.outbox.sent(letters[0]?.id ?? "", later(hour));
      await stores.outbox.failed(letters[1]?.id ?? "", "full", null);
      const list = async (query: Partial<Parameters<typeof desk.list>[0]>) => {
        const page = await desk.list({ limit: 2, ...query });
        return page.ok
          ? { ...page.value, to: page.value.items.map(({ recipient }) => recipient) }
          : undefined;
      };
      const first = await list({});
      expect(first).toMatchObject({ total: 5, to: ["r4@example.org", "r3@example.org"] });
      const second = await list({ cursor: first?.next ?? "" });
      expect(second?.to).toEqual(["r2@example.org", "r1@example.org"]);
      expect(await list({ state: "failed" })).toMatchObject({ total: 1, items: [{ lastError: "full" }] });
      expect(await list({ state: "sent" })).toMatchObject({ total: 1, to: ["r0@example.org"] });
      expect(await list({ words: "R3@" })).toMatchObject({ total: 1, to: ["r3@example.org"] });
      expect(await list({ cursor: "nothing" })).toBeUndefined();
    });

    test("that failed are tried again at once; one that is under way is not sent twice", async () => {
      const desk = letterDesk(stores.db);
      const letter = newLetter("r@example.org");
      await stores.outbox.add(letter);
      await stores.outbox.claim(letter.at, later(30_000, letter.at), 9);
      const retry = (at: Date) => desk.retry(letter.id, { actorId, at });
      expect(await retry(letter.at)).toMatchObject({
        value: { attempts: 1, dueAt: later(30_000, letter.at) },
      });
      expect(await stores.outbox.claim(letter.at, later(60_000, letter.at), 9)).toEqual([]);
      await stores.outbox.failed(letter.id, "full", null);
      expect(await retry(later(hour))).toMatchObject({ value: { state: "waiting", attempts: 0 } });
      expect(await stores.outbox.claim(later(hour), later(2 * hour), 9)).toHaveLength(1);
      await stores.outbox.sent(letter.id, later(hour));
      expect(await retry(later(hour))).toMatchObject({ refusal: { kind: "already_sent" } });
      expect(await entries("letter")).toMatchObject([{ action: "letter.retried", actor_id: actorId }]);
      expect(await desk.retry(actorId, { actorId, at: noon })).toMatchObject({
        refusal: { kind: "not_found" },
      });
    });
  });

  describe("the audit log", () => {
    test("is read by action, person, actor and day, the latest first, also what earlier releases wrote", async () => {
      await stores.db.deleteFrom("audit").execute();
      const { id } = await addConfirmed(stores);
      await stores.db.deleteFrom("audit").execute();
      const detail = {
        subject: "school 1",
        before: { active: true },
        after: { active: false },
        note: "closed",
      };
      await recordAudit(stores.db, {
        at: later(-day),
        action: "profile_changed",
        personId: id,
        detail: { fields: ["city"] },
      });
      await recordAudit(stores.db, { at: noon, action: "school.changed", actorId, detail });
      await recordAudit(stores.db, { at: noon, action: "person.flags", actorId, personId: id });
      const desk = auditDesk(stores.db);
      const list = async (query: Partial<Parameters<typeof desk.list>[0]> = {}) => {
        const page = await desk.list({ limit: 9, ...query });
        return page.ok ? page.value : undefined;
      };
      const actions = async (query: Parameters<typeof list>[0]) =>
        (await list(query))?.items.map(({ action }) => action);
      expect((await list())?.items).toMatchObject([
        { action: "person.flags", personId: id, before: null, after: null, note: "" },
        { ...detail, action: "school.changed", actor: { id: actorId, email: "admin@example.org" } },
        { action: "profile_changed", actor: null, after: { fields: ["city"] } },
      ]);
      expect(await actions({ action: "school." })).toEqual(["school.changed"]);
      expect(await actions({ person: id })).toEqual(["person.flags", "profile_changed"]);
      expect(await actions({ actor: actorId })).toEqual(["person.flags", "school.changed"]);
      expect(await actions({ from: "2026-03-08" })).toEqual(["person.flags", "school.changed"]);
      expect(await actions({ to: "2026-03-07" })).toEqual(["profile_changed"]);
      const first = await list({ limit: 2 });
      expect(first?.total).toBe(3);
      expect(await actions({ limit: 2, cursor: first?.next ?? "" })).toEqual(["profile_changed"]);
      expect(await list({ cursor: "1; drop" })).toBeUndefined();
      await addConfirmed(stores, { email: "other@example.org" });
      await stores.people.remove(actorId, "stub", noon);
      expect((await list({ action: "school." }))?.items).toMatchObject([{ actor: null }]);
    });
  });
});
