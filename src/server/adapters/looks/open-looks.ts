import { setImmediate as nextTurn } from "node:timers/promises";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import type { Look } from "#domain/looks/look.ts";
import type { KeptLooks, LookStore } from "#domain/looks/ports.ts";
import { renewing } from "#domain/looks/renew.ts";

type LooksOptions = {
  readonly store: LookStore;
  readonly snapshot: () => Snapshot;
  readonly report: (step: string) => void;
  readonly onFault: (error: unknown) => void;
  /** Goes around everything that takes a while. */
  readonly told?: (work: () => Promise<void>) => Promise<void>;
};

type OpenLooks = {
  readonly all: () => readonly Look[];
  /** Reads them again if an admin changed one, and puts them together again if the catalogue has changed. */
  readonly refresh: () => Promise<void>;
  readonly close: () => void;
};

/** How soon a change of the catalogue is seen here. */
const lookMs = 5_000;
/** Requests do not wait longer than this for a stylist. */
const turnMs = 12;
/** Other processes may put them together at the same time; one of them is first. */
const tries = 5;

/** The looks in memory: put together on a first start, read on any, and renewed when the catalogue changes. */
export async function openLooks({
  store,
  snapshot,
  report,
  onFault,
  told = (work) => work(),
}: LooksOptions): Promise<OpenLooks> {
  let kept: KeptLooks = await renew(store, snapshot(), report);
  let renewing: Promise<void> | undefined;
  let again = false;
  const refresh = (): Promise<void> => {
    // Whoever asks while it goes on has changed something that it may not have seen.
    again ||= renewing !== undefined;
    renewing ??= renewOnce().finally(() => {
      renewing = undefined;
      again = false;
    });
    return renewing;
  };
  const renewOnce = async (): Promise<void> => {
    do {
      again = false;
      if (snapshot().version > kept.version)
        await told(async () => {
          kept = await renew(store, snapshot(), () => {});
        });
      else if ((await store.edits()) !== kept.edits) kept = await store.load();
    } while (again);
  };
  const timer = setInterval(() => void refresh().catch(onFault), lookMs);
  timer.unref();
  return { all: () => kept.looks, refresh, close: () => clearInterval(timer) };
}

async function renew(
  store: LookStore,
  snapshot: Snapshot,
  report: (step: string) => void,
): Promise<KeptLooks> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const before = await store.load();
    if (before.version >= snapshot.version) return before;
    const isFirst = before.looks.length === 0;
    if (isFirst && snapshot.size > 0) report("putting looks together");
    const looks = await inTurns(renewing(snapshot, before.looks, isFirst ? undefined : before.newest));
    const newest = snapshot.ids[snapshot.size - 1] ?? 0;
    const after = { ...before, version: snapshot.version, newest: Math.max(newest, before.newest), looks };
    if (await store.save(before, after)) return after;
  }
  return store.load();
}

/** Lets others have a turn while it goes on. */
async function inTurns<Value>(work: Generator<void, Value>): Promise<Value> {
  let since = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - since < turnMs) continue;
    await nextTurn();
    since = performance.now();
  }
}
