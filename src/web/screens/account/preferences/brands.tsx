import { BrandsEditor } from "#web/features/preferences/brands/brands-editor.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { PreferencesTab } from "./preferences-tab.tsx";

export default function BrandsTab() {
  return (
    <PreferencesTab headline={m.account_brands_headline()} note={m.account_brands_note()}>
      {(editing) => <BrandsEditor editing={editing} />}
    </PreferencesTab>
  );
}
