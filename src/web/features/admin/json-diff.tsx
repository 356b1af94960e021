import { m } from "#web/i18n/paraglide/messages.js";
import { changesBetween, written } from "./changes.ts";

type Values = Readonly<Record<string, unknown>> | null;

/** What was there and what is there now, one line for each thing that changed. */
export function JsonDiff({ before, after }: { before: Values; after: Values }) {
  const changes = changesBetween(before, after);
  if (changes.length === 0) return null;
  return (
    <dl className="grid gap-x-4 gap-y-1 text-12 sm:grid-cols-[minmax(5rem,auto)_minmax(0,1fr)]">
      {changes.map(({ key, was, is }) => (
        <div key={key} className="contents">
          <dt className="text-muted">{key}</dt>
          <dd className="wrap-anywhere min-w-0 max-sm:mb-1.5">
            {was !== undefined && (
              <del className="text-muted decoration-edge">
                <span className="sr-only">{m.admin_before()} </span>
                {written(was)}
              </del>
            )}
            {was !== undefined && is !== undefined && <span aria-hidden="true"> → </span>}
            {is !== undefined && (
              <ins className="no-underline">
                <span className="sr-only">{m.admin_after()} </span>
                {written(is)}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
