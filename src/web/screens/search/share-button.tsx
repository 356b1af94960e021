import type { Universe } from "#vocabulary/universe.ts";
import { type Search, writeAddress } from "#web/features/search/address.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ShareIcon } from "#web/ui/share-icon.tsx";
import { showToast } from "#web/ui/toast-store.ts";

/** The address with the universe in it: whoever opens it may have chosen the other. */
export function ShareButton({ search, universe }: { search: Search; universe: Universe }) {
  async function share() {
    const address = writeAddress({ ...search, universe, page: 1 });
    const url = `${location.origin}${location.pathname}?${address}`;
    try {
      if (navigator.share) await navigator.share({ title: document.title, url });
      else {
        await navigator.clipboard.writeText(url);
        showToast({ text: m.search_share_copied() });
      }
    } catch (reason) {
      // Closing the sheet is not a failure.
      if (!(reason instanceof DOMException && reason.name === "AbortError"))
        showToast({ text: m.search_share_failed(), urgent: true });
    }
  }
  return (
    <IconButton
      label={m.search_share()}
      icon={<ShareIcon />}
      onClick={() => void share()}
      className="-mr-3 [@media(scripting:none)]:hidden"
    />
  );
}
