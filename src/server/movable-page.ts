import { byItself, type Lying, type Shelf, type Shelved } from "./shelf.ts";

export type MovablePage<Page> = Page & { readonly movedTo: (shelf: Shelf) => ShelvedPage<Page> };
/** Nothing may be asked of it once it was let go. */
export type ShelvedPage<Page> = Page & Pick<Shelved, "letGo">;

/** A page whose bytes lie by themselves until it is moved to a shelf. */
export const movable = <Page>(bytes: Buffer, pageOf: (bytes: Lying) => Page): MovablePage<Page> => ({
  ...pageOf(byItself(bytes)),
  movedTo: (shelf) => {
    const shelved = shelf.put(bytes);
    return { ...pageOf(shelved), letGo: shelved.letGo };
  },
});
