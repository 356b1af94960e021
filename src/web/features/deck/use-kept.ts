import { useEffect } from "react";
import { useOwnPreferences } from "#web/state/own-preferences-shown.ts";

/** A member's question does not say what they changed: the cards are asked for anew once the server has it. */
export function useKept(onChanged: () => void): void {
  useEffect(
    () =>
      useOwnPreferences.subscribe((now, before) => {
        if (before.waiting.length > 0 && now.waiting.length === 0) onChanged();
      }),
    [onChanged],
  );
}
