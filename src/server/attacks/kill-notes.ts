/** What a test has been told by the server, to be asked for again after the server was killed. */
export type Member = {
  readonly email: string;
  readonly token: string;
  readonly address: string;
  /** Answered with yes; and the one that was under way when the server went. */
  readonly liked: Set<number>;
  liking: number | undefined;
  /** The number that the last answered save wrote into each of several sections; 0 before the first. */
  saved: number;
  saving: number | undefined;
  /** The same for the person's details, which end onboarding. */
  boarded: number;
  boarding: number | undefined;
  deletion: "none" | "asked" | "answered";
};

export type Newcomer = {
  readonly email: string;
  readonly address: string;
  readonly claim: string;
  state: "signing up" | "signed up" | "confirming";
  /** When they signed up once more, as the first time was not answered. */
  againAt?: number;
  /** The code of a letter from before that. */
  earlier?: string | undefined;
};

export type Notes = {
  readonly members: Member[];
  readonly newcomers: Newcomer[];
  /** Addresses of which nothing may be left. */
  readonly gone: string[];
  readonly admin: { token: string };
  /** The feed: the edition that is in the catalogue, and the one on its way. */
  readonly feed: { edition: number; begun: number | undefined; next: number };
  /** Answered, by what it was. */
  readonly answered: Record<Kind, number>;
  /** What was refused although nothing was wrong with it. */
  readonly refused: string[];
};

export const kinds = ["like", "save", "onboarding", "sign-up", "deletion", "feed"] as const;
export type Kind = (typeof kinds)[number];

export const emptyNotes = (): Notes => ({
  members: [],
  newcomers: [],
  gone: [],
  admin: { token: "" },
  feed: { edition: 0, begun: undefined, next: 1 },
  answered: Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>,
  refused: [],
});

export const noteMember = (email: string, token: string, address: string): Member => ({
  email,
  token,
  address,
  liked: new Set(),
  liking: undefined,
  saved: 0,
  saving: undefined,
  boarded: 0,
  boarding: undefined,
  deletion: "none",
});

/** One number in five sections of the preferences, so that a half of a save would show. */
export const sectionsOf = (n: number) => ({
  global: { openness: 1 + (n % 5), dresscode: 1 + (n % 5) },
  budget: [{ key: "coats", minValue: 50 + (n % 500), maxValue: 700 + (n % 500) }],
  styles: { selected_styles: [1 + (n % 22)] },
  wantstyles: [1 + (n % 22)],
  locks: { budget: n % 2 === 0, sizes: n % 2 === 0 },
});

export const detailsOf = (n: number) => ({
  city: `City ${n}`,
  zip: String(10_000 + (n % 80_000)),
  address: `${n} Main Street`,
  state: `State ${n}`,
});

/** As many rows as a swap needs to take a moment; every price says the edition. */
export const feedRows = 60;
export const feedName = "Swapped";
export const pricesOf = (edition: number): string => `${20 + (edition % 60)}.90`;
