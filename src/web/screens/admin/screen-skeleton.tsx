import { m } from "#web/i18n/paraglide/messages.js";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** A title and a table, until the code of the screen is there. */
export function ScreenSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        {m.admin_loading()}
      </p>
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="mt-12 h-90" />
    </div>
  );
}
