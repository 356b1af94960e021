import type { ReactNode } from "react";
import { m } from "#web/i18n/paraglide/messages.js";
import { Headline } from "#web/ui/headline.tsx";

type AccountFrameProps = {
  /** A word to the person; nothing while nobody knows who that is. */
  hello?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
};

/** The head of the account, the same before and after the guard has let somebody pass. */
export function AccountFrame({ hello, action, children }: AccountFrameProps) {
  return (
    <div className="mx-auto max-w-page px-edge pt-14 md:pt-24">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <div>
          <h1 className="display-80">
            <Headline text={m.account_headline()} />
          </h1>
          <div className="mt-4 min-h-[1lh] text-18">{hello}</div>
        </div>
        <div className="min-h-11">{action}</div>
      </header>
      <div className="mt-10 md:mt-14">{children}</div>
    </div>
  );
}
