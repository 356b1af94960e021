import type { Plate } from "#supply/illustrator/plate.ts";
import { type PictureFormat, type PictureWidth, pictureFormats } from "#vocabulary/picture.ts";
import type { Photos } from "../photos/open-photos.ts";
import { rememberFailures } from "./failures.ts";
import type { PictureJob } from "./picture-worker.ts";
import type { Pool } from "./pool.ts";
import type { Rasters } from "./raster.ts";
import type { Shelf } from "./shelf.ts";
import type { Uploads } from "./uploads.ts";
import type { Urgency } from "./waiting-line.ts";

/** One picture at one width. */
export type Target = { readonly plate: Plate; readonly hash: string; readonly width: PictureWidth };

export type Maker = {
  /** Makes it and puts it on the shelf; says whether it is there now. Asked for twice, it is made once. */
  readonly make: (target: Target, formats: readonly PictureFormat[], urgency: Urgency) => Promise<boolean>;
  readonly missing: (target: Target) => Promise<PictureFormat[]>;
};

export type MakerParts = {
  readonly shelf: Shelf;
  readonly pool: Pool<PictureJob, Rasters>;
  readonly photos: Photos;
  readonly uploads: Uploads;
  readonly now: () => number;
  readonly warn: (about: unknown, sentence: string) => void;
};

const forgetFailureMs = 600_000;
const mostFailures = 2_000;

export function openMaker({ shelf, pool, photos, uploads, now, warn }: MakerParts): Maker {
  const making = new Map<string, Promise<boolean>>();
  const failures = rememberFailures(forgetFailureMs, mostFailures, now);

  const makeNow = async (key: string, { plate, hash, width }: Target, ...how: How): Promise<boolean> => {
    const [formats, urgency] = how;
    const photo = plate.kind === "photo" ? { url: plate.url, hash } : undefined;
    const upload = plate.kind === "upload" ? { name: plate.name, hash } : undefined;
    const original = photo ? await photos.bring(photo, urgency) : upload && (await uploads.bring(upload));
    if ((photo || upload) && original === undefined) return false;
    const made = await pool.run(key, { plate, width, formats, original }, urgency);
    if (!made.ok) {
      if (made.refusal.kind !== "failed") return false;
      failures.add(key);
      if (photo) await photos.discard(photo);
      warn({ plate, width, reason: made.refusal.reason }, "a picture could not be made");
      return false;
    }
    const kept = formats.map((format) => {
      const bytes = made.value[format];
      return bytes ? shelf.write({ hash, width, format }, bytes) : false;
    });
    return (await Promise.all(kept)).every(Boolean);
  };

  return {
    make: (target, formats, urgency) => {
      const key = `${target.hash}-${target.width}`;
      const begun = making.get(key);
      if (begun) {
        if (urgency === "asked") pool.hurry(key);
        return begun;
      }
      if (failures.has(key) || !shelf.takesMore()) return Promise.resolve(false);
      const made = makeNow(key, target, formats, urgency).finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
    missing: async ({ hash, width }) => {
      const there = await Promise.all(pictureFormats.map((format) => shelf.has({ hash, width, format })));
      return pictureFormats.filter((_, at) => !there[at]);
    },
  };
}

type How = [formats: readonly PictureFormat[], urgency: Urgency];
