import { useSearchParams } from "react-router";
import { m } from "#web/i18n/paraglide/messages.js";
import { Switch } from "#web/ui/switch.tsx";
import { isNeutral } from "./neutral.ts";

/** Any personal list can be seen without the person; the address says so, and a sentence what orders it then. */
export default function NeutralSwitch({ className }: { className?: string | undefined }) {
  const [search, setSearch] = useSearchParams();
  const on = isNeutral(search);
  const turn = () =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (on) next.delete("neutral");
        else next.set("neutral", "1");
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <div className={className}>
      <Switch
        checked={on}
        onChange={turn}
        note={on ? m.piece_neutral_on() : m.piece_neutral_off()}
        className="max-w-110 noscript:hidden"
      >
        {m.piece_neutral()}
      </Switch>
    </div>
  );
}
