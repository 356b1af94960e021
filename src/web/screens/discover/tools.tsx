import { memo } from "react";
import { useSearchParams } from "react-router";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Segmented } from "#web/ui/segmented.tsx";
import { FilterIcon } from "#web/ui/tool-icons.tsx";
import type { Tune } from "./tune.tsx";
import { type View, viewIn } from "./view.ts";

/** Deck, grid or what was kept, and the way to the tuning. */
const Tools = memo(function Tools({ tune, className }: { tune: Tune; className?: string }) {
  const [search, setSearch] = useSearchParams();
  const choose = (view: View) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete("page");
        if (view === "deck") next.delete("view");
        else next.set("view", view);
        return next;
      },
      { preventScrollReset: true },
    );
  const options = [
    { value: "deck" as const, label: m.discover_view_deck() },
    { value: "grid" as const, label: m.discover_view_grid() },
    { value: "kept" as const, label: m.discover_view_kept() },
  ];
  return (
    <div
      className={classNames(
        "flex items-center gap-5 noscript:hidden max-sm:w-full max-sm:justify-between",
        className,
      )}
    >
      <Segmented
        label={m.discover_view()}
        options={options}
        value={viewIn(search)}
        onChange={choose}
        className="flex-nowrap gap-x-4"
      />
      <Button
        look="quiet"
        size="medium"
        onClick={tune.show}
        aria-haspopup="dialog"
        aria-expanded={tune.open}
        className="-mr-3 px-3"
      >
        <FilterIcon />
        <span className="max-sm:sr-only">{m.discover_tune()}</span>
      </Button>
    </div>
  );
});

export default Tools;
