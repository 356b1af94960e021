import type { Problem } from "#contract/client.ts";
import { getReco, type RecommendedCard } from "#contract/recommendations.ts";
import type { Language } from "#vocabulary/language.ts";
import { askCards, sessionOf, type TasteQuestion } from "#web/features/deck/ask-cards.ts";
import { client } from "#web/state/client.ts";
import { reactionsNow } from "#web/state/reactions.ts";
import { seenProducts } from "#web/state/seen.ts";
import { sessionOfVisit } from "#web/state/session-of-visit.ts";

export type GridQuestion = {
  readonly taste: TasteQuestion;
  readonly lang: Language;
  readonly passes: (card: RecommendedCard) => boolean;
  readonly narrowed: boolean;
  /** Another name is another list. */
  readonly name: string;
};

export type Grid = {
  readonly cards: readonly RecommendedCard[];
  /** Nothing before the first page, null after the last. */
  readonly cursor: string | null | undefined;
  readonly asking: boolean;
  readonly problem: Problem | undefined;
};

export const emptyGrid: Grid = { cards: [], cursor: undefined, asking: false, problem: undefined };

/** A list goes with one question: what was answered since shows when it is begun anew. */
export type GridList = {
  readonly get: () => Grid;
  readonly watch: (changed: () => void) => () => void;
  readonly more: () => Promise<void>;
};

const pageOf = 24;

function openGrid({ taste, lang, passes, narrowed }: GridQuestion, initial?: Partial<Grid>): GridList {
  let grid: Grid = { ...emptyGrid, ...initial };
  const watching = new Set<() => void>();
  const session = initial ? {} : sessionOf(reactionsNow(), seenProducts(), sessionOfVisit().scopes);
  const show = (next: Partial<Grid>) => {
    grid = { ...grid, ...next };
    for (const changed of watching) changed();
  };
  return {
    get: () => grid,
    watch(changed) {
      watching.add(changed);
      return () => watching.delete(changed);
    },
    async more() {
      if (grid.asking || grid.cursor === null) return;
      show({ asking: true });
      const answer = await askCards((body) => client(getReco, { body }), {
        body: { ...taste, lang, session },
        cursor: grid.cursor,
        passes,
        narrowed,
        count: pageOf,
        isStale: () => false,
      });
      if (!answer?.ok) return show({ asking: false, problem: answer?.refusal });
      const known = new Set(grid.cards.map(({ id }) => id));
      const cards = answer.value.cards.filter(({ id }) => !known.has(id));
      show({
        cards: [...grid.cards, ...cards],
        cursor: answer.value.cursor,
        asking: false,
        problem: undefined,
      });
    },
  };
}

/** The last lists stay, so that the way back leads to the same place. */
const lists = new Map<string, GridList>();
const mostLists = 4;

export function gridOf(question: GridQuestion, initial?: Partial<Grid>): GridList {
  const name = JSON.stringify([question.taste, question.lang, question.name]);
  const list = lists.get(name) ?? openGrid(question, initial);
  lists.set(name, list);
  const [oldest] = lists.keys();
  if (lists.size > mostLists && oldest) lists.delete(oldest);
  return list;
}

/** Asked anew, with every answer given since. */
export const forgetGrids = (): void => lists.clear();
