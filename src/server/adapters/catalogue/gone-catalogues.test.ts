import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { cardWordsOf, listingOf } from "#domain/catalogue/listing.ts";
import { packListing } from "#domain/catalogue/packed-listing.ts";
import { patchSnapshot } from "#domain/catalogue/patch-snapshot.ts";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import {
  exampleBrands,
  exampleProduct,
  exampleShops,
  exampleSnapshot,
} from "#domain/catalogue/testing/examples.ts";
import { warmUp } from "#domain/recommendation/warm-up.ts";
import { embeddedEngine } from "#domain/search/embedded-engine.ts";
import { doAll } from "#domain/steps.ts";

setFlagsFromString("--expose-gc");
const clearUp: () => void = runInNewContext("gc");

/** The catalogue once a product has another name, with all that lists need of it. */
function renamed(old: Snapshot, name: string): Snapshot {
  const product = exampleProduct({ id: 3, name: { en: `${name} shirt`, fr: `Chemise ${name}` } });
  const next = doAll(
    patchSnapshot(old, {
      version: old.version + 1,
      brands: exampleBrands,
      shops: exampleShops,
      listings: [{ listing: packListing(listingOf(product)), card: JSON.stringify(cardWordsOf(product)) }],
      gone: [],
    }),
  );
  doAll(warmUp(next));
  return next;
}

test("a catalogue that has been changed is gone from memory, however often that happens", async () => {
  let snapshot = exampleSnapshot(Array.from({ length: 40 }, (_, i) => exampleProduct({ id: i + 1 })));
  const turns = { now: () => 0, giveWay: () => new Promise<void>((resolve) => setImmediate(resolve)) };
  const engine = embeddedEngine(() => snapshot, turns);
  const met: WeakRef<Snapshot>[] = [];
  const find = (text: string) => engine.find({ text, language: "en", from: 0, limit: 5, withFacets: true });
  for (const name of ["Xylograph", "Quartz", "Umbrage", "Pagoda", "Juniper", "Meridian"]) {
    await engine.prepare();
    met.push(new WeakRef(snapshot));
    snapshot = renamed(snapshot, name);
    // The last index answers until the next is there.
    await expect.poll(async () => (await find(name)).total).toBe(1);
  }
  await expect
    .poll(() => {
      clearUp();
      return met.filter((one) => one.deref()).length;
    })
    .toBe(0);
});
