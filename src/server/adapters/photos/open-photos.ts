import { rememberFailures } from "../pictures/failures.ts";
import type { Shelf } from "../pictures/shelf.ts";
import type { Urgency } from "../pictures/waiting-line.ts";
import { openBackOff } from "./back-off.ts";
import { type FetcherOptions, openFetcher } from "./fetch-photo.ts";
import type { PhotoRefusal } from "./photo-refusal.ts";

/** A merchant's picture, and the hash under which it is kept. */
type Photo = { readonly url: string; readonly hash: string };

export type Photos = {
  /** Where its bytes lie on the shelf, fetched if need be; nothing when it cannot be had now. Never throws. */
  readonly bring: (photo: Photo, urgency: Urgency) => Promise<string | undefined>;
  /** It cannot be opened: it goes, and is not asked for again so soon. */
  readonly discard: (photo: Photo) => Promise<void>;
  readonly close: () => void;
};

export type PhotosOptions = FetcherOptions & {
  readonly shelf: Shelf;
  readonly now: () => number;
  readonly warn: (about: unknown, sentence: string) => void;
};

const minuteMs = 60_000;
const resting = { firstMs: minuteMs, longestMs: 1_440 * minuteMs, most: 10_000 };

/** The pictures of merchants: each fetched once, its bytes kept for every width that is asked for later. */
export function openPhotos({ shelf, now, warn, ...options }: PhotosOptions): Photos {
  const fetcher = openFetcher(options);
  const bringing = new Map<string, Promise<string | undefined>>();
  const backOff = openBackOff({ ...resting, now });
  const told = rememberFailures(60 * minuteMs, 1_000, now);

  const noteFailure = (url: string, { fault, reason }: PhotoRefusal) => {
    if (fault === "here") return;
    const host = hostOf(url);
    backOff.add(fault === "host" ? host : url);
    // Once an hour for each host: a shop that is gone has thousands of pictures.
    if (!told.has(host)) warn({ url, reason }, "a merchant's picture could not be had: people get a drawing");
    told.add(host);
  };

  const bringNow = async ({ url, hash }: Photo, urgency: Urgency): Promise<string | undefined> => {
    const place = { hash, format: "original" } as const;
    if (await shelf.has(place)) return shelf.pathOf(place);
    if (backOff.rests(url) || backOff.rests(hostOf(url))) return undefined;
    const fetched = await fetcher.fetch(url, urgency);
    if (!fetched.ok) {
      noteFailure(url, fetched.refusal);
      return undefined;
    }
    backOff.forget(hostOf(url));
    return (await shelf.write(place, fetched.value)) ? shelf.pathOf(place) : undefined;
  };

  return {
    bring: (photo, urgency) => {
      const begun = bringing.get(photo.hash);
      if (begun) return begun;
      const brought = bringNow(photo, urgency).finally(() => bringing.delete(photo.hash));
      bringing.set(photo.hash, brought);
      return brought;
    },
    discard: async ({ url, hash }) => {
      backOff.add(url);
      await shelf.remove({ hash, format: "original" });
    },
    close: fetcher.close,
  };
}

const hostOf = (url: string): string => URL.parse(url)?.hostname ?? url;
