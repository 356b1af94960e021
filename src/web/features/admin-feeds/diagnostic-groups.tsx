import { count } from "#web/features/admin/figures.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { severityWords } from "./feed-words.ts";
import type { KnownRun } from "./use-run.ts";

type DiagnosticGroupsProps = {
  groups: KnownRun["diagnostics"];
  chosen: string | undefined;
  onChoose: (code: string | undefined) => void;
};

/** What was wrong, the most frequent first; one of them narrows the rows below. */
export function DiagnosticGroups({ groups, chosen, onChoose }: DiagnosticGroupsProps) {
  if (groups.length === 0) return <p className="text-muted">{m.admin_run_wrong_none()}</p>;
  return (
    <ul className="border-line border-t">
      {groups.map(({ code, severity, sentence, count: times }) => (
        <li
          key={code}
          data-code={code}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-line border-b py-3 text-14 md:grid-cols-[7.5rem_minmax(0,1fr)_4rem_auto]"
        >
          <p className={classNames("text-12", severity === "error" ? "text-accent" : "text-muted")}>
            {severityWords[severity]()}
          </p>
          <p className="max-md:order-3 max-md:col-span-2">
            {sentence}
            <span className="block text-12 text-muted">{code}</span>
          </p>
          <p className="num text-right font-serif text-d22">{count(times)}</p>
          <Button
            size="small"
            look={chosen === code ? "ink" : "line"}
            aria-pressed={chosen === code}
            onClick={() => onChoose(chosen === code ? undefined : code)}
            className="max-md:order-4 max-md:col-span-2 max-md:justify-self-start"
          >
            {m.admin_run_see_rows()}
          </Button>
        </li>
      ))}
    </ul>
  );
}
