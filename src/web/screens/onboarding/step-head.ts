import type { MetaDescriptor, UIMatch } from "react-router";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { publicUrlOf } from "#web/state/root-data.ts";
import { stepAt } from "./steps.ts";

type MetaArguments = {
  readonly location: { readonly pathname: string };
  readonly matches: readonly (Pick<UIMatch, "id" | "loaderData"> | undefined)[];
};

/** The head of the page of a step. */
export function stepMeta({ location, matches }: MetaArguments): MetaDescriptor[] {
  const { step } = stepAt(location.pathname);
  return pageHead({
    title: step.name(),
    description: step.text(),
    path: location.pathname,
    publicUrl: publicUrlOf(matches),
    // The way in is /onboarding; nobody should land in the middle of it.
    hidden: true,
  });
}
