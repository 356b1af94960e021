import { m } from "#web/i18n/paraglide/messages.js";
import { useOnline } from "#web/state/online.ts";
import { Button } from "#web/ui/button.tsx";

/** In the place of pieces that could not be had. */
export function RowFailed({ text, again }: { text: string; again: () => void }) {
  const online = useOnline();
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-5 gap-y-2 px-edge">
      {online ? text : m.preferences_offline()}
      <Button size="small" onClick={again}>
        {m.lists_again()}
      </Button>
    </p>
  );
}
