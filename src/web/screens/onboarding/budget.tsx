import { pageRequest } from "#web/data/page-request.ts";
import { rootDataOf } from "#web/state/root-data.ts";
import { dataOfVisitor } from "#web/state/told-taste.ts";
import { useMounted } from "#web/ui/mounted.ts";
import { whenTouched } from "#web/ui/when-touched.tsx";
import type { Route } from "./+types/budget";
import { stepMeta } from "./step-head.ts";

/** What there is to choose from is there without a wait. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { client, publicUrl } = context.get(pageRequest);
  const { universe } = rootDataOf(request.headers.get("cookie"), publicUrl);
  const { listPrices } = await import("#contract/choices.ts");
  const answer = await client(listPrices, { query: { universe } });
  return answer.ok ? { universe, answer: answer.value } : null;
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => dataOfVisitor(serverLoader);

export const meta = stepMeta;

const Step = whenTouched(async () => ({ default: (await import("./budget-step.tsx")).BudgetStep }));

export default function Budget({ loaderData }: Route.ComponentProps) {
  return <Step initial={loaderData ?? undefined} isWanted={useMounted()} />;
}
