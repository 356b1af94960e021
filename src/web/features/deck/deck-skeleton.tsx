import { m } from "#web/i18n/paraglide/messages.js";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** A card of the same size while there is none. */
export function DeckSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        {m.discover_loading()}
      </p>
      <div className="absolute inset-0 flex flex-col overflow-hidden rounded-pic bg-surface shadow-float">
        <Skeleton className="min-h-0 flex-1 rounded-none" />
        <div className="px-5 pt-5 pb-6 lg:px-6">
          <Skeleton className="h-3 w-24" />
          <Skeleton className="mt-3 h-6 w-52" />
          <Skeleton className="mt-3 h-3 w-16" />
          <Skeleton className="mt-6 h-3 w-60 max-w-full" />
        </div>
      </div>
    </>
  );
}
