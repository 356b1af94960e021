import { type ComponentType, useCallback, useEffect, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { m } from "#web/i18n/paraglide/messages.js";
import { LastWords } from "#web/ui/last-words.tsx";

export type Opening = { open: boolean; onOpenChange: (open: boolean) => void };

/** Long enough to be read. */
const saidMs = 7_000;

/**
 * What opens over a page, and whose code comes when it is asked for. Where it does not come, that is said and the page
 * stays as it is; the next press asks again.
 */
export function useLateSheet<P extends Opening>(load: () => Promise<{ readonly default: ComponentType<P> }>) {
  const [Part, setPart] = useState<ComponentType<P>>();
  const [open, onOpenChange] = useState(false);
  const [failed, setFailed] = useState(0);
  const show = useCallback(() => {
    load().then(
      (module) => {
        setPart(() => module.default);
        onOpenChange(true);
        setFailed(0);
      },
      () => setFailed((times) => times + 1),
    );
  }, [load]);
  useEffect(() => {
    if (failed === 0) return;
    const timer = setTimeout(setFailed, saidMs, 0);
    return () => clearTimeout(timer);
  }, [failed]);
  return useMemo(() => {
    const draw = (rest: Omit<P, keyof Opening>) =>
      failed
        ? createPortal(<LastWords key={failed} text={m.late_failed()} />, document.body)
        : Part && <Part {...({ ...rest, open, onOpenChange } as P)} />;
    return { open, onOpenChange, show, draw };
  }, [Part, open, failed, show]);
}
