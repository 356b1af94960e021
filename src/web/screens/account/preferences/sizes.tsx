import { SizesEditor } from "#web/features/preferences/sizes/sizes-editor.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { PreferencesTab } from "./preferences-tab.tsx";

export default function SizesTab() {
  return (
    <PreferencesTab headline={m.account_sizes_headline()} note={m.account_sizes_note()} perUniverse>
      {(editing) => <SizesEditor editing={editing} />}
    </PreferencesTab>
  );
}
