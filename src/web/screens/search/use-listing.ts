import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { Problem } from "#contract/client.ts";
import type { SearchAnswer } from "#contract/search.ts";
import type { Result } from "#vocabulary/result.ts";
import { createPageMemory, type Listing, pageAfter, withPage } from "#web/features/search/page-memory.ts";

type Asked = {
  /** Where in the history this is. */
  readonly place: string;
  readonly question: string;
  readonly page: number;
  readonly ask: (page: number) => Promise<Result<SearchAnswer, Problem>>;
  /** What the page came with. */
  readonly initial: Listing | undefined;
};

export type Listed = {
  /** What there is to see, which may be the answer to an older question. */
  readonly shown: Listing | undefined;
  readonly busy: boolean;
  readonly problem: Problem | undefined;
  readonly again: () => void;
  readonly more: "idle" | "busy" | "failed";
  readonly loadMore: () => void;
};

/** Of this tab; a server has none. */
const memory = createPageMemory();

export const nothingListed = (): boolean => memory.isEmpty();

/** The list that an address asks for. What was there stays until the next is; an answer that comes too late is dropped. */
export function useListing({ place, question, page, ask, initial }: Asked): Listed {
  const recalled = import.meta.env.SSR ? undefined : memory.recall(place, question, page);
  const [last, setLast] = useState(recalled ?? initial);
  const [failed, setFailed] = useState<{ question: string; page: number; problem: Problem }>();
  const [attempt, setAttempt] = useState(0);
  const shown = recalled ?? last;
  const fresh = shown?.question === question && shown.first === page;
  const problem =
    failed?.question === question && failed.page === page && !fresh ? failed.problem : undefined;

  const asking = useRef(ask);
  asking.current = ask;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (fresh) return;
    let wanted = true;
    void asking.current(page).then((result) => {
      if (!wanted) return;
      if (result.ok) startTransition(() => setLast({ question, first: page, pages: [result.value] }));
      else setFailed({ question, page, problem: result.refusal });
    });
    return () => {
      wanted = false;
    };
  }, [question, page, fresh, attempt]);

  useEffect(() => {
    if (!fresh || !shown) return;
    memory.remember(place, shown);
    setLast(shown);
  }, [place, shown, fresh]);

  const again = useCallback(() => {
    setFailed(undefined);
    setAttempt((before) => before + 1);
  }, []);
  useEffect(() => {
    if (!problem) return;
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [problem, again]);

  const keep = useCallback(
    (listing: Listing) => {
      memory.remember(place, listing);
      startTransition(() => setLast(listing));
    },
    [place],
  );
  const further = useMore(fresh ? shown : undefined, asking, keep);
  return { shown, busy: !fresh && !problem, problem, again, ...further };
}

/** The next page, after what is there. */
function useMore(
  shown: Listing | undefined,
  asking: { readonly current: Asked["ask"] },
  keep: (listing: Listing) => void,
): Pick<Listed, "more" | "loadMore"> {
  const [state, setState] = useState<{ of: Listing | undefined; more: Listed["more"] }>();
  const latest = useRef(shown);
  latest.current = shown;
  const waitsFor = useRef<Listing>(undefined);
  const loadMore = useCallback(async () => {
    const { current: before } = latest;
    const page = before && pageAfter(before);
    if (!before || page === undefined || waitsFor.current === before) return;
    waitsFor.current = before;
    setState({ of: before, more: "busy" });
    const result = await asking.current(page);
    if (waitsFor.current === before) waitsFor.current = undefined;
    if (latest.current !== before) return;
    if (result.ok) keep(withPage(before, result.value));
    else setState({ of: before, more: "failed" });
  }, [asking, keep]);
  return { more: state && state.of === shown ? state.more : "idle", loadMore };
}
