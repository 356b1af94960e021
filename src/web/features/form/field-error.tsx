import type { ReactNode } from "react";

/** What is wrong with a group of controls, in the hand of a field's own error. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div aria-live="polite">
      {children && (
        <p id={id} className="mt-2 flex gap-2 text-14 text-accent">
          <span aria-hidden="true" className="mt-[0.68em] h-px w-3 flex-none bg-accent" />
          {children}
        </p>
      )}
    </div>
  );
}
