import { type ReactNode, useEffect } from "react";
import { Links, Outlet, useLocation } from "react-router";
import { languageOfPath } from "#vocabulary/language-path.ts";
import sansFont from "../../node_modules/.fonts/instrument-sans-latin-wght-normal.woff2?url";
import serifFont from "../../node_modules/.fonts/instrument-serif-latin-400-normal.woff2?url";
import type { Route } from "./+types/root";
import { pageRequest } from "./data/page-request.ts";
import { inRequestLanguage } from "./i18n/language.server.ts";
import { ErrorPage } from "./shell/error-page.tsx";
import { KnownMember } from "./shell/known-member.tsx";
import { waiting } from "./shell/late-start.ts";
import {
  applyRouteRules,
  followRouteRules,
  leaveForLanguage,
  reloadForNewerBuild,
} from "./shell/route-changes.ts";
import { PageMeta, PatientScripts, Scrolling, ServerScripts } from "./shell/server-scripts.tsx";
import { start } from "./shell/start.ts";
import { rootDataOf, useTheme } from "./state/root-data.ts";
import stylesheet from "./styles/app.css?url";
import { useMounted } from "./ui/mounted.ts";

export const middleware: Route.MiddlewareFunction[] = [
  ({ request }, next) => inRequestLanguage(request, next as () => Promise<Response>),
  applyRouteRules,
];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  reloadForNewerBuild,
  leaveForLanguage,
  followRouteRules,
];

export const loader = ({ request, context }: Route.LoaderArgs) =>
  rootDataOf(request.headers.get("cookie"), context.get(pageRequest).publicUrl);

/** Cookies change only through choices made in the page, which knows them already. */
export const shouldRevalidate = () => false;

const font = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: stylesheet },
  { ...font, href: sansFont },
  { ...font, href: serifFont },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** What only the server says, and a browser leaves as it is. */
const isSent = import.meta.env.SSR && import.meta.env.PROD;

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const theme = useTheme();
  return (
    <html
      lang={languageOfPath(pathname)}
      data-theme={theme === "system" ? undefined : theme}
      {...(isSent && { [waiting]: "" })}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6f3ee" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#141210" media="(prefers-color-scheme: dark)" />
        {isSent && <KnownMember />}
        <PageMeta />
        <Links />
        {isSent && (
          <noscript>
            <link rel="stylesheet" href="/without-scripts.css" />
          </noscript>
        )}
      </head>
      <body>
        <div id="page">{children}</div>
        <Overlay />
        <Scrolling />
        <ServerScripts>
          <PatientScripts />
        </ServerScripts>
      </body>
    </html>
  );
}

/** By itself, since it is drawn again. */
const Overlay = () => <div aria-hidden="true" className="fade-overlay" data-mounted={useMounted()} />;

export default function App({ loaderData }: Route.ComponentProps) {
  const { universe } = loaderData;
  useEffect(() => start(universe), [universe]);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
