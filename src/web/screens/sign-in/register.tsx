import { pageHead } from "#web/features/page-head/page-head.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { guardedBy } from "#web/shell/guards.ts";
import { publicUrlOf } from "#web/state/root-data.ts";
import type { Route } from "./+types/register";
import { RegisterForm } from "./register-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

/** Whoever is signed in already has no business here. */
export const clientMiddleware = guardedBy("guest");
/** Makes the guard run on the first load too; the page itself is shown meanwhile. */
export const clientLoader = async () => null;
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageHead({
    title: m.register_title(),
    description: m.register_lead(),
    path: location.pathname,
    publicUrl: publicUrlOf(matches),
  });

function Register() {
  return (
    <SignInFrame
      headline={m.register_headline()}
      lead={m.register_lead()}
      scene="empty-rail"
      beside={<WhatItKeeps />}
    >
      <RegisterForm />
    </SignInFrame>
  );
}

function WhatItKeeps() {
  const points = [m.register_keeps_1(), m.register_keeps_2(), m.register_keeps_3()];
  return (
    <section aria-labelledby="keeps" className="mt-10 max-w-140">
      <h2 id="keeps" className="text-14 text-muted">
        {m.register_keeps_title()}
      </h2>
      <ol className="mt-4 border-line border-b">
        {points.map((point, index) => (
          <li key={point} className="flex gap-6 border-line border-t py-5">
            <span aria-hidden="true" className="num w-6 flex-none font-serif text-d28 text-accent">
              {index + 1}
            </span>
            <p className="max-w-[44ch] pt-1">{point}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

// One component under both names: see login.tsx.
export { Register as default, Register as HydrateFallback };
