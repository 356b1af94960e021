import type { listOverrides, RecoOverride } from "#contract/admin/reco.ts";
import { AdminSection } from "#web/features/admin/admin-page.tsx";
import { Failure } from "#web/features/admin/failure.tsx";
import { shortDay } from "#web/features/admin/figures.ts";
import { Pager } from "#web/features/admin/pager.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import type { useAnswer } from "#web/state/use-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { badgeWords } from "./reco-words.ts";
import { untilText } from "./trace-view.tsx";

type OverridesListProps = {
  asked: ReturnType<typeof useAnswer<typeof listOverrides>>;
  onClear: (override: RecoOverride) => void;
};

export const overridesQuestion = (user: string | undefined, cursor: string | undefined) => ({
  query: { lang: currentLanguage(), ...(user && { user }), ...(cursor && { cursor }) },
});

/** What is pinned, hidden or lifted now, for someone or for everyone. */
export function OverridesList({ asked: { answer, problem, busy, again }, onClear }: OverridesListProps) {
  return (
    <AdminSection title={m.admin_reco_overrides()}>
      {problem && <Failure problem={problem} again={again} busy={busy} />}
      {!problem && !answer && <Skeleton className="h-24" />}
      {answer?.overrides.length === 0 && <p className="text-muted">{m.admin_reco_overrides_none()}</p>}
      {answer && answer.overrides.length > 0 && (
        <>
          <ul className="border-line border-t">
            {answer.overrides.map((override) => (
              <Line
                key={`${override.user?.id} ${override.product.id}`}
                override={override}
                onClear={() => onClear(override)}
              />
            ))}
          </ul>
          <Pager total={answer.total} shown={answer.overrides.length} next={answer.next_cursor} />
        </>
      )}
    </AdminSection>
  );
}

function Line({ override, onClear }: { override: RecoOverride; onClear: () => void }) {
  const { user, product, action, until, note, at, by } = override;
  const who = user?.email ?? m.admin_reco_overrides_everyone();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-b py-3 text-14">
      <div className="flex min-w-0 items-center gap-4">
        {product.image ? (
          <Picture
            image={{ ...product.image, alt: "" }}
            sizes="56px"
            className="w-14 flex-none rounded-pic"
          />
        ) : (
          <span className="aspect-picture w-14 flex-none rounded-pic border border-edge border-dashed" />
        )}
        <div className="min-w-0">
          <p className="font-medium">{product.name}</p>
          <p className="wrap-anywhere text-muted">
            {m.admin_reco_overrides_of({ action: badgeWords[action](), who, until: untilText(until) })}
            {note && <span className="block">{note}</span>}
          </p>
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-4 text-12 text-muted">
        {by ? m.admin_reco_overrides_by({ by, date: shortDay(at) }) : shortDay(at)}
        <Button size="small" onClick={onClear}>
          {m.admin_reco_action_clear()}
          <span className="sr-only"> {product.name}</span>
        </Button>
      </p>
    </li>
  );
}
