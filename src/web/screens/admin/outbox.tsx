import { useState } from "react";
import { type AdminLetter, listLetters, retryLetter } from "#contract/admin/letters.ts";
import { AdminPage } from "#web/features/admin/admin-page.tsx";
import { type Column, DataTable } from "#web/features/admin/data-table.tsx";
import { ChoiceFilter, Filters, WordsFilter } from "#web/features/admin/filters.tsx";
import { MomentText } from "#web/features/admin/moment-text.tsx";
import { Pager } from "#web/features/admin/pager.tsx";
import { oneOf, useFilters } from "#web/features/admin/use-filters.ts";
import { problemSentence } from "#web/features/form/problem-sentence.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { useAnswer } from "#web/state/use-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { showToast } from "#web/ui/toast-store.ts";
import { letterName, letterStates, stateNames } from "./letter-words.ts";

/** Mails that wait, went out or failed. Never what they say: codes and links are in them. */
export default function Outbox() {
  const { values, set, clear, any, cursor } = useFilters(["q", "state"]);
  const { answer, problem, busy, again } = useAnswer(listLetters, {
    query: { q: values.q, state: oneOf(letterStates, values.state), cursor },
  });
  const [trying, setTrying] = useState<string>();
  async function retry({ id, recipient }: AdminLetter) {
    setTrying(id);
    const tried = await client(retryLetter, { params: { id }, body: {} });
    setTrying(undefined);
    if (!tried.ok) return showToast({ text: problemSentence(tried.refusal), urgent: true });
    showToast({ text: m.admin_letter_tried({ recipient }) });
    again();
  }
  return (
    <AdminPage title={m.admin_outbox()} lead={m.admin_outbox_lead()}>
      <Filters label={m.admin_outbox()} onClear={any ? clear : undefined}>
        <WordsFilter label={m.admin_letter_recipient()} value={values.q} onChange={(q) => set({ q })} />
        <ChoiceFilter
          label={m.admin_letter_state()}
          value={values.state}
          options={letterStates.map((value) => ({ value, label: stateNames[value]() }))}
          onChange={(state) => set({ state })}
        />
      </Filters>
      <DataTable
        caption={m.admin_outbox()}
        columns={columns(retry, trying)}
        rows={answer?.letters}
        keyOf={({ id }) => id}
        busy={busy}
        problem={problem}
        again={again}
        empty={{ title: m.admin_outbox_none(), text: m.admin_outbox_none_text() }}
      />
      {answer && !problem && (
        <Pager total={answer.total} shown={answer.letters.length} next={answer.next_cursor} />
      )}
    </AdminPage>
  );
}

const columns = (
  retry: (letter: AdminLetter) => Promise<void>,
  trying: string | undefined,
): readonly Column<AdminLetter>[] => [
  {
    key: "recipient",
    label: m.admin_letter_recipient(),
    cell: ({ recipient }) => <span className="wrap-anywhere font-medium">{recipient}</span>,
  },
  { key: "about", label: m.admin_letter_about(), cell: ({ about }) => letterName(about) },
  {
    key: "state",
    label: m.admin_letter_state(),
    cell: ({ state, attempts, last_error }) => (
      <>
        <span className={classNames(state === "failed" && "text-accent")}>{stateNames[state]()}</span>
        {attempts > 1 && (
          <span className="ml-2 text-12 text-muted">{m.admin_letter_tries({ attempts })}</span>
        )}
        {last_error && <span className="wrap-anywhere mt-0.5 block text-12 text-muted">{last_error}</span>}
      </>
    ),
  },
  {
    key: "written",
    label: m.admin_letter_written(),
    cell: ({ created_at }) => <MomentText at={created_at} />,
  },
  {
    key: "sent",
    label: m.admin_letter_sent(),
    cell: ({ sent_at }) => sent_at && <MomentText at={sent_at} />,
  },
  {
    key: "acts",
    label: m.admin_acts(),
    unnamed: true,
    className: "md:text-right",
    cell: (letter) =>
      letter.state !== "sent" && (
        <Button
          size="small"
          busy={trying === letter.id}
          disabled={trying !== undefined && trying !== letter.id}
          onClick={() => void retry(letter)}
        >
          {m.admin_letter_retry()}
          <span className="sr-only">: {letter.recipient}</span>
        </Button>
      ),
  },
];
