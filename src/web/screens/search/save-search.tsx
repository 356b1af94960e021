import { useLocation } from "react-router";
import type { Universe } from "#vocabulary/universe.ts";
import { useLateSheet } from "#web/features/late/late-sheet.tsx";
import { Link } from "#web/features/navigation/link.tsx";
import type { Search } from "#web/features/search/address.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";

/** Only who saves a search loads what it takes. */
const loadDialog = () => import("./save-dialog.tsx");

type SaveSearchProps = { search: Search; universe: Universe; name: string };

export function SaveSearch(props: SaveSearchProps) {
  const { pathname, search: address } = useLocation();
  const sheet = useLateSheet(loadDialog);
  const look = "link min-h-11 items-center whitespace-nowrap text-14";
  return (
    <>
      <Link
        to={`/login?redirect=${encodeURIComponent(pathname + address)}`}
        rel="nofollow"
        className={classNames(look, "hidden [@media(scripting:none)]:inline-flex")}
      >
        {m.search_save()}
      </Link>
      <button
        type="button"
        onClick={sheet.show}
        className={classNames(look, "inline-flex [@media(scripting:none)]:hidden")}
      >
        {m.search_save()}
      </button>
      {sheet.draw(props)}
    </>
  );
}
