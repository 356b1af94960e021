import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { EditingState } from "./use-editing.ts";

/** While preferences are on their way, and when they did not come. */
export function PreferencesInstead({ state: { problem, again } }: { state: EditingState }) {
  if (problem)
    return (
      <div className="border-line border-t pt-8">
        <p role="alert" className="text-18">
          {m.preferences_fetch_failed()}
        </p>
        <Button look="ink" size="medium" className="mt-6" onClick={again}>
          {m.preferences_again()}
        </Button>
      </div>
    );
  return (
    <>
      <p role="status" className="sr-only">
        {m.preferences_loading()}
      </p>
      <div aria-hidden="true" className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {["a", "b", "c", "d", "e", "f"].map((place) => (
          <Skeleton key={place} className="aspect-picture" />
        ))}
      </div>
    </>
  );
}
