import type { SavedSearch } from "./activity.ts";
import type { NewNotice } from "./notice.ts";
import type { Person } from "./person.ts";
import type { NewLetter } from "./ports.ts";

/** What the rounds that look for news read and write. */
export type NewsStore = {
  /** Some of those for whom there may be something to do, in the order of their ids. */
  due(asked: {
    readonly version: number;
    readonly highest: number;
    readonly at: Date;
    readonly after?: string | undefined;
    readonly most: number;
  }): Promise<readonly string[]>;
  /** Nothing when the person is gone, or not confirmed. */
  read(personId: string): Promise<Watched | undefined>;
  /** All of it or nothing. False when another round has been there since it was read, or the person is gone. */
  keep(watched: Watched, news: News): Promise<boolean>;
};

/** Someone with all that is watched for them. */
export type Watched = {
  readonly person: Person;
  /** Those with an alert. */
  readonly searches: readonly WatchedSearch[];
  readonly bookmarks: readonly WatchedBookmark[];
  /** Nothing before the first round. */
  readonly watch: (Watch & { readonly round: number }) | undefined;
  /** Whether something found before waits for a mail. */
  readonly hasMailWaiting: boolean;
};

export type WatchedSearch = SavedSearch & {
  /** The highest number there was when it was saved or last run: what is above has come since. */
  readonly seenProduct: number;
};

export type WatchedBookmark = {
  readonly product: number;
  /** What it cost when it was bookmarked or last told of; null when nobody knows. */
  readonly price: number | null;
  /** Whether it could be had in their size when last looked at; null when it never was. */
  readonly inSize: boolean | null;
};

type Watch = {
  /** The catalogue that was gone through. */
  readonly catalogueVersion: number;
  /** The highest number there was when their brands were last looked at. */
  readonly seenProduct: number;
  /** When there was last something new of their brands. */
  readonly brandsAt: Date | null;
  /** The sizes by which `inSize` was judged. */
  readonly sizes: string;
  readonly mailedAt: Date | null;
};

/** What one round found for one person, and what it leaves for the next. */
export type News = {
  readonly at: Date;
  readonly notices: readonly NewNotice[];
  /** Searches that were run, whatever they found. */
  readonly ran: readonly WatchedSearch[];
  /** The highest number there was. */
  readonly highest: number;
  /** Bookmarks of which something else is known now. */
  readonly bookmarks: readonly WatchedBookmark[];
  readonly watch: Watch;
  /** Everything that waits for a mail goes with it. */
  readonly letter?: NewLetter | undefined;
};

/** The catalogue as news are looked for in it: one snapshot of it. */
export type NewsCatalogue = {
  readonly version: number;
  /** Numbers are given in order and not again: what came later has a higher one. */
  readonly highest: number;
  /** What a search finds above a number, the newest first. Nothing when the query cannot be read. */
  readonly findNew: (person: Person, query: string, above: number) => Promise<readonly number[] | undefined>;
  /** Products above a number, by brand, of those brands that have any. */
  readonly newOfBrands: (
    person: Person,
    brands: readonly number[],
    above: number,
  ) => ReadonlyMap<number, readonly number[]>;
  /** One for each product; nothing for what has left. */
  readonly offersFor: (person: Person, products: readonly number[]) => readonly (Offered | undefined)[];
};

/** What can be had of a product; the price is 0 when nobody sells it. */
export type Offered = { readonly price: number; readonly inStock: boolean; readonly inSize: boolean };
