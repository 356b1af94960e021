import { FirstVersion } from "#web/features/first-version/first-version.tsx";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { publicUrlOf } from "#web/state/root-data.ts";
import type { Route } from "./+types/assistant";

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageHead({
    title: m.assistant_title(),
    description: m.assistant_lead(),
    path: location.pathname,
    publicUrl: publicUrlOf(matches),
  });

export default function Assistant() {
  return (
    <FirstVersion
      headline={m.assistant_headline()}
      lead={m.assistant_lead()}
      points={[m.assistant_1(), m.assistant_2(), m.assistant_3()]}
    />
  );
}
