import type { OverrideStore } from "#domain/admin/reco-ports.ts";
import { noOverrides, type Override, type Overrides, overridesIn } from "#domain/people/overrides.ts";

/** Another process may have changed something: it is known here after this at the latest. */
const lookMs = 4000;

type OverrideParts = {
  readonly store: Pick<OverrideStore, "changed">;
  readonly now: () => Date;
  readonly onFault: (error: unknown) => void;
};

type Placed = Override & { readonly place: number };

/** All of them in memory: admins make them one by one, and no list has to wait for a question to the database. */
export async function openOverrides({ store, now, onFault }: OverrideParts) {
  let print: string | undefined;
  /** Each with its place in the order they were made. */
  let everyones: readonly Placed[] = [];
  let persons: ReadonlyMap<string, readonly Placed[]> = new Map();
  let reading: Promise<void> = Promise.resolve();

  async function read(): Promise<void> {
    const changed = await store.changed(print);
    if (!changed) return;
    ({ print } = changed);
    const placed = changed.overrides.map((one, place) => ({ ...one, place }));
    everyones = placed.filter(({ personId }) => personId === null);
    persons = Map.groupBy(
      placed.filter(({ personId }) => personId !== null),
      ({ personId }) => personId ?? "",
    );
  }
  /** One after the other, so that what was read first never takes the place of what came later. */
  const refresh = (): Promise<void> => {
    const next = reading.then(read);
    reading = next.catch(() => {});
    return next;
  };

  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    await refresh()
      .catch(onFault)
      .finally(() => {
        looking = false;
      });
  };
  await refresh();
  const timer = setInterval(() => void look(), lookMs);
  timer.unref();

  return {
    overridesFor(personId: string | undefined): Overrides {
      const own = personId === undefined ? undefined : persons.get(personId);
      if (!own && everyones.length === 0) return noOverrides;
      const all = own ? [...everyones, ...own].sort((a, b) => a.place - b.place) : everyones;
      return overridesIn(all, now().getTime());
    },
    /** After something was changed here. */
    refresh,
    close: () => clearInterval(timer),
  };
}
