import { type ReactNode, useId } from "react";
import { Link } from "#web/features/navigation/link.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { ArrowLeftIcon } from "#web/ui/icons.tsx";

type AdminPageProps = {
  title: string;
  /** What the headline says, when it is more than the title; its second clause between asterisks. */
  headline?: string | undefined;
  /** A sentence about what is here. */
  lead?: ReactNode;
  /** Buttons for the whole page. */
  actions?: ReactNode;
  /** The list that this page belongs to. */
  back?: { readonly to: string; readonly label: string } | undefined;
  children: ReactNode;
};

/** One screen of the back office: its name, what can be done with all of it, the thing itself. */
export function AdminPage({ title, headline, lead, actions, back, children }: AdminPageProps) {
  return (
    <>
      <title>{`${title} · Cleed`}</title>
      {back && (
        <Link
          to={back.to}
          className="-mt-3 mb-1 inline-flex min-h-11 items-center gap-2 text-14 text-muted hover:text-ink"
        >
          <ArrowLeftIcon className="size-4" />
          {back.label}
        </Link>
      )}
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          <h1 className="display-56 wrap-anywhere">
            <Headline text={headline ?? title} />
          </h1>
          {lead && <p className="mt-3 max-w-measure text-14 text-muted">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      <div className="mt-8 md:mt-10">{children}</div>
    </>
  );
}

type AdminSectionProps = { title: string; note?: ReactNode; action?: ReactNode; children: ReactNode };

/** One matter of a screen, under a line. */
export function AdminSection({ title, note, action, children }: AdminSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 border-ink border-t pt-4 pb-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="display-28">
          {title}
        </h2>
        {action && <div className="text-14">{action}</div>}
      </div>
      {note && <p className="mt-2 max-w-measure text-14 text-muted">{note}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
