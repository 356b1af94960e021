import { type ComponentType, lazy, Suspense } from "react";
import { matchPath, type Params, useLocation } from "react-router";
import { withoutLanguage } from "#vocabulary/language-path.ts";
import { UnmatchedRoute } from "#web/features/navigation/unmatched-route.tsx";
import { AdminFrame } from "./frame.tsx";
import { ScreenParams } from "./screen-params.ts";
import { ScreenSkeleton } from "./screen-skeleton.tsx";

/** Every screen by its address below /admin; each comes with its first visit. */
const screens = {
  "": lazy(() => import("./overview/overview.tsx")),
  people: lazy(() => import("./people/people.tsx")),
  "people/:id": lazy(() => import("./people/person.tsx")),
  preferences: lazy(() => import("./preferences.tsx")),
  schools: lazy(() => import("./schools/schools.tsx")),
  recommendations: lazy(() => import("./recommendations.tsx")),
  weights: lazy(() => import("./weights.tsx")),
  catalogue: lazy(() => import("./catalogue.tsx")),
  feeds: lazy(() => import("./feeds.tsx")),
  "feeds/runs/:run": lazy(() => import("./run.tsx")),
  journal: lazy(() => import("./journal.tsx")),
  "journal/:id": lazy(() => import("./article.tsx")),
  looks: lazy(() => import("./looks.tsx")),
  legal: lazy(() => import("./legal.tsx")),
  "legal/:slug": lazy(() => import("./legal-document.tsx")),
  lexicon: lazy(() => import("./lexicon.tsx")),
  outbox: lazy(() => import("./outbox.tsx")),
  audit: lazy(() => import("./audit.tsx")),
};

export default function Screens() {
  const { pathname } = useLocation();
  const { Screen, params } = screenAt(withoutLanguage(pathname));
  return (
    <AdminFrame>
      <Suspense fallback={<ScreenSkeleton />}>
        <ScreenParams value={params}>
          <Screen />
        </ScreenParams>
      </Suspense>
    </AdminFrame>
  );
}

/** By hand: the router's own way would add to what every visitor loads. */
function screenAt(path: string): { readonly Screen: ComponentType; readonly params: Params } {
  for (const [below, Screen] of Object.entries(screens)) {
    const match = matchPath(`/admin/${below}`, path);
    if (match) return { Screen, params: match.params };
  }
  return { Screen: UnmatchedRoute, params: {} };
}
