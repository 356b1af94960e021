import { useState } from "react";
import { type AdminSchool, listSchools } from "#contract/admin/schools.ts";
import { AdminPage } from "#web/features/admin/admin-page.tsx";
import { DataTable } from "#web/features/admin/data-table.tsx";
import { ChoiceFilter, Filters, WordsFilter } from "#web/features/admin/filters.tsx";
import { Pager } from "#web/features/admin/pager.tsx";
import { oneOf, useFilters } from "#web/features/admin/use-filters.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { DeleteSchool } from "./delete-school.tsx";
import { schoolColumns } from "./school-columns.tsx";
import { SchoolDrawer } from "./school-drawer.tsx";

/** Schools that people can say they go to. */
export default function Schools() {
  const { values, set, clear, any, cursor } = useFilters(["q", "active"]);
  const { answer, problem, busy, again } = useAnswer(listSchools, {
    query: { q: values.q, active: oneOf(["true", "false"], values.active), cursor },
  });
  const [editing, setEditing] = useState<AdminSchool | "new">();
  const [leaving, setLeaving] = useState<AdminSchool>();
  const add = (
    <Button size="medium" look="ink" aria-haspopup="dialog" onClick={() => setEditing("new")}>
      {m.admin_school_add()}
    </Button>
  );
  function kept(text: string) {
    showToast({ text });
    again();
  }
  return (
    <AdminPage title={m.admin_schools()} lead={m.admin_schools_lead()} actions={add}>
      <Filters label={m.admin_schools()} onClear={any ? clear : undefined}>
        <WordsFilter label={m.admin_schools_words()} value={values.q} onChange={(q) => set({ q })} />
        <ChoiceFilter
          label={m.admin_school_offered()}
          value={values.active}
          options={[
            { value: "true", label: m.admin_yes() },
            { value: "false", label: m.admin_no() },
          ]}
          onChange={(active) => set({ active })}
        />
      </Filters>
      <DataTable
        caption={m.admin_schools()}
        columns={schoolColumns({ edit: setEditing, remove: setLeaving })}
        rows={answer?.ecoles}
        keyOf={({ id }) => id}
        busy={busy}
        problem={problem}
        again={again}
        empty={
          any
            ? { title: m.admin_schools_none(), text: m.admin_schools_none_text() }
            : { title: m.admin_schools_empty(), text: m.admin_schools_empty_text() }
        }
      />
      {answer && !problem && (
        <Pager total={answer.total} shown={answer.ecoles.length} next={answer.next_cursor} />
      )}
      <SchoolDrawer
        school={editing}
        onClose={() => setEditing(undefined)}
        onSaved={(name) => kept(m.admin_school_saved({ name }))}
      />
      <DeleteSchool
        school={leaving}
        onClose={() => setLeaving(undefined)}
        onDeleted={(name) => kept(m.admin_school_deleted({ name }))}
      />
    </AdminPage>
  );
}
