import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import type { Universe } from "#vocabulary/universe.ts";
import { Link } from "#web/features/navigation/link.tsx";
import type { Search } from "#web/features/search/address.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useMounted } from "#web/ui/mounted.ts";

/** Only who saves a search loads what it takes. */
const SaveDialog = lazy(() => import("./save-dialog.tsx"));

type SaveSearchProps = { search: Search; universe: Universe; name: string };

export function SaveSearch(props: SaveSearchProps) {
  const mounted = useMounted();
  const { pathname, search: address } = useLocation();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const look = "link inline-flex min-h-11 items-center whitespace-nowrap text-14";
  if (!mounted) {
    return (
      <Link to={`/login?redirect=${encodeURIComponent(pathname + address)}`} rel="nofollow" className={look}>
        {m.search_save()}
      </Link>
    );
  }
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
        className={look}
      >
        {m.search_save()}
      </button>
      {asked && (
        <Suspense fallback={null}>
          <SaveDialog {...props} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
