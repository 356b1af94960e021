import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { runFeed } from "#contract/admin/catalogue.ts";
import { inLanguage } from "#vocabulary/language-path.ts";
import { AdminSection } from "#web/features/admin/admin-page.tsx";
import { faultOf } from "#web/features/form/fault-of.ts";
import { FormAlert } from "#web/features/form/form-alert.tsx";
import { SubmitButton } from "#web/features/form/submit-button.tsx";
import { type Faults, useSubmission } from "#web/features/form/use-submission.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { Field } from "#web/ui/field.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { type FeedFacts, FeedFactsFields } from "./feed-facts.tsx";
import { MappingTable, type Uploaded } from "./mapping-table.tsx";
import { TriedRun } from "./tried-run.tsx";
import { UploadedFile } from "./uploaded-file.tsx";

const noFacts: FeedFacts = { shop: null, language: null, universe: null, url: null, schedule: "never" };

/** From a file or an address to products: how it is understood, what it would do, and then for real. */
export function ImportFlow() {
  const [source, setSource] = useState<"file" | "url">("file");
  const [name, setName] = useState("");
  const [facts, setFacts] = useState(noFacts);
  const [uploaded, setUploaded] = useState<Uploaded>();
  const [tried, setTried] = useState<number>();
  const submission = useSubmission();
  const navigate = useNavigate();

  const body = (dryRun: boolean, allowShrink: boolean) => {
    const { url, schedule, ...told } = facts;
    const from = source === "file" ? { upload: uploaded?.upload } : { url, schedule };
    return { name: name.trim(), ...told, ...from, dry_run: dryRun, allow_shrink: allowShrink };
  };
  function tryIt(event: FormEvent) {
    event.preventDefault();
    const faults: Faults = {
      ...(!name.trim() && { name: "required" as const }),
      ...(source === "file" && !uploaded && { upload: "required" as const }),
      ...(source === "url" && !facts.url && { url: "required" as const }),
    };
    void submission.submit({
      faults,
      call: () => client(runFeed, { body: body(true, false) }),
      done: ({ run }) => setTried(run.id),
    });
  }
  const apply = (allowShrink: boolean) => client(runFeed, { body: body(false, allowShrink) });
  // What was tried is no longer what would come in.
  const forget = () => setTried(undefined);
  return (
    <>
      <form ref={submission.form} noValidate onSubmit={tryIt} onInput={submission.forgive}>
        <AdminSection title={m.admin_import_step_source()}>
          <div className="grid max-w-160 gap-6">
            <Segmented
              label={m.admin_import_source()}
              value={source}
              onChange={(next) => {
                setSource(next);
                forget();
              }}
              options={[
                { value: "file", label: m.admin_import_source_file() },
                { value: "url", label: m.admin_import_source_url() },
              ]}
            />
            {source === "file" && (
              <UploadedFile
                error={submission.faults.upload && m.admin_import_needs_file()}
                onUploaded={(file, fileName) => {
                  setUploaded(file);
                  forget();
                  submission.forgiveField("upload");
                  setName((before) => before || fileName.replace(/(\.\w+)+$/, ""));
                }}
              />
            )}
            <Field
              name="name"
              label={m.admin_feeds_name_field()}
              hint={m.admin_feeds_name_hint()}
              required
              maxLength={120}
              autoComplete="off"
              value={name}
              onChange={({ currentTarget }) => {
                setName(currentTarget.value);
                forget();
              }}
              error={faultOf(submission, "name")}
            />
            <FeedFactsFields
              facts={facts}
              onChange={(change) => {
                setFacts((before) => ({ ...before, ...change }));
                forget();
              }}
              submission={submission}
              fetched={source === "url"}
            />
          </div>
        </AdminSection>
        {(source === "url" || uploaded) && (
          <AdminSection title={m.admin_import_step_mapping()}>
            {source === "file" && uploaded ? (
              <MappingTable uploaded={uploaded} />
            ) : (
              <p className="max-w-measure text-muted">{m.admin_import_mapping_url()}</p>
            )}
          </AdminSection>
        )}
        <AdminSection title={m.admin_import_step_try()} note={m.admin_import_try_text()}>
          <div className="grid justify-items-start gap-4">
            <FormAlert submission={submission} fields={["name", "upload", "url", "schedule", "shop"]} />
            <SubmitButton look={tried === undefined ? "ink" : "line"} size="medium" busy={submission.busy}>
              {tried === undefined ? m.admin_import_try() : m.admin_import_try_again()}
            </SubmitButton>
          </div>
        </AdminSection>
      </form>
      {tried !== undefined && (
        <TriedRun
          key={tried}
          id={tried}
          name={name.trim()}
          apply={apply}
          onApplied={(run) => void navigate(inLanguage(`/admin/feeds/runs/${run}`, currentLanguage()))}
        />
      )}
    </>
  );
}
