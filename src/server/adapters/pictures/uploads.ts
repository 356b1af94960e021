import type { Shelf } from "./shelf.ts";

/** What an editor uploaded, and the hash under which the shelf has it. */
type Upload = { readonly name: string; readonly hash: string };

export type Uploads = {
  /** Where its bytes lie on the shelf, brought there if need be; nothing when they cannot be had now. Never throws. */
  readonly bring: (upload: Upload) => Promise<string | undefined>;
};

type UploadsOptions = {
  readonly shelf: Shelf;
  readonly read: (name: string) => Promise<Uint8Array | undefined>;
  readonly warn: (about: unknown, sentence: string) => void;
};

/** The shelf may lose what it has at any time: what editors bring is kept in the database, and brought from there. */
export const openUploads = ({ shelf, read, warn }: UploadsOptions): Uploads => ({
  bring: async ({ name, hash }) => {
    const place = { hash, format: "original" } as const;
    if (await shelf.has(place)) return shelf.pathOf(place);
    const bytes = await read(name).catch((error: unknown) => {
      warn({ err: error, name }, "an uploaded picture could not be read");
      return undefined;
    });
    return bytes && (await shelf.write(place, bytes)) ? shelf.pathOf(place) : undefined;
  },
});
