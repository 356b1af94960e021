import { formatNumber } from "#vocabulary/format.ts";
import type { SizeField, SizeSystem } from "#vocabulary/size.ts";
import type { ChartRow, Measure } from "#vocabulary/size-chart.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";

const systems: Readonly<Partial<Record<SizeSystem, () => string>>> = {
  letter: m.guide_system_letter,
  fr: m.guide_system_fr,
  eu: m.guide_system_eu,
  it: m.guide_system_it,
  de: m.guide_system_de,
  uk: m.guide_system_uk,
  us: m.guide_system_us,
  waist: m.guide_system_waist,
  neck: m.guide_system_neck,
};

/** The country, or how it is counted. */
export const systemName = (system: SizeSystem): string => systems[system]?.() ?? system.toUpperCase();

/** As short as a label says it. */
export const systemCode = (system: SizeSystem): string =>
  /^[a-z]{2}$/.test(system) ? system.toUpperCase() : systemName(system);

const quarters: Readonly<Record<string, string>> = { ".25": "¼", ".5": "½", ".75": "¾" };

/** The figure alone, with fractions as they are printed: 42½, W29–30, 38–40. */
export function figureOf(labels: readonly string[]): string {
  const [first = "", ...more] = labels.map((label) =>
    label.replace(/\.\d+$/, (part) => quarters[part] ?? part),
  );
  const last = more.at(-1);
  return last === undefined ? first : `${first}–${last.replace(/^W/, "")}`;
}

/** Collars are told in inches where centimetres are not. */
const isInches = (universe: Universe, garment: SizeField, system: SizeSystem): boolean =>
  universe === "men" && garment === "shirts" && (system === "uk" || system === "us");

/** With its unit where it has one: 40 cm, 15¾ in. */
export function sizeFigure(
  universe: Universe,
  garment: SizeField,
  system: SizeSystem,
  labels: readonly string[],
): string {
  const figure = figureOf(labels);
  if (isInches(universe, garment, system)) return m.guide_inches({ size: figure });
  return system === "neck" ? `${figure}\u00a0cm` : figure;
}

/** In a sentence: FR 38, UK 15¾ in, M, W32. */
export function sizeName(universe: Universe, garment: SizeField, system: SizeSystem, label: string): string {
  const figure = sizeFigure(universe, garment, system, [label]);
  return /^[a-z]{2}$/.test(system) ? `${system.toUpperCase()}\u00a0${figure}` : figure;
}

export function measureName(universe: Universe, measure: Measure): string {
  if (measure === "chest") return universe === "women" ? m.guide_bust() : m.guide_chest();
  return { neck: m.guide_neck, waist: m.guide_waist, hips: m.guide_hips, foot: m.guide_foot }[measure]();
}

/** Bust 86 to 90 cm: the body that some sizes are cut for, measure by measure. */
export function bodyWords(
  universe: Universe,
  measures: readonly Measure[],
  rows: readonly ChartRow[],
): readonly string[] {
  return measures.flatMap((one) => {
    const [from, to] = [rows[0]?.body[one]?.[0], rows.at(-1)?.body[one]?.[1]];
    if (from === undefined || to === undefined) return [];
    const measure = measureName(universe, one);
    return one === "foot" || one === "neck"
      ? [m.guide_foot_span({ measure, to: centimetres(to) })]
      : [m.guide_span({ measure, from: centimetres(from), to: centimetres(to) })];
  });
}

export const centimetres = (value: number): string => formatNumber(value, currentLanguage());
