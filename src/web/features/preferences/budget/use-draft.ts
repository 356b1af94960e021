import { useLayoutEffect, useRef, useState } from "react";
import type { BudgetRange } from "#vocabulary/budget.ts";

/** Long enough that a held arrow key is one change. */
const settled = 400;

type Draft = {
  /** Where the thumbs are while they move; nothing when they rest where the preferences say. */
  readonly draft: BudgetRange | undefined;
  readonly follow: (range: BudgetRange) => void;
  /** Let go: kept at once after a pointer, after a short rest between keys. */
  readonly release: (by: "pointer" | "key") => void;
};

/** What is being dragged is kept when it is let go, or when the row or the page goes away before. */
export function useDraft(keep: (range: BudgetRange) => void): Draft {
  const [draft, setDraft] = useState<BudgetRange>();
  const unkept = useRef<BudgetRange>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useRef(() => {});
  flush.current = () => {
    clearTimeout(timer.current);
    const range = unkept.current;
    unkept.current = undefined;
    if (range) keep(range);
    setDraft(undefined);
  };
  // Before the next page is drawn, so that it already knows.
  useLayoutEffect(() => {
    const leave = () => flush.current();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  return {
    draft,
    follow: (range) => {
      clearTimeout(timer.current);
      unkept.current = range;
      setDraft(range);
    },
    release: (by) => {
      clearTimeout(timer.current);
      if (by === "pointer") flush.current();
      else timer.current = setTimeout(() => flush.current(), settled);
    },
  };
}
