import type { Hono } from "hono";
import { type AdminOverview, getOverview } from "#contract/admin/overview.ts";
import { keptFor } from "#domain/admin/kept-for.ts";
import { type DayFigures, funnelSteps, type Hits } from "#domain/admin/overview-ports.ts";
import { parisDay } from "#domain/people/paris-day.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { bind } from "../endpoint.ts";
import type { ApiEnv, ApiPorts } from "../ports.ts";
import type { AdminPorts } from "./ports.ts";

const dayMs = 86_400_000;
const [usualDays, mostDays] = [30, 366];
/** How long counted figures stay as they are. */
const keptMs = 30_000;

export function bindAdminOverview(
  app: Hono<ApiEnv>,
  { accounts: { now }, health, catalogue }: ApiPorts,
  { overview, searches, jobs, vitals }: AdminPorts,
): void {
  const countedOf = keptFor(keptMs, now, async (key) => {
    const [from = "", to = ""] = key.split(" ");
    const days = { from, to };
    return {
      days: await overview.days(days, now()),
      people: await overview.people(days),
      funnel: await overview.funnel(days),
      catalogue: await overview.catalogue(),
      missed: await searches.missed(days),
      searches: await searches.totals(days),
    };
  });

  bind(app, getOverview, async ({ query }) => {
    const to = query.to ?? parisDay(now());
    const from = query.from ?? shifted(to, 1 - usualDays);
    if (from > to) return refuse({ kind: "invalid", fields: { from: "too_big" } });
    if (shifted(to, 1 - mostDays) > from) return refuse({ kind: "invalid", fields: { from: "too_small" } });
    const counted = await countedOf(`${from} ${to}`);
    const [mail, { products: _, ...site }] = await Promise.all([overview.mail(), health()]);
    const { memoryMb, eventLoopP99Ms } = vitals();
    const hits = counted.days.flatMap((day) => day.hits);
    const { oldestWaitingAt, ...letters } = mail;
    const answer: AdminOverview = {
      ...{ from, to },
      people: counted.people,
      funnel: funnelSteps.map((step) => ({ step, people: counted.funnel[step] })),
      days: counted.days.map(presentDay),
      hits_by_surface: sumBy(hits, ({ surface }) => surface).map(([surface, { shown, taken }]) => ({
        ...{ surface, shown, taken },
      })),
      hits_by_openness: sumBy(hits, ({ openness }) => openness)
        .toSorted(([a], [b]) => a - b)
        .map(([openness, { stretchesShown, stretchesTaken, shown, taken }]) => ({
          ...{ openness, shown, taken },
          stretches_shown: stretchesShown,
          stretches_taken: stretchesTaken,
        })),
      searches_without_results: counted.missed.map(({ text, times, lastOn }) => ({
        ...{ text, times },
        last_on: lastOn,
      })),
      searches: { total: counted.searches.total, without_results: counted.searches.withoutResults },
      catalogue: { ...counted.catalogue, version: catalogue.snapshot().version },
      mail: { ...letters, oldest_waiting_at: oldestWaitingAt?.toISOString() ?? null },
      jobs: jobs.read().map(({ lastAt, ...job }) => ({ ...job, last_at: lastAt?.toISOString() ?? null })),
      site: { ...site, memory_mb: memoryMb, event_loop_p99_ms: eventLoopP99Ms },
    };
    return accept({ answer });
  });
}

const shifted = (day: string, by: number): string =>
  new Date(Date.parse(day) + by * dayMs).toISOString().slice(0, 10);

const presentDay = ({ hits: _, ...figures }: DayFigures & { readonly day: string }) => figures;

type Sums = Omit<Hits, "surface" | "openness">;

/** Those with the most shown first. */
function sumBy<Key>(hits: readonly Hits[], keyOf: (hits: Hits) => Key): (readonly [Key, Sums])[] {
  const sums = new Map<Key, Sums>();
  for (const one of hits) {
    const sum = sums.get(keyOf(one)) ?? { shown: 0, taken: 0, stretchesShown: 0, stretchesTaken: 0 };
    sums.set(keyOf(one), {
      shown: sum.shown + one.shown,
      taken: sum.taken + one.taken,
      stretchesShown: sum.stretchesShown + one.stretchesShown,
      stretchesTaken: sum.stretchesTaken + one.stretchesTaken,
    });
  }
  return [...sums].toSorted(([, a], [, b]) => b.shown - a.shown);
}
