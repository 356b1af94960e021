import { isRouteErrorResponse, useLocation } from "react-router";
import { isBot } from "#vocabulary/bot.ts";
import { inLanguage, languageOfPath } from "#vocabulary/language-path.ts";
import type { PageError } from "#web/data/page-error.ts";
import { sentences } from "#web/data/sentences.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { buttonClass } from "#web/ui/button.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { SceneDrawing } from "#web/ui/scene-drawing.tsx";

/** The fatal page: it stands alone, since what failed may be the frame itself. Plain links, no router. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  if (!import.meta.env.SSR && isBot(navigator.userAgent)) return <ServerPage />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const language = languageOfPath(pathname);
  const missing = status >= 400 && status < 500;
  return (
    <main className="mx-auto grid min-h-dvh max-w-page content-center px-edge py-16">
      <title>{`${missing ? status : sentences.internalError} · Cleed`}</title>
      <meta name="robots" content="noindex" />
      <SceneDrawing scene={missing ? "lost-button" : "open-seam"} className="mb-6 -ml-6" />
      <p className="num text-14 text-muted">{status}</p>
      <h1 className="display-80 mt-4 max-w-[11em]">
        <Headline text={missing ? m.error_fatal_title() : m.error_internal_title()} />
      </h1>
      <p role="alert" className="mt-8 text-18 wrap-anywhere">
        {messageOf(error)}
      </p>
      {!missing && <p className="mt-2 max-w-[52ch] text-muted">{m.error_internal_text()}</p>}
      <p className="mt-10 flex flex-wrap gap-4">
        <a href={inLanguage("/", language)} className={buttonClass({ look: "ink" })}>
          {m.error_home()}
        </a>
        <a href={missing ? inLanguage("/search", language) : pathname} className={buttonClass()}>
          {missing ? m.error_search() : m.error_try_again()}
        </a>
      </p>
    </main>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) {
    const data: Partial<PageError> | string = error.data;
    if (typeof data === "object" && data?.message) return data.message;
  }
  // In development the reason helps; in production it is nobody's business.
  if (import.meta.env.DEV && error instanceof Error) return error.message;
  return sentences.internalError;
}

/** A bot keeps what the server rendered: an error in its browser must not replace the page it came for. */
const ServerPage = () => (
  <div
    ref={(element) => element?.replaceChildren(...(window.cleedServerPage?.cloneNode(true).childNodes ?? []))}
  />
);
