import { type SizeField, type SizeSystem, sizeFields } from "#vocabulary/size.ts";
import { labelsIn, type SizeChart, sizeChart, toldElsewhere } from "#vocabulary/size-chart.ts";
import { isUniverse, type Universe } from "#vocabulary/universe.ts";

/** What is converted. */
export interface Wanted {
  readonly universe: Universe;
  readonly garment: SizeField;
  readonly system: SizeSystem;
  /** Nothing until somebody chose one. */
  readonly size: string | undefined;
  readonly chart: SizeChart;
}

/** What an address asks for; what it says wrongly counts as not said. An address without a universe is of the site's. */
export function readWanted(params: URLSearchParams, site: Universe): Wanted {
  const told = params.get("universe");
  const universe = isUniverse(told) ? told : site;
  const garment = sizeFields.find((field) => field === params.get("garment")) ?? first[universe];
  const chart = sizeChart(universe, garment);
  const system = chart.systems.find((one) => one === params.get("system"));
  const size = system && labelsIn(chart, system).find((label) => label === params.get("size"));
  return { universe, garment, system: system ?? ownOf(chart), size, chart };
}

/** What most people come for. */
const first: Readonly<Record<Universe, SizeField>> = { women: "tops", men: "jackets" };

/** The system a garment's sizes are kept in. */
export function ownOf({ systems }: SizeChart): SizeSystem {
  const [own] = systems;
  if (!own) throw new Error("a chart without a system");
  return own;
}

/** The universe goes along, so that whoever gets the address sees the same. */
export function writeWanted({ universe, garment, system, size }: Omit<Wanted, "chart">): URLSearchParams {
  return new URLSearchParams({ universe, garment, system, ...(size === undefined ? {} : { size }) });
}

/** The same size in another system, so that nobody chooses twice. */
export function inSystem({ chart, system, size }: Wanted, next: SizeSystem): string | undefined {
  if (size === undefined || next === system) return size;
  return toldElsewhere(chart, system, size).find((one) => one.system === next)?.labels[0];
}
