import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { languageOfPath } from "#vocabulary/language-path.ts";
import { whenUsed } from "#web/data/idle.ts";
import { pageRequest } from "#web/data/page-request.ts";
import { previewCount } from "#web/features/preview/preview-count.ts";
import type { LoadedPreview } from "#web/features/preview/use-preview.ts";
import { isAnswer } from "#web/state/onboarding-keys.ts";
import { rootDataOf } from "#web/state/root-data.ts";
import { dataOfVisitor, isUnknownVisitor } from "#web/state/told-taste.ts";
import { useFromMount } from "#web/ui/mounted.ts";
import { whenTouched } from "#web/ui/when-touched.tsx";
import type { Route } from "./+types/frame";

/** The page of whoever told nothing so far is there without a wait. */
export async function loader({ context, request, url }: Route.LoaderArgs): Promise<LoadedPreview> {
  const { client, publicUrl } = context.get(pageRequest);
  const { getFit, getReco } = await import("#contract/recommendations.ts");
  const { universe } = rootDataOf(request.headers.get("cookie"), publicUrl);
  const body = { universe, preferences: {} };
  const page = { ...body, lang: languageOfPath(url.pathname), limit: previewCount };
  const [reco, fit] = await Promise.all([client(getReco, { body: page }), client(getFit, { body })]);
  return { universe, reco: reco.ok ? reco.value : undefined, fit: fit.ok ? fit.value : undefined };
}

/** The preview of anybody else is asked for in the browser. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => dataOfVisitor(serverLoader);

/** From step to step it is the same page. */
export const shouldRevalidate = () => false;

const Body = whenTouched(async () => ({ default: (await import("./frame-body.tsx")).FrameBody }));

/** A newcomer sees all there is of it before its code comes. Whoever told something has it at once, with what they told. */
export default function Frame({ loaderData }: Route.ComponentProps) {
  const [isUnknown, setUnknown] = useState(isUnknownVisitor);
  // A finger that lies down on a slider means to pull it, not to wake it.
  const isBudget = useLocation().pathname.endsWith("/budget");
  const isUsed = useUsed();
  const isWanted = useFromMount(!isUnknown, false) || (isBudget && isUsed);
  // Another tab may be the first to be told something.
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key !== null && isAnswer(key)) setUnknown(false);
    };
    window.addEventListener("storage", hear);
    return () => window.removeEventListener("storage", hear);
  }, []);
  return <Body loaded={loaderData ?? undefined} isWanted={isWanted} />;
}

/** Whether somebody is about to use the page, or has had it before them for a while. */
function useUsed(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    void whenUsed().then(() => setUsed(true));
  }, []);
  return isUsed;
}
