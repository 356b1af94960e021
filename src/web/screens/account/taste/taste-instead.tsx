import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { Skeleton, TextSkeleton } from "#web/ui/skeleton.tsx";

/** While it is on its way: every block where its content will be. */
export function TasteSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-section pb-section">
      <p role="status" className="sr-only">
        {m.taste_loading()}
      </p>
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 pt-6 md:pt-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div>
          <h2 className="display-80">
            <Headline text={m.taste_headline()} />
          </h2>
          <TextSkeleton lines={4} size={18} className="mt-9 max-w-140" />
          <Skeleton className="mt-14 h-11" />
        </div>
        <div className="grid place-items-center py-9 md:py-12">
          <Skeleton round className="size-53 md:size-95" />
        </div>
      </div>
      {["colours", "beliefs"].map((part) => (
        <div key={part} className="border-ink border-t pt-5">
          <Skeleton className="h-10 w-64 max-w-full" />
          <Skeleton className="mt-6 h-48" />
        </div>
      ))}
    </div>
  );
}

export function TasteFailed({ again }: { again: () => void }) {
  return (
    <section className="pt-6 pb-section md:pt-10">
      <h2 className="display-80">
        <Headline text={m.taste_headline()} />
      </h2>
      <p role="alert" className="mt-9 text-18">
        {m.taste_fetch_failed()}
      </p>
      <Button look="ink" className="mt-6" onClick={again}>
        {m.taste_again()}
      </Button>
    </section>
  );
}
