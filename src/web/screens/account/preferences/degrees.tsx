import { DegreesEditor } from "#web/features/preferences/degrees/degrees-editor.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { PreferencesTab } from "./preferences-tab.tsx";

export default function DegreesTab() {
  return (
    <PreferencesTab headline={m.account_degrees_headline()} note={m.account_degrees_note()}>
      {(editing) => <DegreesEditor editing={editing} />}
    </PreferencesTab>
  );
}
