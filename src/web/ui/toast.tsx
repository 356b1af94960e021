import { lazy, Suspense, useEffect, useState } from "react";
import { hasToasts, onToast } from "./toast-store.ts";
import type { ToastRegionProps } from "./toaster.tsx";

const Toaster = lazy(async () => ({ default: (await import("./toaster.tsx")).Toaster }));

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
