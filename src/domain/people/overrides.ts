export type OverrideAction = "pin" | "hide" | "boost";

/** What an admin said of one product, to one person or to everyone. */
export interface Override {
  /** Nobody in particular: it holds for everyone. */
  readonly personId: string | null;
  readonly product: number;
  readonly action: OverrideAction;
  readonly until: Date | null;
  readonly note: string;
}

/** What admins say of someone's lists, as far as it is in force. */
export interface Overrides {
  /** First in lists, in this order. */
  readonly pinned: readonly number[];
  /** Never in lists. */
  readonly hidden: ReadonlySet<number>;
  readonly boosted: ReadonlySet<number>;
  /** What each of them goes by. */
  readonly by: ReadonlyMap<number, Override>;
}

export const noOverrides: Overrides = {
  pinned: [],
  hidden: new Set(),
  boosted: new Set(),
  by: new Map(),
};

/** What is lifted comes before whatever scores no more than so many points above it. Its score stays what it is. */
export const boostPoints = 15;

/**
 * What counts of several that are about the same product, in the order they were made: to hide it outweighs to pin it,
 * and that to lift it, so that nothing one admin took away comes back by what another did. What is for the person
 * alone takes the place of the same for everyone.
 */
export function overridesIn(all: readonly Override[], at: number): Overrides {
  const inForce = all.filter(({ until }) => !until || until.getTime() > at);
  if (inForce.length === 0) return noOverrides;
  const by = new Map<number, Override>();
  for (const one of inForce) {
    const other = by.get(one.product);
    if (!other || outweighs(one, other)) by.set(one.product, one);
  }
  const of = (action: OverrideAction) =>
    inForce.filter((one) => one.action === action && by.get(one.product) === one).map((one) => one.product);
  return { pinned: of("pin"), hidden: new Set(of("hide")), boosted: new Set(of("boost")), by };
}

const strength: Readonly<Record<OverrideAction, number>> = { hide: 2, pin: 1, boost: 0 };

const outweighs = (one: Override, other: Override): boolean =>
  one.action === other.action ? one.personId !== null : strength[one.action] > strength[other.action];

/** What tells one list from another by them; nothing where there are none. */
export const printOfOverrides = ({ pinned, hidden, boosted, by }: Overrides): readonly unknown[] =>
  by.size === 0 ? [] : [pinned, [...hidden], [...boosted]];
