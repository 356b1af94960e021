import { lazy, Suspense, useEffect, useState } from "react";

const Palette = lazy(() => import("./palette.tsx"));

/** Ctrl K or ⌘ K, from anywhere. What it opens comes with the first press. */
export function PaletteKey() {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      event.preventDefault();
      setAsked(true);
      setOpen((before) => !before);
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return asked ? (
    <Suspense fallback={null}>
      <Palette open={open} onOpenChange={setOpen} />
    </Suspense>
  ) : null;
}
