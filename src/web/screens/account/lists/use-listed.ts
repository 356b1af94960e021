import { useCallback, useEffect, useRef, useState } from "react";
import type { Problem } from "#contract/client.ts";
import type { Answer } from "#contract/endpoint.ts";
import { listBookmarked, listDisliked, listLiked } from "#contract/reactions.ts";
import type { Department } from "#vocabulary/category.ts";
import type { ReactionKind } from "#vocabulary/reaction.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { client } from "#web/state/client.ts";

const calls = { liked: listLiked, disliked: listDisliked, bookmarked: listBookmarked } as const;

export type ListFilters = {
  readonly universe?: Universe | undefined;
  readonly department?: Department | undefined;
  readonly sale: boolean;
};

export type Listed = Answer<typeof listLiked>;

/** Everything someone said of a kind, a page at a time. An answer to an older question is passed over. */
export function useListed(kind: ReactionKind, filters: ListFilters) {
  const [listed, setListed] = useState<Listed>();
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(true);
  const question = JSON.stringify([kind, filters]);
  const turn = useRef(0);

  const load = useCallback(
    async (from: Listed | undefined) => {
      turn.current += 1;
      const mine = turn.current;
      setBusy(true);
      const [of, { universe, department, sale }]: [ReactionKind, ListFilters] = JSON.parse(question);
      const answer = await client(calls[of], {
        query: {
          lang: currentLanguage(),
          ...(universe && { universe }),
          ...(department && { department }),
          ...(sale && { sale: "true" as const }),
          ...(from?.next_cursor && { cursor: from.next_cursor }),
        },
      });
      if (mine !== turn.current) return;
      setBusy(false);
      setProblem(answer.ok ? undefined : answer.refusal);
      if (answer.ok)
        setListed({ ...answer.value, products: [...(from?.products ?? []), ...answer.value.products] });
    },
    [question],
  );
  useEffect(() => void load(undefined), [load]);
  return { listed, problem, busy, more: () => void load(listed), again: () => void load(undefined) };
}
