import type { ReactNode } from "react";
import { m } from "#web/i18n/paraglide/messages.js";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { StitchRule } from "#web/ui/stitch.tsx";

/** Rows of the final height while the first answer is on its way. */
export function TableSkeleton({ columns, rows = 8 }: { columns: number; rows?: number }) {
  return (
    <div>
      <p role="status" className="sr-only">
        {m.admin_loading()}
      </p>
      <div aria-hidden="true" className="border-ink border-t">
        {[...Array(rows).keys()].map((row) => (
          <div key={row} className="flex h-11 items-center gap-8 border-line border-b">
            {[...Array(columns).keys()].map((column) => (
              <Skeleton key={column} className={column === 0 ? "h-3 flex-2" : "h-3 flex-1 max-md:hidden"} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

type NothingHereProps = { title: string; text?: string; actions?: ReactNode };

export function NothingHere({ title, text, actions }: NothingHereProps) {
  return (
    <div role="status" className="border-line border-y py-14">
      <StitchRule className="mb-6" />
      <p className="display-28">{title}</p>
      {text && <p className="mt-3 max-w-measure text-14 text-muted">{text}</p>}
      {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
