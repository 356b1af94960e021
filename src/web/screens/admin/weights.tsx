import { readWeights } from "#contract/admin/reco.ts";
import { AdminPage } from "#web/features/admin/admin-page.tsx";
import { Failure } from "#web/features/admin/failure.tsx";
import { WeightsView } from "#web/features/admin-weights/weights-view.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** How much each feature of a score counts, tried on one list before it is served to all. */
export default function WeightsScreen() {
  const { answer, problem, busy, again } = useAnswer(readWeights, { query: { lang: currentLanguage() } });
  return (
    <AdminPage title={m.admin_weights()} headline={m.admin_weights_headline()} lead={m.admin_weights_lead()}>
      {problem && <Failure problem={problem} again={again} busy={busy} />}
      {!answer && !problem && (
        <div>
          <p role="status" className="sr-only">
            {m.admin_weights_loading()}
          </p>
          <Skeleton className="h-28" />
          <Skeleton className="mt-10 h-160" />
        </div>
      )}
      {answer && <WeightsView key={answer.served} weights={answer} onChanged={again} />}
    </AdminPage>
  );
}
