import { useEffect, useRef } from "react";
import { useOwnPreferences } from "#web/state/own-preferences-shown.ts";

/** A member's question does not say what they changed: the cards are asked for anew once the server has it. */
export function useKept(member: boolean, onChanged: () => void): void {
  const waits = useOwnPreferences(({ waiting }) => waiting.length > 0);
  const waited = useRef(false);
  const changed = useRef(onChanged);
  useEffect(() => {
    changed.current = onChanged;
  });
  useEffect(() => {
    if (member && waited.current && !waits) changed.current();
    waited.current = waits;
  }, [member, waits]);
}
