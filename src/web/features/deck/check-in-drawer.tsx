import type { Opening } from "#web/features/late/late-sheet.tsx";
import { PreferencesInstead } from "#web/features/preferences/preferences-instead.tsx";
import { StylesEditor } from "#web/features/preferences/styles/styles-editor.tsx";
import { useEditing } from "#web/features/preferences/use-editing.ts";
import { WishesEditor } from "#web/features/preferences/wishes/wishes-editor.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/drawer.tsx";

/** Everything that says most of a taste in one place; each press counts at once. */
export default function CheckInDrawer({ open, onOpenChange }: Opening) {
  const state = useEditing();
  const { editing } = state;
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={m.discover_still_title()}
      closeLabel={m.nav_close()}
      footer={
        <Button look="accent" className="w-full" onClick={() => onOpenChange(false)}>
          {m.discover_still_done()}
        </Button>
      }
    >
      {editing ? (
        <div className="grid gap-10">
          <section aria-labelledby="check-in-styles">
            <h3 id="check-in-styles" className="display-28">
              {m.discover_still_styles()}
            </h3>
            <StylesEditor editing={editing} />
          </section>
          <section aria-labelledby="check-in-wishes">
            <h3 id="check-in-wishes" className="display-28">
              {m.discover_still_wishes()}
            </h3>
            <WishesEditor editing={editing} />
          </section>
        </div>
      ) : (
        <PreferencesInstead state={state} />
      )}
    </Drawer>
  );
}
