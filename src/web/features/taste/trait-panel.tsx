import type { TasteBelief, TasteTrait } from "#contract/taste.ts";
import { formatDay } from "#vocabulary/format.ts";
import { LockButton } from "#web/features/preferences/lock-switch.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { TrashIcon } from "#web/ui/late-icons.tsx";
import { takeAnswerBack } from "./answered.ts";
import { EvidenceList } from "./evidence-list.tsx";
import { countsOf } from "./evidence-words.ts";
import { denyTrait, forgetTrait, readAgain, toggleLock } from "./taste-actions.ts";
import { TraitSlider } from "./trait-slider.tsx";

type TraitPanelProps = { trait: TasteTrait & Partial<TasteBelief>; onDone: () => void };

/** What a word of the profile rests on, and everything that can be done about it. */
export function TraitPanel({ trait, onDone }: TraitPanelProps) {
  const { setting, locked, answered, evidence = [] } = trait;
  return (
    <>
      <p className="text-14 text-muted">{restsOn(trait)}</p>
      <div className="mt-3">
        <TraitSlider trait={trait} />
      </div>
      <div className="mt-3 border-line border-y py-1.5">
        <LockButton
          on={locked}
          locked={m.taste_lock_on()}
          open={m.taste_lock_off()}
          onToggle={() => toggleLock(trait)}
          className="min-h-11! w-full"
        />
      </div>
      {setting && (
        <p className="mt-3 text-14 text-muted">
          {m.taste_set_by_you({ date: formatDay(setting.at || new Date().toISOString(), currentLanguage()) })}{" "}
          <button type="button" className="link hit-44 text-ink" onClick={() => readAgain(trait)}>
            {m.taste_reset()}
          </button>
        </p>
      )}
      {answered && (
        <p className="mt-3 text-14 text-muted">
          {answeredWords[answered]()}{" "}
          <button
            type="button"
            className="link hit-44 text-ink"
            onClick={() =>
              act(
                () => void takeAnswerBack({ ...trait, trait: `taste:${trait.trait}`, correction: answered }),
              )
            }
          >
            {m.taste_answer_back()}
          </button>
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-x-6">
        <button
          type="button"
          className="link inline-flex min-h-11 items-center text-14"
          onClick={() => act(denyTrait)}
        >
          {m.taste_not_true()}
        </button>
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-2 text-14 text-muted transition-colors duration-fast hover:text-ink"
          onClick={() => act(forgetTrait)}
        >
          <TrashIcon className="size-4" />
          {m.taste_delete()}
        </button>
      </div>
      <p className="text-12 text-muted">{m.taste_delete_note()}</p>
      {evidence.length > 0 && <EvidenceList evidence={evidence} />}
    </>
  );

  function act(work: (before: TasteTrait) => void) {
    work(trait);
    onDone();
  }
}

const answeredWords = {
  more: m.taste_answered_more,
  less: m.taste_answered_less,
  wrong: m.taste_answered_wrong,
} as const;

/** Why we say so, in a sentence or two. */
function restsOn(trait: TasteTrait): string {
  const counts = countsOf(trait);
  return [
    trait.about,
    counts && m.taste_rests_on({ counts }),
    trait.declared && m.taste_declared(),
    !counts && !trait.declared && !trait.setting && m.taste_rests_on_nothing(),
  ]
    .filter(Boolean)
    .join(" ");
}
