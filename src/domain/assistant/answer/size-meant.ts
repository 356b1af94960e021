import type { AskedSize } from "#vocabulary/assistant.ts";
import type { Leaf } from "#vocabulary/category.ts";
import { type Size, type SizeSystem, sizeFieldOf, sizeScaleOf, sizeSystems } from "#vocabulary/size.ts";
import { rowsOf, sizeChart } from "#vocabulary/size-chart.ts";
import type { Universe } from "#vocabulary/universe.ts";

/** What a size that somebody said is on the labels of one kind of garment. */
interface MeantSize {
  /** None when such garments have no such size: a bag is not made in 38. */
  readonly sizes: readonly Size[];
  /** Whether it had to be converted, and charts disagree. */
  readonly about: boolean;
}

export function sizeMeant(universe: Universe, leaf: Leaf, asked: AskedSize): MeantSize {
  const [low, high] = asked.label.split("/");
  if (low && high) {
    const both = [low, high].map((label) => sizeMeant(universe, leaf, { ...asked, label }));
    return { sizes: both.flatMap(({ sizes }) => sizes), about: both.some(({ about }) => about) };
  }
  // British and American jackets are told by the chest, and by how tall somebody is.
  const chest = /^(\d{2})[RLS]$/i.exec(asked.label)?.[1];
  if (chest) {
    const british = meant(universe, leaf, { label: chest, system: asked.system ?? "UK" });
    return british.sizes.length > 0 ? british : meant(universe, leaf, { label: chest });
  }
  return meant(universe, leaf, asked);
}

function meant(universe: Universe, leaf: Leaf, { label, system }: AskedSize): MeantSize {
  const scale = sizeScaleOf(universe, leaf);
  const said = spelt(label);
  const own = scale.labels.find(
    (one) => one === said || (scale.system === "waist" && one === `W${said}`) || isWithin(said, one),
  );
  const asked = sizeSystems.find((one) => one === system?.toLowerCase());
  if (own !== undefined && (!asked || asked === scale.system))
    return { sizes: [{ label: own, system: scale.system }], about: false };
  const field = sizeFieldOf(universe, leaf);
  if (!field) return { sizes: [], about: false };
  const chart = sizeChart(universe, field);
  const systems: readonly SizeSystem[] = asked ? [asked] : ["letter", "waist", ...chart.systems];
  for (const one of systems) {
    const rows = rowsOf(chart, one, said);
    const labels = rows.flatMap(({ sizes }) => sizes[scale.system] ?? []);
    if (labels.length === 0) continue;
    const found = [...new Set(labels)].map((there) => ({ label: there, system: scale.system }));
    return { sizes: [...found, { label: said, system: one }], about: true };
  }
  return { sizes: [], about: false };
}

/** Socks are made in 42-44. */
function isWithin(said: string, label: string): boolean {
  const [low = 0, high = 0] = label.includes("-") ? label.split("-").map(Number) : [];
  return high > 0 && Number(said) >= low && Number(said) <= high;
}

/** Letters as labels have them. */
function spelt(label: string): string {
  const large = label.toUpperCase().trim();
  return { "2XL": "XXL", XXXL: "3XL", XXXXL: "4XL", "2XS": "XXS" }[large] ?? large.replace(",", ".");
}
