import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { inLanguage } from "#vocabulary/language-path.ts";
import { type LooksWanted, readLooksAddress, writeLooksAddress } from "#web/features/looks/looks-address.ts";
import { currentLanguage } from "#web/i18n/language.ts";

/**
 * What the address asks for, and how to ask for more. Whoever chooses quickly chooses again before the address shows
 * the first choice: each builds on what was last asked for, not on what is shown.
 */
export function useLooksWanted() {
  const { search } = useLocation();
  const isSettled = useNavigation().state === "idle";
  const navigate = useNavigate();
  const wanted = readLooksAddress(new URLSearchParams(search));
  const asked = useRef(wanted);
  useEffect(() => {
    if (isSettled) asked.current = readLooksAddress(new URLSearchParams(search));
  }, [search, isSettled]);
  return {
    wanted,
    addressWith: (change: Partial<LooksWanted>) => addressOf({ ...wanted, ...change }),
    want: (change: Partial<LooksWanted>) => {
      asked.current = { ...asked.current, ...change };
      void navigate(inLanguage(addressOf(asked.current), currentLanguage()), { preventScrollReset: true });
    },
  };
}

function addressOf(wanted: LooksWanted): string {
  const query = writeLooksAddress(wanted);
  return query ? `/inspiration?${query}` : "/inspiration";
}
