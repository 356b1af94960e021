import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { m } from "#web/i18n/paraglide/messages.js";
import { useFromMount } from "#web/ui/mounted.ts";

/** What a navigation carries when it leads away from an account that is no more. */
export const farewell = "farewell";

/** The last word to whoever deleted their account, on the page they come out on. */
export function Farewell() {
  const { state } = useLocation();
  // The state of a navigation survives a reload, which the server knows nothing of.
  return useFromMount(state === farewell, false) ? <LastWord /> : null;
}

function LastWord() {
  const word = useRef<HTMLParagraphElement>(null);
  useEffect(() => word.current?.focus(), []);
  return (
    <p
      ref={word}
      role="status"
      tabIndex={-1}
      className="bg-wash px-edge py-4 text-center text-16 outline-none"
    >
      {m.account_farewell()}
    </p>
  );
}
