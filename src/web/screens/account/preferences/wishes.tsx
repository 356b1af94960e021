import { WishesEditor } from "#web/features/preferences/wishes/wishes-editor.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { PreferencesTab } from "./preferences-tab.tsx";

export default function WishesTab() {
  return (
    <PreferencesTab headline={m.account_wishes_headline()} note={m.account_wishes_note()} perUniverse>
      {(editing) => <WishesEditor editing={editing} />}
    </PreferencesTab>
  );
}
