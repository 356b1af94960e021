import { languageOfPath } from "#vocabulary/language-path.ts";
import { answerOr404 } from "#web/data/answer.ts";
import { pageRequest } from "#web/data/page-request.ts";
import { StylesEditor } from "#web/features/preferences/styles/styles-editor.tsx";
import { rootDataOf } from "#web/state/root-data.ts";
import type { Route } from "./+types/styles";
import { StepEditing } from "./step-editing.tsx";
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

export default function Styles({ loaderData }: Route.ComponentProps) {
  return <StepEditing>{(editing) => <StylesEditor editing={editing} initial={loaderData} />}</StepEditing>;
}
