import { lazy, Suspense } from "react";
import { Route, Routes } from "react-router";
import { UnmatchedRoute } from "#web/features/navigation/unmatched-route.tsx";
import { AdminFrame } from "./frame.tsx";
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
  return (
    <AdminFrame>
      <Suspense fallback={<ScreenSkeleton />}>
        <Routes>
          {Object.entries(screens).map(([path, Screen]) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
          <Route path="*" element={<UnmatchedRoute />} />
        </Routes>
      </Suspense>
    </AdminFrame>
  );
}
