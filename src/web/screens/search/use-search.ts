import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { inLanguage } from "#vocabulary/language-path.ts";
import { readAddress, type Search, writeAddress } from "#web/features/search/address.ts";
import { currentLanguage } from "#web/i18n/language.ts";

/** A page of the list, without its language. */
export function searchPath(search: Search): string {
  const address = writeAddress(search);
  return address ? `/search?${address}` : "/search";
}

export type Change = (to: (from: Search) => Search, options?: { readonly replace?: boolean }) => void;

/** What the address says, and what was just chosen: the address follows a moment later. */
export function useSearch() {
  const { search: address, key: place } = useLocation();
  const navigate = useNavigate();
  const located = useMemo(() => readAddress(new URLSearchParams(address)), [address]);
  const [wanted, setWanted] = useState<Search>();
  /** The place in the history that a new one was asked for at. */
  const left = useRef<unknown>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what was wanted, or something newer
  useEffect(() => {
    setWanted(undefined);
    left.current = undefined;
  }, [place, address]);
  const search = wanted ?? located;
  const latest = useRef(search);
  latest.current = search;
  const change: Change = useCallback(
    (to, { replace = false } = {}) => {
      const next = to(latest.current);
      // To go where one is would only take back a click on something else.
      if (searchPath(next) === searchPath(latest.current)) return;
      latest.current = next;
      setWanted(next);
      // What is still on its way never gets there, so what comes in its place is the new one. The browser knows first.
      const here: unknown = window.history.state?.key;
      const isNew = !replace || (here !== undefined && here === left.current);
      if (isNew) left.current = here;
      // Whoever chooses stays where they are: the list changes beside them.
      void navigate(inLanguage(searchPath(next), currentLanguage()), {
        replace: !isNew,
        preventScrollReset: true,
      });
    },
    [navigate],
  );
  return { search, located, place, change };
}
