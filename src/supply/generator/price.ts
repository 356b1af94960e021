import type { Material } from "#vocabulary/attribute.ts";
import type { Random } from "../illustrator/random.ts";
import { byLeaf, type TraitFacts } from "../traits/trait-facts.ts";
import type { HouseBrand } from "./brand.ts";

/** What a contemporary brand asks, in euros: the middle of what shops show. */
const usual: Readonly<Record<string, number>> = {
  "A.1.1": 45,
  "men A.1.2": 75,
  "women A.1.2": 65,
  "A.1.3": 95,
  "men A.1.4": 135,
  "women A.1.4": 95,
  "A.1.5": 45,
  "A.1.6": 60,
  "A.2.1": 130,
  "A.2.2": 145,
  "A.2.3": 85,
  "A.2.4": 95,
  "A.2.5": 135,
  "A.3.1": 115,
  "A.3.2": 105,
  "A.3.3": 140,
  "men A.3.4": 85,
  "women A.3.4": 55,
  "A.3.5": 75,
  "A.3.6": 120,
  "A.4.1": 260,
  "A.4.2": 190,
  "A.4.3": 480,
  "A.4.4": 150,
  "A.4.5": 150,
  "A.5.1": 390,
  "A.5.2": 320,
  "A.5.3": 330,
  "A.5.4": 290,
  "A.5.5": 190,
  "A.6.1": 520,
  "men A.6.2": 640,
  "women A.6.2": 430,
  "A.6.3": 140,
  "A.7.1": 130,
  "A.7.2": 160,
  "A.7.3": 185,
  "A.7.4": 290,
  "A.8.1": 85,
  "A.8.2": 115,
  "A.8.3": 135,
  "A.9.1": 180,
  "A.9.2": 110,
  "A.9.3": 130,
  "B.1.1": 130,
  "B.1.2": 105,
  "B.2.1": 210,
  "B.2.2": 190,
  "men B.2.3": 240,
  "women B.2.3": 180,
  "B.2.4": 130,
  "B.3.1": 230,
  "men B.3.2": 250,
  "women B.3.2": 310,
  "B.4.1": 95,
  "B.4.2": 65,
  "B.5.1": 130,
  "B.5.2": 150,
  "C.1.1": 160,
  "C.1.2": 180,
  "C.1.3": 210,
  "men C.1.4": 290,
  "women C.1.4": 140,
  "C.1.5": 260,
  "C.2.1": 95,
  "C.2.2": 60,
  "D.1.1": 75,
  "D.2.1": 80,
  "D.2.2": 42,
  "D.3.1": 80,
  "D.4.1": 70,
  "D.5.1": 75,
  "men D.5.2": 50,
  "women D.5.2": 28,
  "D.6.1": 150,
  "E.1.1": 240,
  "E.2.1": 90,
  "E.2.2": 110,
  "E.2.3": 95,
  "men E.2.4": 95,
  "women E.2.4": 85,
  "men F.1.1": 28,
  "women F.1.1": 55,
  "F.1.2": 26,
  "F.1.3": 85,
  "F.2.1": 14,
  "F.2.2": 22,
  "F.3.1": 85,
  "F.4.1": 75,
  "G.1.1": 48,
  "G.1.2": 58,
  "G.1.3": 105,
};

/** From the supermarket to the house with a name on the avenue. */
const levels: Readonly<Record<HouseBrand["level"], number>> = { 1: 0.34, 2: 0.58, 3: 1, 4: 2.05, 5: 4.2 };

const dear: Partial<Readonly<Record<Material, number>>> = {
  cashmere: 1.9,
  silk: 1.5,
  leather: 1.25,
  suede: 1.25,
  down: 1.2,
  mohair: 1.3,
  wool: 1.15,
  tweed: 1.15,
  velvet: 1.1,
  linen: 1.08,
  polyester: 0.85,
  acrylic: 0.75,
  nylon: 0.92,
  "faux-leather": 0.5,
  "faux-fur": 0.9,
  canvas: 0.85,
  viscose: 0.92,
  rubber: 0.8,
};

/** These are always of the dear thing, so it is in the usual price already. */
const included: Partial<Readonly<Record<Material, RegExp>>> = {
  leather: /^(A\.4\.3|B|C|D)/,
  suede: /^(A\.4\.3|B|C|D)/,
  wool: /^(A\.[2456]|D\.3)/,
  down: /^A\.5\.4/,
  polyester: /^(G|F)/,
  nylon: /^(G|F)/,
};

/** What the brand asks before any reduction, in cents. */
export function fullPrice(
  facts: Pick<TraitFacts, "leaf" | "universe" | "materials" | "pattern">,
  brand: HouseBrand,
  random: Random,
): number {
  const [main] = facts.materials;
  const material = main && !included[main]?.test(facts.leaf) ? (dear[main] ?? 1) : 1;
  // Four of five pieces of a brand lie within a fifth of its middle; now and then one is a statement.
  const spread = Math.exp(random.sway(0.12) + random.sway(0.12) + (random.chance(0.06) ? 0.35 : 0));
  const worked = facts.pattern === "plain" ? 1 : 1.06;
  const euros = (byLeaf(usual, facts) ?? 80) * levels[brand.level] * material * spread * worked;
  return retail(euros, brand.level);
}

/** As the level writes it: 19.99 in a supermarket, 45 in a shop, 1,150 on the avenue. */
export function retail(euros: number, level: HouseBrand["level"]): number {
  if (level === 1) return Math.max(299, Math.round(euros) * 100 - 1);
  if (level === 2)
    return Math.max(495, euros < 40 ? Math.round(euros) * 100 - 5 : stepped(euros, 5) * 100 - 5);
  const step = euros < 100 ? 5 : euros < 400 ? 5 : euros < 1000 ? 10 : 50;
  return Math.max(5, stepped(euros, step)) * 100;
}

const stepped = (euros: number, step: number): number => Math.round(euros / step) * step;

/** A reduced price keeps the manner of the full one. */
export const reduced = (full: number, by: number, level: HouseBrand["level"]): number =>
  Math.min(full - 100, retail((full / 100) * (1 - by), level));
