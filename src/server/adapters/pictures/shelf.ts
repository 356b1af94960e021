import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type PictureFormat, type PictureWidth, pictureFormats, pictureWidths } from "#vocabulary/picture.ts";
import { removeOldest, removeOtherEditions, usedBytes } from "./shelf-tidying.ts";

export type Place =
  | { readonly hash: string; readonly width: PictureWidth; readonly format: PictureFormat }
  /** What a merchant sent, for the widths that nobody asked for yet. */
  | { readonly hash: string; readonly format: "original" }
  /** What a link preview shows. */
  | { readonly hash: string; readonly format: "preview" };

/** The made pictures on disk. Whatever happens to the disk, reading and writing never throw. */
export type Shelf = {
  readonly read: (place: Place) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  readonly has: (place: Place) => Promise<boolean>;
  readonly write: (place: Place, bytes: Uint8Array) => Promise<boolean>;
  readonly remove: (place: Place) => Promise<void>;
  /** Where it is, or would be. */
  readonly pathOf: (place: Place) => string;
  /** No after a failed write, for a while: making pictures that cannot be kept would be work for nothing. */
  readonly takesMore: () => boolean;
  /** Whether there is room for what nobody asked for. */
  readonly hasRoom: () => boolean;
  /** Removes what other editions left, and learns how full the shelf is. */
  readonly tidy: () => Promise<void>;
};

export type ShelfOptions = {
  readonly folder: string;
  readonly edition: string;
  readonly mostBytes: number;
  readonly now: () => number;
  /** Told once, and once more only if it worked again in between. */
  readonly onTrouble: (error: unknown) => void;
};

const restMs = 60_000;

export function openShelf({ folder, edition, mostBytes, now, onTrouble }: ShelfOptions): Shelf {
  const own = join(folder, edition);
  let used = 0;
  let writes = 0;
  let troubledAt: number | undefined;

  const inTrouble = (error: unknown) => {
    if (troubledAt === undefined) onTrouble(error);
    troubledAt = now();
  };

  const put = async (path: string, bytes: Uint8Array) => {
    writes += 1;
    const half = `${path}.${process.pid}-${writes}.tmp`;
    try {
      await mkdir(dirname(path), { recursive: true });
      // Flushed before it gets its name: a picture cut short would be kept by browsers for a year.
      await writeFile(half, bytes, { flush: true });
      await rename(half, path);
    } catch (error) {
      await rm(half, { force: true }).catch(() => {});
      throw error;
    }
    used += bytes.length;
    if (used > mostBytes) used = await removeOldest(own, mostBytes * 0.9);
  };

  return {
    read: async (place) => {
      const bytes = await readFile(pathOf(own, place)).catch(() => undefined);
      return bytes?.length ? bytes : undefined;
    },
    has: (place) =>
      stat(pathOf(own, place)).then(
        ({ size }) => size > 0,
        () => false,
      ),
    write: async (place, bytes) => {
      try {
        await put(pathOf(own, place), bytes);
        troubledAt = undefined;
        return true;
      } catch (error) {
        inTrouble(error);
        return false;
      }
    },
    remove: async (place) => {
      const path = pathOf(own, place);
      const size = await stat(path).then(
        (facts) => facts.size,
        () => 0,
      );
      await rm(path, { force: true }).then(
        () => {
          used -= size;
        },
        () => {},
      );
    },
    pathOf: (place) => pathOf(own, place),
    takesMore: () => troubledAt === undefined || now() - troubledAt > restMs,
    hasRoom: () => used < mostBytes * 0.8,
    tidy: async () => {
      await removeOtherEditions(folder, edition);
      used = await usedBytes(own);
    },
  };
}

/** Only of parts that we know: nothing in it can lead elsewhere. */
function pathOf(own: string, place: Place): string {
  const isRaster = place.format !== "original" && place.format !== "preview";
  const file = isRaster ? `${place.hash}-${place.width}.${place.format}` : `${place.hash}.${place.format}`;
  const isKnown = !isRaster || (pictureWidths.includes(place.width) && pictureFormats.includes(place.format));
  if (!/^[0-9a-f]{16}$/.test(place.hash) || !isKnown) throw new Error(`No picture can be kept as ${file}.`);
  return join(own, place.hash.slice(0, 2), file);
}
