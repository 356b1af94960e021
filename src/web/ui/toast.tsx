import { lazy, Suspense, useEffect, useState } from "react";
import { LastWords } from "./last-words.tsx";
import { hasToasts, onToast, takeToasts } from "./toast-store.ts";
import type { ToastRegionProps } from "./toaster.tsx";

/** What shows them comes with the first one, or ahead of it where a connection may be gone by then. */
export const loadToaster = async () => ({ default: (await import("./toaster.tsx")).Toaster });
const Toaster = lazy(() => loadToaster().catch(() => ({ default: PlainToasts })));

/** When even that could not be loaded: the last words, as they are. */
function PlainToasts({ label }: ToastRegionProps) {
  const [text, setText] = useState("");
  useEffect(() => {
    const take = () => setText(takeToasts().at(-1)?.text ?? "");
    take();
    return onToast(take);
  }, []);
  return (
    <section aria-label={label}>
      <LastWords text={text} />
    </section>
  );
}

/** Mount once, in the shell. Nothing is loaded until the first `showToast`. */
export function ToastRegion(props: ToastRegionProps) {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    if (hasToasts()) setNeeded(true);
    return onToast(() => setNeeded(true));
  }, []);
  return needed ? (
    <Suspense fallback={null}>
      <Toaster {...props} />
    </Suspense>
  ) : null;
}
