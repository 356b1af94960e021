import type { Schedule } from "./catalogue-ports.ts";

const hourMs = 3_600_000;
const periods: Readonly<Record<Schedule, number | undefined>> = {
  never: undefined,
  hourly: hourMs,
  daily: 24 * hourMs,
  weekly: 7 * 24 * hourMs,
};

/** When a feed is due next, from now: a time that was missed is not made up for. */
export function nextRunAfter(schedule: Schedule, at: Date): Date | null {
  const period = periods[schedule];
  return period === undefined ? null : new Date(at.getTime() + period);
}
