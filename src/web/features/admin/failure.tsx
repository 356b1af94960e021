import type { Problem } from "#contract/client.ts";
import { problemSentence } from "#web/features/form/problem-sentence.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { StitchRule } from "#web/ui/stitch.tsx";

type FailureProps = { problem: Problem; again: () => void; busy?: boolean };

/** What could not be fetched, why, and once more. */
export function Failure({ problem, again, busy }: FailureProps) {
  return (
    <div className="py-8">
      <StitchRule className="mb-6" />
      <p role="alert" className="max-w-measure">
        {m.admin_failed()} {problemSentence(problem)}
      </p>
      <Button size="medium" busy={busy} onClick={again} className="mt-5">
        {m.admin_again()}
      </Button>
    </div>
  );
}
