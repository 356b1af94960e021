import { StylesEditor } from "#web/features/preferences/styles/styles-editor.tsx";
import { WantStylesEditor } from "#web/features/preferences/styles/want-styles-editor.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { PreferencesTab } from "./preferences-tab.tsx";

export default function StylesTab() {
  return (
    <PreferencesTab headline={m.account_styles_headline()} note={m.account_styles_note()}>
      {(editing) => (
        <div className="grid gap-16">
          <StylesEditor editing={editing} />
          <WantStylesEditor editing={editing} />
        </div>
      )}
    </PreferencesTab>
  );
}
