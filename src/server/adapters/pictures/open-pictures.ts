import type { ApiPorts, PictureFacts, Pictures } from "#api/ports.ts";
import { drawPlate, type Plate, plateAlt, plateColour, plateRatio } from "#supply/illustrator/plate.ts";
import { type PictureWidth, pictureFormats } from "#vocabulary/picture.ts";
import type { FetcherOptions } from "../photos/fetch-photo.ts";
import { openPhotos } from "../photos/open-photos.ts";
import { makeAhead, openChores } from "./ahead.ts";
import type { PictureCatalogue } from "./catalogue.ts";
import { rememberDrawings } from "./drawing-memory.ts";
import { plateHash } from "./edition.ts";
import { openMaker, type Target } from "./maker.ts";
import type { PictureJob } from "./picture-worker.ts";
import { openPool, type PoolOptions } from "./pool.ts";
import { makePreview } from "./preview.ts";
import { openQuietMoments, type QuietMoments } from "./quiet-moments.ts";
import type { Rasters } from "./raster.ts";
import { openShelf } from "./shelf.ts";
import { openUploads } from "./uploads.ts";

export type PictureOptions = {
  readonly catalogue: PictureCatalogue;
  /** The bytes of what editors uploaded, by name; without it there is nothing of the kind. */
  readonly uploaded?: (name: string) => Promise<Uint8Array | undefined>;
  /** Where made pictures are kept, and how much of them. */
  readonly folder: string;
  readonly mostBytes: number;
  readonly edition: string;
  readonly threads: number;
  readonly now: () => number;
  readonly warn: (about: unknown, sentence: string) => void;
  readonly quietMs?: number;
  /** Tests bring threads that hang and die. */
  readonly pool?: Partial<PoolOptions>;
  /** Tests play the merchant on this machine. */
  readonly photos?: FetcherOptions;
};

export type OpenPictures = Pictures & {
  readonly previewOf: ApiPorts["previewOf"];
  /** Makes these before anyone asks, and says how far it is. Those that are there cost nothing. */
  readonly warm: (names: Iterable<string>, report: (step: string) => void) => Promise<void>;
  readonly quiet: QuietMoments;
  /** How many pictures wait to be made. */
  readonly waiting: () => number;
  readonly close: () => Promise<void>;
};

/** What lists and pages show most: the other widths are made when somebody asks. */
const usualWidths: readonly PictureWidth[] = [400, 800];

/** Tall pictures are shrunk to the height of a preview, which is less. */
const previewFrom: PictureWidth = 800;

/** Some 400 garments. */
const rememberedCharacters = 16_000_000;

/** Pictures by name: the drawing at once, its rasters as soon as they are made, and kept. */
export function openPictures(options: PictureOptions): OpenPictures {
  const { catalogue, folder, mostBytes, edition, now, warn } = options;
  const onTrouble = (error: unknown) =>
    warn({ err: error }, "pictures cannot be kept: people get the drawings instead");
  const shelf = openShelf({ folder, edition, mostBytes, now, onTrouble });
  const pool = openPool<PictureJob, Rasters>({
    script: new URL("./picture-worker.ts", import.meta.url),
    threads: options.threads,
    limitMs: 40_000,
    longestLine: 512,
    ...options.pool,
  });
  const photos = openPhotos({ ...options.photos, shelf, now, warn });
  const uploads = openUploads({ shelf, read: options.uploaded ?? (async () => undefined), warn });
  const maker = openMaker({ shelf, pool, photos, uploads, now, warn });
  const lookUp = lookingUp(catalogue, edition);
  const factsOf = rememberFacts();
  const targets = function* (names: Iterable<string>): Generator<Target> {
    for (const name of names) {
      const known = lookUp(name);
      if (known) for (const width of usualWidths) yield { ...known, width };
    }
  };
  const { chore, addIncomplete } = openChores(maker, shelf, () => targets(catalogue.names()), now);
  const onFault = (error: unknown) => warn({ err: error }, "pictures could not be made ahead");
  const quiet = openQuietMoments({ chore, now, quietMs: options.quietMs ?? 1_000, onFault });
  const drawOnce = rememberDrawings(rememberedCharacters);

  return {
    find: (name) => {
      const known = lookUp(name);
      return known && factsOf(name, known.plate, known.hash);
    },
    draw: (name) => {
      const known = lookUp(name);
      return known && drawOnce(`${name} ${known.hash}`, () => drawPlate(known.plate));
    },
    read: async (name, width, formats) => {
      const known = lookUp(name);
      if (!known || formats.length === 0) return undefined;
      const target = { ...known, width };
      const kept = async () => {
        for (const format of formats) {
          const bytes = await shelf.read({ ...target, format });
          if (bytes && format !== pictureFormats[0]) addIncomplete(target);
          if (bytes) return { format, bytes };
        }
        return undefined;
      };
      const found = await kept();
      if (found) return found;
      // Somebody waits: first the format that is packed quickly; the better one is for a quiet moment.
      const made = maker.make(target, [formats.includes("webp") ? "webp" : "avif"], "asked");
      // Of what was drawn there is the drawing meanwhile; an upload has nothing to show instead.
      return known.plate.kind === "upload" && (await made) ? kept() : undefined;
    },
    previewOf: async (name) => {
      const known = lookUp(name);
      if (!known) return undefined;
      const place = { hash: known.hash, format: "preview" } as const;
      const kept = await shelf.read(place);
      if (kept) return kept;
      const target = { ...known, width: previewFrom };
      const raster = () => shelf.read({ ...target, format: "webp" });
      let picture = await raster();
      // What is being made in the other format is waited for, and this one made after it.
      for (let turn = 0; !picture && turn < 2; turn++) {
        await maker.make(target, ["webp"], "asked");
        picture = await raster();
      }
      if (!picture) return undefined;
      const preview = await makePreview(picture, plateColour(known.plate));
      await shelf.write(place, preview);
      return preview;
    },
    warm: (names, report) => makeAhead(maker, targets(names), report),
    quiet,
    waiting: pool.waiting,
    close: () => {
      quiet.close();
      photos.close();
      return pool.close();
    },
  };
}

/** The plate of a name and the hash of its picture, worked out once a plate. */
function lookingUp(catalogue: PictureCatalogue, edition: string) {
  const hashes = new WeakMap<Plate, string>();
  return (name: string): { readonly plate: Plate; readonly hash: string } | undefined => {
    const plate = catalogue.find(name);
    if (!plate) return undefined;
    const hash = hashes.get(plate) ?? plateHash(edition, plate);
    hashes.set(plate, hash);
    return { plate, hash };
  };
}

/** Every request for a picture asks for its facts; a plate never changes, so its words are put together once. */
function rememberFacts() {
  const known = new WeakMap<Plate, PictureFacts>();
  return (name: string, plate: Plate, hash: string): PictureFacts => {
    const facts = known.get(plate) ?? {
      name,
      hash,
      ratio: plateRatio(plate),
      colour: plateColour(plate),
      alt: { en: plateAlt(plate, "en"), fr: plateAlt(plate, "fr") },
    };
    known.set(plate, facts);
    return facts;
  };
}
