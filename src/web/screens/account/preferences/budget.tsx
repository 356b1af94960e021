import { BudgetEditor } from "#web/features/preferences/budget/budget-editor.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { PreferencesTab } from "./preferences-tab.tsx";

export default function BudgetTab() {
  return (
    <PreferencesTab headline={m.account_budget_headline()} note={m.account_budget_note()} perUniverse>
      {(editing) => <BudgetEditor editing={editing} />}
    </PreferencesTab>
  );
}
