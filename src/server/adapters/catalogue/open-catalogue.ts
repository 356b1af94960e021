import { patchSnapshot } from "#domain/catalogue/patch-snapshot.ts";
import type { CatalogueStore, ShopperStore } from "#domain/catalogue/ports.ts";
import { readSnapshot } from "#domain/catalogue/read-snapshot.ts";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import { warmUp } from "#domain/recommendation/warm-up.ts";
import { doInTurns, type Turns } from "#domain/steps.ts";
import { type Generating, generateInThread } from "./generate-in-thread.ts";

/** The house catalogue: one seed, so that everyone who starts sees the same. */
const seed = "cleed";
const requestOf = (size: number, now: Date) => ({ seed, size, today: dayOf(now) });
const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** Begins before the database is open, where it is plain that there is no catalogue yet. */
export const beginCatalogue = (size: number, now: Date): Generating => generateInThread(requestOf(size, now));

/** A change is told of as it is made. That nobody was told, or that it is tomorrow, is seen as soon as this. */
const lookMs = 1_000;
/** Of more products than this, everything is read again. */
const mostPatched = 5_000;
const turns: Turns = {
  now: () => performance.now(),
  giveWay: () => new Promise((resolve) => setImmediate(resolve)),
};

export type CatalogueOptions = {
  readonly store: CatalogueStore;
  readonly shoppers: ShopperStore;
  /** Products of a first start. */
  readonly size: number;
  /** Begun already. */
  readonly begun?: Generating | undefined;
  readonly report: (step: string) => void;
  readonly now: () => Date;
  readonly onFault: (error: unknown) => void;
  /** Goes around everything that takes a while. */
  readonly told?: (work: () => Promise<void>) => Promise<void>;
  /** Goes around a first start: of several processes one makes the catalogue, and the others wait for it. */
  readonly inTurn?: (work: () => Promise<void>) => Promise<void>;
};

export type OpenCatalogue = {
  readonly snapshot: () => Snapshot;
  /** Reads the catalogue again; requests meanwhile see the last one. */
  readonly refresh: () => Promise<void>;
  /** Reads what has changed, if anything has. */
  readonly look: () => Promise<void>;
  /** Works out what the first lists will need. Later snapshots come with it. */
  readonly warm: () => Promise<unknown>;
  /** Calls whenever another snapshot has taken the place of the last. */
  readonly onChange: (listener: () => void) => void;
  readonly close: () => void;
};

/** The catalogue in memory: made on a first start, read on any, and read again when it or the day changes. */
export async function openCatalogue(options: CatalogueOptions): Promise<OpenCatalogue> {
  const { store, shoppers, size, now, onFault } = options;
  const { told = (work) => work(), inTurn = (work) => work() } = options;
  const today = () => dayOf(now());
  const isMissing = async () => size > 0 && (await store.count()) === 0;
  if (await isMissing())
    await inTurn(async () => {
      if (await isMissing()) await makeCatalogue(options);
    });
  await options.begun?.close();
  /** With all that lists need of it, so that whoever comes first does not wait for that. */
  const ready = async (next: Snapshot): Promise<Snapshot> => {
    await doInTurns(warmUp(next), turns);
    return next;
  };
  const readAll = () => readSnapshot(store, shoppers, today());
  let snapshot = await readAll();
  const listeners: (() => void)[] = [];
  const replace = (next: Snapshot) => {
    snapshot = next;
    for (const tell of listeners) tell();
  };
  const refresh = async () => replace(await ready(await readAll()));
  const patch = async () => {
    const old = snapshot;
    const changes = await store.changes(old.version, mostPatched);
    if (!changes) return refresh();
    const [brands, shops] = await Promise.all([store.brands(), store.shops()]);
    const next = await ready(await doInTurns(patchSnapshot(old, { ...changes, brands, shops }), turns));
    // Somebody else may have read everything meanwhile.
    if (snapshot === old) replace(next);
  };
  const lookOnce = async () => {
    if (snapshot.day !== today()) await told(refresh);
    else if (snapshot.version !== (await store.version())) await told(patch);
  };
  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= lookOnce()
      .catch(onFault)
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  const timer = setInterval(() => void look(), lookMs);
  timer.unref();
  return {
    snapshot: () => snapshot,
    refresh,
    look,
    warm: () => ready(snapshot),
    onChange: (listener) => void listeners.push(listener),
    close: () => clearInterval(timer),
  };
}

/** For every two products one who likes some of them, as long as somebody can look at them all. */
const crowdOf = (size: number): number => Math.min(2_000, Math.ceil(size / 2));

async function makeCatalogue(options: CatalogueOptions): Promise<void> {
  const { store, shoppers, size, begun, report, now } = options;
  // Thousands of sentences that only a first start needs.
  const { generateCatalogue } = await import("#supply/generator/generate.ts");
  const { simulateShoppers } = await import("#supply/generator/shoppers.ts");
  report(`drawing up a catalogue of ${size} products`);
  const { brands, shops } = generateCatalogue(requestOf(size, now()));
  const generating = begun ?? beginCatalogue(size, now());
  const quarter = Math.max(100, Math.ceil(size / 400) * 100);
  const products = generating.products((count) => {
    if (count % quarter === 0 && count < size) report(`${count} of ${size} products`);
  });
  try {
    await store.save({ brands, shops, products });
    report("inviting shoppers to look at it");
    const snapshot = await readSnapshot(store, shoppers, dayOf(now()));
    await shoppers.replace(simulateShoppers(snapshot, seed, crowdOf(size)));
  } finally {
    await generating.close();
  }
}
