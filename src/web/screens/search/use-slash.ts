import { useEffect } from "react";

/** The key that finds things on most sites leads to the words of this form. */
export function useSlash(form: string): void {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
        return;
      event.preventDefault();
      const field = document.getElementById(form)?.querySelector("input");
      field?.focus();
      field?.select();
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, [form]);
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches("input:not([type=checkbox],[type=range]), textarea, select, [contenteditable]");
