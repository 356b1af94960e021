import type { Language } from "#vocabulary/language.ts";
import { indexBrands } from "#vocabulary/lexicon/brand-index.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Standing } from "../conversation.ts";
import { after } from "../dialogue/after.ts";
import { understand } from "../understand/understand.ts";
import type { Utterance } from "../utterance.ts";

/** What a writer says stands after each message. */
export interface GoldDialogue {
  readonly universe: string;
  readonly turns: readonly { readonly text: string; readonly state: GoldState }[];
}

interface GoldState {
  readonly intent: string;
  readonly category?: readonly string[];
  readonly [slot: string]: unknown;
}

interface FollowedTurn {
  readonly dialogue: number;
  readonly text: string;
  readonly isRight: boolean;
  readonly expected: string;
  readonly found: string;
}

const brands = indexBrands([]);
const empty: Standing = { slots: {}, not: {} };

/** Every message in its place, with what stands by the site's own reading carried on. */
export function followDialogues(
  dialogues: readonly GoldDialogue[],
  language: Language,
): readonly FollowedTurn[] {
  return dialogues.flatMap(({ universe, turns }, dialogue) => {
    let standing = empty;
    return turns.map(({ text, state }): FollowedTurn => {
      const before = standing;
      const hearing = { language, universe: universe as Universe, brands, standing };
      const utterance = understand(text, hearing);
      const next = after(standing, utterance);
      standing = next.standing;
      const expected = canonical(state, before);
      const found = canonical(stateOf(standing, utterance, next.intent), before);
      return { dialogue, text, isRight: expected === found, expected, found };
    });
  });
}

/** In the writer's form. */
function stateOf({ slots, not, size, price, ...standing }: Standing, said: Utterance, intent: string) {
  const isAsked = intent === "find" || intent === "refine" || intent === "outfit";
  return {
    ...slots,
    intent,
    ...(Object.keys(not).length > 0 && { not }),
    ...(size && { size }),
    ...(price && { price }),
    ...(standing.sale && { sale: true }),
    ...(standing.new && { new: true }),
    ...(standing.for && { for: standing.for }),
    ...(standing.gift && { gift: true }),
    ...(isAsked && Object.keys(said.more).length > 0 && { more: said.more }),
    ...(said.refer && { refer: said.refer }),
    ...(said.others && { others: true }),
    ...(said.swap && { swap: said.swap }),
  };
}

/**
 * The same for the same meaning. The writers of the two languages disagree on one thing: whether a first category after
 * a message without one is a new request or a change of it; both count.
 */
function canonical({ term: _, ...state }: GoldState, before: Standing): string {
  const { category, intent } = state;
  const isFirst = !before.slots.category && category !== undefined && intent !== "outfit";
  return JSON.stringify(sorted({ ...state, intent: isFirst && intent === "find" ? "refine" : intent }));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(String).sort();
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, one]) => [key, key === "nth" ? [one].flat().map(String) : sorted(one)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The share of messages after which exactly the right things stand. */
export const jointExact = (turns: readonly FollowedTurn[]): number =>
  turns.filter(({ isRight }) => isRight).length / Math.max(1, turns.length);
