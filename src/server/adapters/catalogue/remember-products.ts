import { promisify } from "node:util";
import { deflateRaw, inflateRaw } from "node:zlib";
import type { CatalogueStore } from "#domain/catalogue/ports.ts";
import type { Product } from "#domain/catalogue/product.ts";

/** About a kilobyte each, packed. */
const mostKept = 5_000;
const batch = 100;
/** No id of a product is as large: it is a 32-bit number. */
const beyond = 2 ** 31 - 1;

type Parts = {
  readonly find: CatalogueStore["find"];
  /** Whole products as text, the latest first. */
  readonly documents: (before: number, most: number) => Promise<{ id: number; text: string }[]>;
  readonly isAway: (error: unknown) => boolean;
};

const [pack, unpack] = [promisify(deflateRaw), promisify(inflateRaw)];

/**
 * Products as the database has them; while it is away, as they were when they were last read. Of a large catalogue
 * the latest are known, and those that were looked at.
 */
export function rememberProducts({ find, documents, isAway }: Parts) {
  const kept = new Map<number, Buffer>();
  const keep = (id: number, packed: Buffer) => {
    kept.delete(id);
    kept.set(id, packed);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? id);
  };
  let filling: Promise<void> | undefined;

  async function fill(): Promise<void> {
    for (let [before, read] = [beyond, 0]; read < mostKept; ) {
      const some = await documents(before, batch);
      for (const { id, text } of some) keep(id, await pack(text));
      before = some.at(-1)?.id ?? 0;
      read += some.length;
      if (some.length < batch) return;
    }
  }

  return {
    async find(id: number): Promise<Product | undefined> {
      try {
        const product = await find(id);
        if (!product) kept.delete(id);
        else if (!kept.has(id)) keep(id, await pack(JSON.stringify(product)));
        return product;
      } catch (error) {
        const packed = isAway(error) ? kept.get(id) : undefined;
        if (!packed) throw error;
        // Written here from a value of this type.
        return JSON.parse((await unpack(packed)).toString()) as Product;
      }
    },
    /** Reads what it will need; again after a change. One at a time. */
    fill(): Promise<void> {
      filling ??= fill().finally(() => {
        filling = undefined;
      });
      return filling;
    },
  };
}
