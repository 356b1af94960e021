import type { Problem } from "#contract/client.ts";
import type { RecommendationBody, RecommendedCard, SessionOfVisit } from "#contract/recommendations.ts";
import type { PreferencesUpdate } from "#vocabulary/preferences.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { listedIn } from "#web/features/product/listed-in.ts";
import type { ReactionLists } from "#web/state/reactions.ts";

/** What recommendations are asked with, apart from the session. */
export type TasteQuestion = {
  readonly universe: Universe;
  readonly preferences?: PreferencesUpdate | undefined;
  /** As anyone would see it. */
  readonly neutral?: boolean | undefined;
};

type Page = {
  readonly list_id: string | null;
  readonly products: readonly RecommendedCard[];
  readonly next_cursor: string | null;
};
type Question = Omit<RecommendationBody, "preferences"> & TasteQuestion;
export type AskPage = (body: Question) => Promise<Result<Page, Problem>>;

/** As much as one call may carry. */
const most = { liked: 200, disliked: 1000, seen: 5000 };
/** A narrow choice is looked for in larger steps. */
const pageSize = { open: 24, narrowed: 100 };

/** This visit as a question has it: the latest last. */
export const sessionOf = (
  { liked, disliked }: ReactionLists,
  seen: Iterable<number>,
  /** What a visitor's dislikes are about; the server knows a member's. */
  scopes: NonNullable<SessionOfVisit["scopes"]> = [],
): NonNullable<RecommendationBody["session"]> => ({
  liked: liked.slice(0, most.liked).toReversed(),
  disliked: disliked.slice(0, most.disliked).toReversed(),
  seen: [...new Set(seen)].slice(0, most.seen),
  ...(scopes.length > 0 && { scopes: [...scopes] }),
});

type Wanted = {
  readonly body: Omit<Question, "limit" | "cursor" | "surface">;
  /** From where an earlier answer ended. */
  readonly cursor?: string | undefined;
  readonly passes: (card: RecommendedCard) => boolean;
  readonly narrowed: boolean;
  /** It goes on until so many are found or there are no more. */
  readonly count: number;
  readonly isStale: () => boolean;
};

type Found = { readonly cards: readonly RecommendedCard[]; readonly cursor: string | null };

/** Page after page, until there are enough. Nothing when the answer is no longer wanted. */
export async function askCards(ask: AskPage, wanted: Wanted): Promise<Result<Found, Problem> | undefined> {
  const limit = wanted.narrowed ? pageSize.narrowed : pageSize.open;
  const cards: RecommendedCard[] = [];
  let cursor = wanted.cursor;
  for (;;) {
    const answer = await ask({ ...wanted.body, surface: "discover", limit, ...(cursor && { cursor }) });
    if (wanted.isStale()) return undefined;
    if (!answer.ok) return refuse(answer.refusal);
    cards.push(...listedIn(answer.value).filter(wanted.passes));
    const next = answer.value.next_cursor;
    if (next === null || cards.length >= wanted.count) return accept({ cards, cursor: next });
    cursor = next;
  }
}
