import { useState } from "react";
import { exportMe } from "#contract/users.ts";
import { handFile } from "#web/data/hand-file.ts";
import { FormAlert } from "#web/features/form/form-alert.tsx";
import { useSubmission } from "#web/features/form/use-submission.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { Button } from "#web/ui/button.tsx";
import { AccountSection } from "../account-section.tsx";

export function ExportData() {
  const submission = useSubmission();
  const [file, setFile] = useState<string>();
  const download = () =>
    submission.submit({
      call: () => client(exportMe, {}),
      done: (data) => {
        const name = `cleed-export-${data.exported_at.slice(0, 10)}.json`;
        handFile(name, JSON.stringify(data, null, 2));
        setFile(name);
      },
    });
  return (
    <AccountSection title={m.account_data()} note={m.account_data_note()}>
      <div className="grid justify-items-start gap-4">
        <FormAlert submission={submission} />
        <Button busy={submission.busy} onClick={() => void download()}>
          {m.account_export()}
        </Button>
        <p role="status" className="min-h-[1lh] text-14">
          {file && m.account_exported({ file })}
        </p>
      </div>
    </AccountSection>
  );
}
