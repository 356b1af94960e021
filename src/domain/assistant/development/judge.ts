import { foldText } from "#vocabulary/lexicon/fold-text.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Utterance } from "../utterance.ts";

/** One message of the set and how it is to be understood. */
export interface DevelopmentTurn {
  readonly text: string;
  readonly universe: Universe;
  readonly gold: Readonly<Record<string, unknown>>;
  /** What is as right with it as without it. */
  readonly may?: Readonly<Record<string, unknown>>;
}

export interface Judged {
  readonly isExact: boolean;
  readonly isIntent: boolean;
  /** Slots with a value, such as "colour:black". */
  readonly right: number;
  readonly missing: readonly string[];
  readonly extra: readonly string[];
}

/** What was understood beside what should have been. */
export function judge(utterance: Utterance, { gold, may = {} }: DevelopmentTurn): Judged {
  const [wanted, allowed, found] = [factsOf(gold), factsOf(may), factsOf(spokenOf(utterance))];
  // A term that may be named may be named by any of its words.
  const missing = [...wanted].filter((fact) => !found.has(fact));
  const extra = [...found].filter((fact) => !wanted.has(fact) && !allowed.has(fact));
  const isIntent = gold.intent === utterance.intent;
  return {
    isIntent,
    isExact: isIntent && missing.length === 0 && extra.length === 0,
    right: [...wanted].filter((fact) => found.has(fact)).length,
    missing,
    extra,
  };
}

/** An utterance in the words of the set. */
function spokenOf(utterance: Utterance): Readonly<Record<string, unknown>> {
  const { slots, not, size, price, more, refer, others, swap, terms } = utterance;
  return {
    ...slots,
    not,
    size,
    price,
    more,
    refer,
    others,
    swap,
    term: terms,
    sale: utterance.sale,
    new: utterance.new,
    for: utterance.for,
    gift: utterance.gift,
  };
}

function factsOf(value: unknown, path = ""): Set<string> {
  const facts = new Set<string>();
  if (value === undefined || value === null || path === "intent") return facts;
  if (Array.isArray(value)) {
    for (const one of value) for (const fact of factsOf(one, path)) facts.add(fact);
  } else if (typeof value === "object") {
    for (const [key, one] of Object.entries(value))
      for (const fact of factsOf(one, path === "" ? key : `${path}.${key}`)) facts.add(fact);
  } else facts.add(`${path}:${foldText(String(value)).replace(/-/g, " ")}`);
  return facts;
}
