import { m } from "#web/i18n/paraglide/messages.js";
import type { Kind, Trait } from "./figures.ts";

export const groupTitles: Readonly<Record<Kind, () => string>> = {
  colour: m.trends_colour,
  style: m.trends_style,
  material: m.trends_material,
  pattern: m.trends_pattern,
  cut: m.trends_cut,
  category: m.trends_category,
};

export const groupTexts: Readonly<Record<Kind, () => string>> = {
  colour: m.trends_colour_text,
  style: m.trends_style_text,
  material: m.trends_material_text,
  pattern: m.trends_pattern_text,
  cut: m.trends_cut_text,
  category: m.trends_category_text,
};

export const movementNames: Readonly<Record<Trait["moves"], () => string>> = {
  up: m.trends_up,
  down: m.trends_down,
  steady: m.trends_steady,
};
