import { useLocation, useSearchParams } from "react-router";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { count } from "./figures.ts";

type PagerProps = {
  /** Of all pages. */
  total: number;
  /** On this one. */
  shown: number;
  next: string | null;
};

/** The pages that led here: the history keeps it, so that a reload does. */
type Trail = readonly string[];

/** On and back through a list. The place is in the address; the way back is kept beside it. */
export function Pager({ total, shown, next }: PagerProps) {
  const [search, setSearch] = useSearchParams();
  const trail = trailOf(useLocation().state);
  const cursor = search.get("cursor");

  if (total === 0 && !cursor) return null;

  function go(to: string | undefined, way: Trail) {
    const params = new URLSearchParams(search);
    if (to) params.set("cursor", to);
    else params.delete("cursor");
    setSearch(params, { state: { trail: way } });
  }
  return (
    <nav
      aria-label={m.admin_pages()}
      className="mt-4 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2"
    >
      <p role="status" className="num text-14 text-muted">
        {m.admin_shown({ shown: count(shown), total: count(total) })}
      </p>
      <div className="flex gap-2">
        {cursor && (
          <Button size="small" onClick={() => go(trail.at(-1) || undefined, trail.slice(0, -1))}>
            {trail.length > 0 ? m.admin_previous() : m.admin_first()}
          </Button>
        )}
        {next && (
          <Button size="small" onClick={() => go(next, [...trail, cursor ?? ""])}>
            {m.admin_next()}
          </Button>
        )}
      </div>
    </nav>
  );
}

function trailOf(state: unknown): Trail {
  if (typeof state !== "object" || state === null || !("trail" in state)) return [];
  return Array.isArray(state.trail) ? state.trail.filter((one) => typeof one === "string") : [];
}
