import { languageOfPath } from "#vocabulary/language-path.ts";
import { answerOr404 } from "#web/data/answer.ts";
import { pageRequest } from "#web/data/page-request.ts";
import { rootDataOf } from "#web/state/root-data.ts";
import { useMounted } from "#web/ui/mounted.ts";
import { whenTouched } from "#web/ui/when-touched.tsx";
import type { Route } from "./+types/styles";
import { stepMeta } from "./step-head.ts";

/** The first thing people see of onboarding is there without a wait. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { client, publicUrl } = context.get(pageRequest);
  const { universe } = rootDataOf(request.headers.get("cookie"), publicUrl);
  const { listStyles } = await import("#contract/choices.ts");
  const query = { universe, lang: languageOfPath(url.pathname) };
  const { sections } = answerOr404(await client(listStyles, { query }), url.pathname);
  return { universe, sections };
}

export const meta = stepMeta;

const Step = whenTouched(async () => ({ default: (await import("./styles-step.tsx")).StylesStep }));

export default function Styles({ loaderData }: Route.ComponentProps) {
  return <Step initial={loaderData} isWanted={useMounted()} />;
}
