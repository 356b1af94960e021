import { type AdminDiagnostic, downloadDiagnostics, listDiagnostics } from "#contract/admin/catalogue.ts";
import { handFile } from "#web/data/hand-file.ts";
import { AdminSection } from "#web/features/admin/admin-page.tsx";
import { type Column, DataTable } from "#web/features/admin/data-table.tsx";
import { Pager } from "#web/features/admin/pager.tsx";
import { FormAlert } from "#web/features/form/form-alert.tsx";
import { useSubmission } from "#web/features/form/use-submission.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { useAnswer } from "#web/state/use-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { severityWords } from "./feed-words.ts";

type DiagnosticRowsProps = {
  run: number;
  /** Only one kind of what was wrong, and what it means. */
  code: string | undefined;
  sentence: string | undefined;
  cursor: string | undefined;
};

/** What was wrong, row by row. */
export function DiagnosticRows({ run, code, sentence, cursor }: DiagnosticRowsProps) {
  const asked = useAnswer(listDiagnostics, {
    params: { run },
    query: { lang: currentLanguage(), ...(code && { code }), ...(cursor && { cursor }) },
  });
  const { answer } = asked;
  return (
    <AdminSection
      title={m.admin_run_rows_title()}
      note={sentence && m.admin_run_rows_of({ sentence })}
      action={<Download run={run} />}
    >
      <DataTable
        caption={m.admin_run_rows_title()}
        columns={columns()}
        rows={answer?.diagnostics}
        keyOf={(row) => `${row.line} ${row.code} ${row.id} ${row.sample}`}
        busy={asked.busy}
        problem={asked.problem}
        again={asked.again}
        empty={{ title: m.admin_run_wrong_none() }}
      />
      {answer && <Pager total={answer.total} shown={answer.diagnostics.length} next={answer.next_cursor} />}
    </AdminSection>
  );
}

const columns = (): readonly Column<AdminDiagnostic>[] => [
  {
    key: "line",
    label: m.admin_run_line(),
    cell: ({ line }) => (line === 0 ? m.admin_run_whole() : line),
    className: "md:w-24",
  },
  { key: "id", label: m.admin_run_id(), cell: ({ id }) => id ?? "—" },
  {
    key: "sentence",
    label: m.admin_run_sentence(),
    cell: ({ sentence, severity }) => (
      <>
        <span className={severity === "error" ? "text-accent" : "text-muted"}>
          {severityWords[severity]()}
        </span>{" "}
        {sentence}
      </>
    ),
  },
  {
    key: "sample",
    label: m.admin_run_sample(),
    cell: ({ sample }) => <code className="wrap-anywhere text-12">{sample}</code>,
  },
];

/** All of it, as a file. */
function Download({ run }: { run: number }) {
  const submission = useSubmission();
  const download = () =>
    submission.submit({
      call: () => client(downloadDiagnostics, { params: { run }, query: { lang: currentLanguage() } }),
      done: (text) => handFile(`cleed-run-${run}.csv`, text, "text/csv"),
    });
  return (
    <>
      <Button size="small" busy={submission.busy} onClick={() => void download()}>
        {m.admin_run_download()}
      </Button>
      <FormAlert submission={submission} />
    </>
  );
}
