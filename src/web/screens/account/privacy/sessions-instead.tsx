import { useState } from "react";
import type { Problem } from "#contract/client.ts";
import { problemSentence } from "#web/features/form/problem-sentence.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** Two rows of the list's size while it is on its way. */
export function SessionsSkeleton() {
  return (
    <div className="min-h-82">
      <p role="status" className="sr-only">
        {m.account_sessions_loading()}
      </p>
      <div aria-hidden="true" className="border-line border-b">
        {["first", "second"].map((row) => (
          <div key={row} className="min-h-20 border-line border-t py-4">
            <Skeleton className="mt-1 h-4 w-40" />
            <Skeleton className="mt-3 h-3 w-72 max-w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}

type SessionsProblemProps = { problem: Problem; tryAgain: () => Promise<void> };

export function SessionsProblem({ problem, tryAgain }: SessionsProblemProps) {
  const [busy, setBusy] = useState(false);
  async function ask() {
    setBusy(true);
    await tryAgain();
    setBusy(false);
  }
  return (
    <div className="min-h-82">
      <p role="alert">{problemSentence(problem)}</p>
      <p className="mt-5">
        <Button size="medium" busy={busy} onClick={() => void ask()}>
          {m.account_try_again()}
        </Button>
      </p>
    </div>
  );
}
