import { Suspense } from "react";
import { matchPath, type Params, useLocation } from "react-router";
import { withoutLanguage } from "#vocabulary/language-path.ts";
import { UnmatchedRoute } from "#web/features/navigation/unmatched-route.tsx";
import { AdminFrame } from "./frame.tsx";
import { LateScreen, type LoadScreen } from "./late-screen.tsx";
import { ScreenParams } from "./screen-params.ts";
import { ScreenSkeleton } from "./screen-skeleton.tsx";

/** Every screen by its address below /admin; each comes with its first visit. */
const screens: Readonly<Record<string, LoadScreen>> = {
  "": () => import("./overview/overview.tsx"),
  people: () => import("./people/people.tsx"),
  "people/:id": () => import("./people/person.tsx"),
  preferences: () => import("./preferences.tsx"),
  schools: () => import("./schools/schools.tsx"),
  recommendations: () => import("./recommendations.tsx"),
  weights: () => import("./weights.tsx"),
  catalogue: () => import("./catalogue.tsx"),
  feeds: () => import("./feeds.tsx"),
  "feeds/runs/:run": () => import("./run.tsx"),
  journal: () => import("./journal.tsx"),
  "journal/:id": () => import("./article.tsx"),
  looks: () => import("./looks.tsx"),
  legal: () => import("./legal.tsx"),
  "legal/:slug": () => import("./legal-document.tsx"),
  lexicon: () => import("./lexicon.tsx"),
  outbox: () => import("./outbox.tsx"),
  audit: () => import("./audit.tsx"),
};

export default function Screens() {
  const { pathname } = useLocation();
  const { load, params } = screenAt(withoutLanguage(pathname));
  return (
    <AdminFrame>
      <Suspense fallback={<ScreenSkeleton />}>
        <ScreenParams value={params}>{load ? <LateScreen load={load} /> : <UnmatchedRoute />}</ScreenParams>
      </Suspense>
    </AdminFrame>
  );
}

/** By hand: the router's own way would add to what every visitor loads. */
function screenAt(path: string): { readonly load?: LoadScreen; readonly params: Params } {
  for (const [below, load] of Object.entries(screens)) {
    const match = matchPath(`/admin/${below}`, path);
    if (match) return { load, params: match.params };
  }
  return { params: {} };
}
