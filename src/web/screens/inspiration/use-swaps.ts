import { useState } from "react";
import { useSearchParams } from "react-router";
import type { Swap } from "#web/features/looks/swaps.ts";

/** The swaps of the address. What was just chosen is shown at once; the address follows. */
export function useSwaps(isRestored: boolean) {
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState<{ readonly from: string; readonly swaps: readonly Swap[] }>();
  const address = params.toString();
  if (chosen && chosen.from !== address) setChosen(undefined);
  const told = isRestored ? [] : params.getAll("swap");
  const setSwaps = (swaps: readonly Swap[]) => {
    setChosen({ from: address, swaps });
    setParams(
      swaps.map((one): [string, string] => ["swap", one]),
      { replace: true, preventScrollReset: true },
    );
  };
  return [chosen?.swaps ?? told, setSwaps] as const;
}
