import { useState } from "react";
import { useNavigate } from "react-router";
import { rollBackFeedRun } from "#contract/admin/catalogue.ts";
import { inLanguage } from "#vocabulary/language-path.ts";
import { AdminPage } from "#web/features/admin/admin-page.tsx";
import { ConfirmDialog } from "#web/features/admin/confirm-dialog.tsx";
import { count } from "#web/features/admin/figures.ts";
import { HeldRun } from "#web/features/admin-feeds/held-run.tsx";
import { RunView } from "#web/features/admin-feeds/run-view.tsx";
import { useRun } from "#web/features/admin-feeds/use-run.ts";
import { UnmatchedRoute } from "#web/features/navigation/unmatched-route.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { useScreenParams } from "./screen-params.ts";

export default function RunScreen() {
  const id = Number(useScreenParams().run);
  return Number.isInteger(id) && id > 0 ? <Run key={id} id={id} /> : <UnmatchedRoute />;
}

function Run({ id }: { id: number }) {
  const asked = useRun(id);
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { known, problem } = asked;
  const feed = known?.run.feed ?? "…";
  if (problem?.kind === "refused" && problem.status === 404) return <UnmatchedRoute />;
  return (
    <AdminPage
      title={`${m.admin_feeds()} ${id}`}
      headline={m.admin_run_headline({ id, feed })}
      back={{ to: "/admin/feeds?show=runs", label: m.admin_feeds_back() }}
    >
      <RunView
        asked={asked}
        actions={
          <>
            {known?.run.can_roll_back && (
              <Button size="medium" onClick={() => setAsking(true)}>
                {m.admin_run_roll_back()}
              </Button>
            )}
            {known?.run.state === "held" && (
              <HeldRun
                run={known.run}
                onBegun={(run) => void navigate(inLanguage(`/admin/feeds/runs/${run}`, currentLanguage()))}
              />
            )}
          </>
        }
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.admin_run_roll_back_title({ id })}
        text={m.admin_run_roll_back_text()}
        confirm={m.admin_run_roll_back()}
        grave
        noted
        call={(note) => client(rollBackFeedRun, { params: { run: id }, body: { note } })}
        done={({ restored }) => {
          showToast({ text: m.admin_run_rolled_back({ count: count(restored) }) });
          asked.again();
        }}
      />
    </AdminPage>
  );
}
