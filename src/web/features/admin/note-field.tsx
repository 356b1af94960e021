import { m } from "#web/i18n/paraglide/messages.js";
import { TextareaField } from "#web/ui/field.tsx";

type NoteFieldProps = {
  value: string;
  onChange: (note: string) => void;
  /** What is wrong with it, where the server said so. */
  error?: string | undefined;
};

/** Why something is done. */
export function NoteField({ value, onChange, error }: NoteFieldProps) {
  return (
    <TextareaField
      name="note"
      label={m.admin_note()}
      hint={m.admin_note_hint()}
      error={error}
      rows={2}
      maxLength={500}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
