import { useState } from "react";
import { uploadFeed } from "#contract/admin/catalogue.ts";
import { problemSentence } from "#web/features/form/problem-sentence.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { sizeText } from "./feed-words.ts";
import { FileDrop } from "./file-drop.tsx";
import type { Uploaded } from "./mapping-table.tsx";

type UploadedFileProps = {
  error: string | undefined;
  onUploaded: (file: Uploaded | undefined, name: string) => void;
};
type Chosen = { readonly name: string; readonly size: string; readonly uploaded?: Uploaded };

/** A feed as a file: sent as soon as it is chosen, so that its columns can be looked at. */
export function UploadedFile({ error, onUploaded }: UploadedFileProps) {
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<string>();
  async function send(file: File) {
    const told = { name: file.name, size: sizeText(file.size) };
    setProblem(undefined);
    setChosen(told);
    onUploaded(undefined, file.name);
    const answer = await client(uploadFeed, { file });
    if (answer.ok) {
      setChosen({ ...told, uploaded: answer.value });
      onUploaded(answer.value, file.name);
    } else {
      setChosen(undefined);
      setProblem(problemSentence(answer.refusal));
    }
  }
  const uploaded = chosen?.uploaded;
  const isBusy = chosen && !uploaded;
  return (
    <FileDrop
      label={chosen ? m.admin_import_other_file() : m.admin_import_drop()}
      hint={
        uploaded
          ? m.admin_import_uploaded({ ...chosen, format: uploaded.format ?? m.admin_import_format_unknown() })
          : m.admin_import_drop_hint()
      }
      busy={isBusy ? m.admin_import_uploading(chosen) : undefined}
      error={problem ?? error}
      onFile={(file) => void send(file)}
    />
  );
}
