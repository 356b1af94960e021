/** A day on which the price changed, and the price from then on. */
export type Change = { readonly date: string; readonly amount: number };

export type Course = {
  /** The first is where the window begins. */
  readonly changes: readonly Change[];
  readonly from: string;
  readonly to: string;
  readonly lowest: Change;
  readonly highest: number;
  /** Whether today's price is the lowest, and was not so all along. */
  readonly isLowestToday: boolean;
};

const months = 6;

/** What a price did in the half year up to a day; nothing when nobody knows. */
export function courseOf(history: readonly Change[], today: string): Course | undefined {
  const past = history.filter(({ date }) => date <= today);
  const begin = halfYearBefore(today);
  const standing = past.findLast(({ date }) => date <= begin);
  const within = past.filter(({ date }) => date > begin);
  const changes = (standing ? [{ date: begin, amount: standing.amount }, ...within] : within).filter(
    ({ amount }, i, all) => i === 0 || amount !== all[i - 1]?.amount,
  );
  const [first] = changes;
  const last = changes.at(-1);
  if (!first || !last) return undefined;
  const amounts = changes.map(({ amount }) => amount);
  const [least, highest] = [Math.min(...amounts), Math.max(...amounts)];
  return {
    changes,
    from: first.date,
    to: today,
    // The last time it was so low is the one people missed or did not.
    lowest: changes.findLast(({ amount }) => amount === least) ?? last,
    highest,
    isLowestToday: last.amount === least && least < highest,
  };
}

function halfYearBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}

/** Where a day lies between two, 0 to 1. */
export function placeOf(day: string, { from, to }: Pick<Course, "from" | "to">): number {
  const [at, start, end] = [day, from, to].map((one) => Date.parse(`${one}T00:00:00Z`)) as [
    number,
    number,
    number,
  ];
  return end === start ? 1 : (at - start) / (end - start);
}

const days = 30;

/**
 * The lowest price of the 30 days before the price of today was set, which a reduction is told with. Nothing when it
 * has had no other price.
 */
export function lowestBefore(history: readonly Change[], today: string): number | undefined {
  const past = history.filter(({ date }) => date <= today);
  const set = past.at(-1)?.date;
  if (!set) return undefined;
  const begin = new Date(Date.parse(`${set}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
  const earlier = past.filter(({ date }) => date < set);
  const standing = earlier.findLast(({ date }) => date <= begin);
  const asked = earlier.filter(({ date }) => date > begin);
  const all = standing ? [standing, ...asked] : asked;
  return all.length > 0 ? Math.min(...all.map(({ amount }) => amount)) : undefined;
}
