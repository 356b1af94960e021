import { FirstVersion } from "#web/features/first-version/first-version.tsx";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { publicUrlOf } from "#web/state/root-data.ts";
import type { Route } from "./+types/inspiration";

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageHead({
    title: m.inspiration_title(),
    description: m.inspiration_lead(),
    path: location.pathname,
    publicUrl: publicUrlOf(matches),
  });

export default function Inspiration() {
  return (
    <FirstVersion
      headline={m.inspiration_headline()}
      lead={m.inspiration_lead()}
      points={[m.inspiration_1(), m.inspiration_2(), m.inspiration_3()]}
    />
  );
}
