import { FirstVersion } from "#web/features/first-version/first-version.tsx";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { publicUrlOf } from "#web/state/root-data.ts";
import type { Route } from "./+types/discover";

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageHead({
    title: m.discover_title(),
    description: m.discover_lead(),
    path: location.pathname,
    publicUrl: publicUrlOf(matches),
  });

export default function Discover() {
  return (
    <FirstVersion
      headline={m.discover_headline()}
      lead={m.discover_lead()}
      points={[m.discover_1(), m.discover_2(), m.discover_3()]}
    />
  );
}
