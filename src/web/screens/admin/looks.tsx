import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { type AdminLook, changeLook, deleteLook, listAdminLooks } from "#contract/admin/content.ts";
import { occasions, seasons } from "#vocabulary/attribute.ts";
import { inLanguage } from "#vocabulary/language-path.ts";
import { occasionLabels, seasonLabels } from "#vocabulary/occasion-labels.ts";
import { universes } from "#vocabulary/universe.ts";
import { AdminPage } from "#web/features/admin/admin-page.tsx";
import { ConfirmDialog } from "#web/features/admin/confirm-dialog.tsx";
import { Failure } from "#web/features/admin/failure.tsx";
import { ChoiceFilter, Filters } from "#web/features/admin/filters.tsx";
import { Pager } from "#web/features/admin/pager.tsx";
import { NothingHere } from "#web/features/admin/table-instead.tsx";
import { oneOf, useFilters } from "#web/features/admin/use-filters.ts";
import { type LookAction, LookCard } from "#web/features/admin-content/look-card.tsx";
import { LookMaker } from "#web/features/admin-content/look-maker.tsx";
import { LookTitleDialog } from "#web/features/admin-content/look-title-dialog.tsx";
import { lookStateWords, makerWords } from "#web/features/admin-content/look-words.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { useAnswer } from "#web/state/use-answer.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { PictureSkeleton } from "#web/ui/skeleton.tsx";
import { showToast } from "#web/ui/toast-store.ts";

export default function LooksScreen() {
  const isNew = useSearchParams()[0].get("show") === "new";
  return isNew ? <NewLook /> : <Looks />;
}

function NewLook() {
  const [isMade, setIsMade] = useState(false);
  const navigate = useNavigate();
  // Once nothing unsaved holds the way.
  useEffect(() => {
    if (!isMade) return;
    showToast({ text: m.admin_looks_made() });
    void navigate(inLanguage("/admin/looks?made_by=admin", currentLanguage()));
  }, [isMade, navigate]);
  return (
    <AdminPage
      title={m.admin_looks_new()}
      headline={m.admin_looks_new_headline()}
      back={{ to: "/admin/looks", label: m.admin_looks_new_back() }}
    >
      <LookMaker onMade={() => setIsMade(true)} />
    </AdminPage>
  );
}

const states = ["shown", "hidden", "retired"] as const;
const makers = ["composer", "admin"] as const;

/** Every look, made by us or by hand. */
function Looks() {
  const { values, set, clear, any, cursor } = useFilters([
    "universe",
    "occasion",
    "season",
    "state",
    "made_by",
  ]);
  const lang = currentLanguage();
  const universe = oneOf(universes, values.universe);
  const occasion = oneOf(occasions, values.occasion);
  const season = oneOf(seasons, values.season);
  const state = oneOf(states, values.state);
  const madeBy = oneOf(makers, values.made_by);
  const asked = useAnswer(listAdminLooks, {
    query: {
      lang,
      limit: 24,
      ...(universe && { universe }),
      ...(occasion && { occasion }),
      ...(season && { season }),
      ...(state && { state }),
      ...(madeBy && { made_by: madeBy }),
      ...(cursor && { cursor }),
    },
  });
  const [acting, setActing] = useState<{ look: AdminLook; action: LookAction }>();
  const { answer, problem, busy, again } = asked;
  return (
    <AdminPage
      title={m.admin_looks()}
      headline={m.admin_looks_headline()}
      lead={m.admin_looks_lead()}
      actions={
        <Link to="/admin/looks?show=new" className={buttonClass({ look: "ink", size: "medium" })}>
          {m.admin_looks_new()}
        </Link>
      }
    >
      <Filters label={m.admin_looks()} onClear={any ? clear : undefined}>
        <ChoiceFilter
          label={m.universe_label()}
          value={universe}
          options={[
            { value: "women", label: m.universe_women() },
            { value: "men", label: m.universe_men() },
          ]}
          onChange={(next) => set({ universe: next })}
        />
        <ChoiceFilter
          label={m.looks_occasion()}
          value={occasion}
          options={occasions.map((one) => ({ value: one, label: occasionLabels[one][lang] }))}
          onChange={(next) => set({ occasion: next })}
        />
        <ChoiceFilter
          label={m.looks_season()}
          value={season}
          options={seasons.map((one) => ({ value: one, label: seasonLabels[one][lang] }))}
          onChange={(next) => set({ season: next })}
        />
        <ChoiceFilter
          label={m.admin_looks_state()}
          value={state}
          options={states.map((one) => ({ value: one, label: lookStateWords[one]() }))}
          onChange={(next) => set({ state: next })}
        />
        <ChoiceFilter
          label={m.admin_looks_made_by()}
          value={madeBy}
          options={makers.map((one) => ({ value: one, label: makerWords[one]() }))}
          onChange={(next) => set({ made_by: next })}
        />
      </Filters>
      {problem && <Failure problem={problem} again={again} busy={busy} />}
      {!problem && !answer && <Waiting />}
      {!problem && answer?.looks.length === 0 && (
        <NothingHere title={m.admin_looks_none()} text={m.admin_looks_none_text()} />
      )}
      {!problem && answer && answer.looks.length > 0 && (
        <>
          <ul aria-busy={busy} className={`${grid} transition-opacity duration-fast aria-busy:opacity-60`}>
            {answer.looks.map((look) => (
              <LookCard key={look.id} look={look} onAct={(action) => setActing({ look, action })} />
            ))}
          </ul>
          <Pager total={answer.total} shown={answer.looks.length} next={answer.next_cursor} />
        </>
      )}
      {acting && <Acting {...acting} onClose={() => setActing(undefined)} onDone={again} />}
    </AdminPage>
  );
}

const grid = "grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 xl:grid-cols-4";

function Waiting() {
  return (
    <div>
      <p role="status" className="sr-only">
        {m.admin_loading()}
      </p>
      <div className={grid}>
        {[...Array(8).keys()].map((place) => (
          <PictureSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}

type ActingProps = { look: AdminLook; action: LookAction; onClose: () => void; onDone: () => void };

/** Asks before it is done. */
function Acting({ look, action, onClose, onDone }: ActingProps) {
  if (action === "rename") return <LookTitleDialog look={look} onClose={onClose} onDone={onDone} />;
  const title = look.title[currentLanguage()];
  const params = { id: look.id };
  const close = (open: boolean) => open || onClose();
  if (action === "delete")
    return (
      <ConfirmDialog
        open
        onOpenChange={close}
        title={m.admin_looks_delete_title({ title })}
        text={m.admin_looks_delete_text()}
        confirm={m.admin_looks_delete()}
        grave
        call={() => client(deleteLook, { params })}
        done={() => {
          showToast({ text: m.admin_looks_deleted() });
          onDone();
        }}
      />
    );
  const isHiding = action === "hide";
  return (
    <ConfirmDialog
      open
      onOpenChange={close}
      title={isHiding ? m.admin_looks_hide_title({ title }) : m.admin_looks_show_title({ title })}
      text={isHiding ? m.admin_looks_hide_text() : m.admin_looks_show_text()}
      confirm={isHiding ? m.admin_looks_hide() : m.admin_looks_show()}
      noted
      call={(note) => client(changeLook, { params, body: { hidden: isHiding, note } })}
      done={() => {
        showToast({ text: isHiding ? m.admin_looks_hidden() : m.admin_looks_shown() });
        onDone();
      }}
    />
  );
}
