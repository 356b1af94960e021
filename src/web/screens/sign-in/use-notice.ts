import { useLocation } from "react-router";
import { isRecord } from "#web/data/stored.ts";
import { useMounted } from "#web/ui/mounted.ts";

export type Notice = "unconfirmed" | "password-set";

/** What the page before wanted said. It is kept with the history's entry, which a server cannot see. */
export function useNotice(): Notice | undefined {
  const { state } = useLocation();
  const mounted = useMounted();
  const notice = mounted && isRecord(state) ? state.notice : undefined;
  return notice === "unconfirmed" || notice === "password-set" ? notice : undefined;
}
