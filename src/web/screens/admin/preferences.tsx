import { useSearchParams } from "react-router";
import { type PreferenceAggregate, readPreferences, smallestGroup } from "#contract/admin/people.ts";
import { isUniverse, type Universe } from "#vocabulary/universe.ts";
import { AdminPage, AdminSection } from "#web/features/admin/admin-page.tsx";
import { Bars } from "#web/features/admin/bars.tsx";
import { Failure } from "#web/features/admin/failure.tsx";
import { count, percent } from "#web/features/admin/figures.ts";
import { NothingHere, TableSkeleton } from "#web/features/admin/table-instead.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { Segmented } from "#web/ui/segmented.tsx";

/** What all people of a universe told us, never what one of them did. */
export default function Preferences() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get("universe");
  const universe: Universe = isUniverse(asked) ? asked : "women";
  const { answer, problem, busy, again } = useAnswer(readPreferences, { query: { universe } });
  const told = answer?.aggregates?.filter(({ groups, withheld }) => groups.length > 0 || withheld > 0);
  return (
    <AdminPage
      title={m.admin_preferences()}
      lead={m.admin_preferences_lead({ least: smallestGroup })}
      actions={
        <Segmented<Universe>
          label={m.admin_person_universe()}
          value={universe}
          options={[
            { value: "women", label: m.universe_women() },
            { value: "men", label: m.universe_men() },
          ]}
          onChange={(next) => setSearch({ universe: next }, { preventScrollReset: true })}
        />
      }
    >
      {problem && <Failure problem={problem} again={again} busy={busy} />}
      {!answer && !problem && <TableSkeleton columns={2} />}
      {told && !problem && (
        <div aria-busy={busy} className="transition-opacity duration-fast aria-busy:opacity-60">
          <p role="status" className="mb-6 text-14">
            {m.admin_preferences_people({ people: count(answer?.people ?? 0) })}
          </p>
          {told.length === 0 ? (
            <NothingHere
              title={m.admin_preferences_none()}
              text={m.admin_preferences_none_text({ least: smallestGroup })}
            />
          ) : (
            <div className="grid gap-x-12 xl:grid-cols-2">
              {told.map((aggregate) => (
                <Told key={aggregate.key} aggregate={aggregate} />
              ))}
            </div>
          )}
        </div>
      )}
    </AdminPage>
  );
}

/** As many bars as are read at a glance; the rest is folded away. */
const atFirst = 8;

function Told({ aggregate: { label, people, groups, withheld } }: { aggregate: PreferenceAggregate }) {
  const bars = groups.map(({ value, label: name, people: of }) => ({
    key: value,
    label: name,
    value: of,
    said: people > 0 ? `${count(of)} · ${percent(of / people)}` : count(of),
  }));
  const top = Math.max(0, ...groups.map((group) => group.people));
  const rest = bars.slice(atFirst);
  return (
    <AdminSection
      title={label}
      note={[
        m.admin_preferences_told({ people: count(people) }),
        withheld > 0 && m.admin_preferences_withheld({ count: count(withheld) }),
      ]
        .filter(Boolean)
        .join(" ")}
    >
      <Bars label={label} bars={bars.slice(0, atFirst)} top={top} />
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 list-none items-center text-12 text-muted underline decoration-edge underline-offset-4 hover:text-ink [&::-webkit-details-marker]:hidden">
            {m.admin_more({ count: count(rest.length) })}
            <span className="sr-only">: {label}</span>
          </summary>
          <Bars label={label} bars={rest} top={top} />
        </details>
      )}
    </AdminSection>
  );
}
