import { useLocation } from "react-router";
import { sentences } from "#web/data/sentences.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { buttonClass } from "#web/ui/button.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { SceneDrawing } from "#web/ui/scene-drawing.tsx";
import { Link } from "./link.tsx";

/** No page has this address. Not fatal: the frame stays, and leads on. */
export function UnmatchedRoute() {
  const { pathname } = useLocation();
  return (
    <div className="mx-auto max-w-page px-edge pt-14 md:pt-24">
      <SceneDrawing scene="empty-rail" className="mb-8 -ml-4" />
      <h1 className="display-80 max-w-[11em]">
        <Headline text={m.error_not_found_title()} />
      </h1>
      <p role="alert" className="wrap-anywhere mt-8 text-18">
        {sentences.unmatchedRoute(decoded(pathname))}
      </p>
      <p className="mt-2 max-w-[52ch] text-muted">{m.error_not_found_text()}</p>
      <p className="mt-10 flex flex-wrap gap-4">
        <Link to="/" className={buttonClass({ look: "ink" })}>
          {m.error_home()}
        </Link>
        <Link to="/search" className={buttonClass()}>
          {m.error_search()}
        </Link>
        <Link to="/blog" className={buttonClass()}>
          {m.nav_journal()}
        </Link>
      </p>
    </div>
  );
}

/** `/caf%C3%A9` is shown as people typed it; what is not valid is shown as it came. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
