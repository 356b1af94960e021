import { useState } from "react";
import type { TracedPick } from "#contract/admin/reco.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Moved } from "./moved.ts";
import type { RecoAction } from "./reco-words.ts";
import { TracedRow } from "./traced-row.tsx";
import type { Traced } from "./use-traced.ts";

type TracedListViewProps = {
  traced: Traced;
  label: string;
  movedOf?: ((product: number) => Moved | "gone" | undefined) | undefined;
  onAct?: ((pick: TracedPick, action: RecoAction | "clear") => void) | undefined;
};

/** One list in its order; several picks can be open at once. */
export function TracedListView({ traced: { list, busy }, label, movedOf, onAct }: TracedListViewProps) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) =>
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  if (!list) return busy ? <ListSkeleton /> : null;
  if (list.picks.length === 0) return <p className="py-6 text-muted">{m.admin_reco_nothing()}</p>;
  return (
    <ol
      aria-label={label}
      aria-busy={busy || undefined}
      className={classNames("border-line border-t transition-opacity duration-fast", busy && "opacity-60")}
    >
      {list.picks.map((pick) => (
        <TracedRow
          key={pick.product.id}
          pick={pick}
          open={open.has(pick.product.id)}
          onToggle={() => toggle(pick.product.id)}
          moved={movedOf?.(pick.product.id)}
          onAct={onAct && ((action) => onAct(pick, action))}
        />
      ))}
    </ol>
  );
}

function ListSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        {m.admin_reco_loading()}
      </p>
      {[...Array(8).keys()].map((row) => (
        <div key={row} className="flex items-center gap-4 border-line border-b py-2">
          <Skeleton className="ml-6 aspect-picture w-14" />
          <Skeleton className="h-3 w-1/2" />
          <Skeleton round className="ml-auto size-10" />
        </div>
      ))}
    </div>
  );
}
