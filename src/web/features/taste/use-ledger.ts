import { useCallback, useEffect, useRef, useState } from "react";
import type { Problem } from "#contract/client.ts";
import type { Answer } from "#contract/endpoint.ts";
import { getLedger } from "#contract/ledger.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { client } from "#web/state/client.ts";
import { useUniverse } from "#web/state/root-data.ts";

type Ledger = Answer<typeof getLedger>;

/** All that was tried, a page at a time. An answer to an older question is passed over. */
export function useLedger() {
  const universe = useUniverse();
  const [ledger, setLedger] = useState<Ledger>();
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(true);
  const turn = useRef(0);
  const load = useCallback(
    async (from: Ledger | undefined) => {
      turn.current += 1;
      const mine = turn.current;
      setBusy(true);
      const cursor = from?.next_cursor;
      const answer = await client(getLedger, {
        query: { universe, lang: currentLanguage(), limit: 24, ...(cursor && { cursor }) },
      });
      if (mine !== turn.current) return;
      setBusy(false);
      setProblem(answer.ok ? undefined : answer.refusal);
      if (answer.ok) setLedger({ ...answer.value, cards: [...(from?.cards ?? []), ...answer.value.cards] });
    },
    [universe],
  );
  useEffect(() => void load(undefined), [load]);
  return { ledger, problem, busy, more: () => void load(ledger), again: () => void load(ledger) };
}
