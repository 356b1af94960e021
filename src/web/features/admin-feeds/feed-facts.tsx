import type { AdminFeed } from "#contract/admin/catalogue.ts";
import { languages } from "#vocabulary/language.ts";
import { universes } from "#vocabulary/universe.ts";
import { oneOf } from "#web/features/admin/use-filters.ts";
import { faultOf } from "#web/features/form/fault-of.ts";
import type { Submission } from "#web/features/form/use-submission.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Field } from "#web/ui/field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { scheduleWords } from "./feed-words.ts";

/** What is told about a feed beside its name. */
export type FeedFacts = Pick<AdminFeed, "shop" | "language" | "universe" | "url" | "schedule">;

type FeedFactsFieldsProps = {
  facts: FeedFacts;
  onChange: (change: Partial<FeedFacts>) => void;
  submission: Submission;
  /** Where it is fetched and when: not for one that is sent. */
  fetched: boolean;
};

const schedules = ["never", "hourly", "daily", "weekly"] as const;

export function FeedFactsFields({ facts, onChange, submission, fetched }: FeedFactsFieldsProps) {
  return (
    <>
      {fetched && (
        <>
          <Field
            name="url"
            type="url"
            inputMode="url"
            label={m.admin_feeds_url()}
            hint={m.admin_feeds_url_hint()}
            value={facts.url ?? ""}
            onChange={({ currentTarget }) => onChange({ url: currentTarget.value || null })}
            error={
              submission.faults.url === "invalid" ? m.admin_feeds_url_refused() : faultOf(submission, "url")
            }
            autoComplete="off"
            spellCheck={false}
          />
          <SelectField
            name="schedule"
            label={m.admin_feeds_schedule()}
            value={facts.schedule}
            onChange={({ currentTarget }) =>
              onChange({ schedule: oneOf(schedules, currentTarget.value) ?? "never" })
            }
            error={faultOf(submission, "schedule")}
          >
            {schedules.map((one) => (
              <option key={one} value={one}>
                {scheduleWords[one]()}
              </option>
            ))}
          </SelectField>
        </>
      )}
      <Field
        name="shop"
        label={m.admin_feeds_shop()}
        hint={m.admin_feeds_shop_hint()}
        value={facts.shop ?? ""}
        onChange={({ currentTarget }) => onChange({ shop: currentTarget.value || null })}
        error={faultOf(submission, "shop")}
        autoComplete="off"
      />
      <SelectField
        name="language"
        label={m.admin_feeds_language()}
        value={facts.language ?? ""}
        onChange={({ currentTarget }) =>
          onChange({ language: oneOf(languages, currentTarget.value) ?? null })
        }
      >
        <option value="">{m.admin_feeds_language_any()}</option>
        <option value="en">{m.admin_feeds_language_en()}</option>
        <option value="fr">{m.admin_feeds_language_fr()}</option>
      </SelectField>
      <SelectField
        name="universe"
        label={m.universe_label()}
        value={facts.universe ?? ""}
        onChange={({ currentTarget }) =>
          onChange({ universe: oneOf(universes, currentTarget.value) ?? null })
        }
      >
        <option value="">{m.admin_feeds_universe_any()}</option>
        <option value="women">{m.universe_women()}</option>
        <option value="men">{m.universe_men()}</option>
      </SelectField>
    </>
  );
}
