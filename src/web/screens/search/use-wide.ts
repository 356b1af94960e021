import { startTransition, useEffect, useState } from "react";
import { useSentByServer } from "#web/ui/mounted.ts";

const wide = "(min-width: 64rem)";

/**
 * Whether there is room for the rail. The server draws it; what has no room for it hides it, and takes it away when
 * nothing else is to be done.
 */
export function useWide(): boolean {
  const isSent = useSentByServer();
  const [isWide, setWide] = useState(() => isSent || window.matchMedia(wide).matches);
  useEffect(() => {
    const query = window.matchMedia(wide);
    const look = () => startTransition(() => setWide(query.matches));
    look();
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, []);
  return isWide;
}
