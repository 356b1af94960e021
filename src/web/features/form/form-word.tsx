import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";

/** A word about a whole form, between hairlines: an alert begins with a red thread, good news with a black one. */
export function FormWord({ role, children }: { role: "alert" | "status"; children: ReactNode }) {
  return (
    <div role={role} className="flex gap-3 border-line border-y py-4 text-16 leading-snug">
      <span
        aria-hidden="true"
        className={classNames("mt-[0.65em] h-0.5 w-5 flex-none", role === "alert" ? "bg-accent" : "bg-ink")}
      />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
