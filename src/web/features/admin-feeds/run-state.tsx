import type { AdminFeedRun } from "#contract/admin/catalogue.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { runStateWords } from "./feed-words.ts";

/** In one word, and in ink where it changed what people see. */
export function RunState({ run: { state, dry_run } }: { run: AdminFeedRun }) {
  return (
    <span
      className={classNames(
        "inline-flex whitespace-nowrap rounded-chip border px-2.5 py-0.5 text-12",
        state === "applied" && "border-ink bg-ink text-paper",
        (state === "failed" || state === "stopped" || state === "held") && "border-accent text-accent",
        (state === "tried" || state === "rolled-back" || state === "running") && "border-edge",
      )}
    >
      {runStateWords[state]()}
      {dry_run && state !== "tried" && ` · ${m.admin_run_dry()}`}
    </span>
  );
}
