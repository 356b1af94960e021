import { useEffect } from "react";
import { useLateSheet } from "#web/features/late/late-sheet.tsx";

const loadPalette = () => import("./palette.tsx");

/** Ctrl K or ⌘ K, from anywhere. What it opens comes with the first press. */
export function PaletteKey() {
  const { open, onOpenChange, show, draw } = useLateSheet(loadPalette);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (open) onOpenChange(false);
      else show();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [open, onOpenChange, show]);
  return draw({});
}
