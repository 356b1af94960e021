import { useSearchParams } from "react-router";
import { ComparedLists } from "#web/features/admin-reco/compared-lists.tsx";
import { PersonPicker } from "#web/features/admin-reco/person-picker.tsx";
import { useTraced } from "#web/features/admin-reco/use-traced.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import type { Factors } from "./factors.ts";

const [few, settleMs] = [12, 350];

/** One person's list as it is served and as it would be, while the factors move. */
export function WeightsPreview({ tried }: { tried: Factors }) {
  const [search, setSearch] = useSearchParams();
  const user = search.get("user") ?? undefined;
  const a = useTraced(user ? { user, limit: few } : undefined);
  const b = useTraced(user ? { user, limit: few, factors: tried } : undefined, settleMs);
  return (
    <div>
      <PersonPicker
        label={m.admin_reco_person()}
        chosen={a.list?.user ?? undefined}
        isChosen={user !== undefined}
        onChoose={(id) => setSearch(id ? { user: id } : {}, { preventScrollReset: true, replace: true })}
      />
      {user ? (
        <div className="mt-4">
          <ComparedLists
            a={a}
            b={b}
            stacked
            titles={{ a: m.admin_weights_served_column(), b: m.admin_weights_tried_column() }}
          />
        </div>
      ) : (
        <p className="mt-4 max-w-measure text-14 text-muted">{m.admin_weights_preview_empty()}</p>
      )}
    </div>
  );
}
