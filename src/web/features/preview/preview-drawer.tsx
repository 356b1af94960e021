import type { Editing } from "#web/features/preferences/editing.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Drawer } from "#web/ui/drawer.tsx";
import { Preview } from "./preview.tsx";
import type { PreviewState } from "./use-preview.ts";

type PreviewDrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  preview: PreviewState;
  editing: Editing | undefined;
};

export default function PreviewDrawer({ open, onOpenChange, preview, editing }: PreviewDrawerProps) {
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={m.preview_title()}
      description={preview.sentence}
      closeLabel={m.nav_close()}
    >
      <Preview preview={preview} editing={editing} sizes="30vw" />
    </Drawer>
  );
}
