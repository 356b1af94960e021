import { type ReactNode, useState } from "react";
import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { Notices, OfflineNotice, SkipLink } from "#web/shell/frame-parts.tsx";
import { LanguageSwitch } from "#web/shell/language-switch.tsx";
import { PaletteKey } from "#web/shell/palette/palette-key.tsx";
import { ThemeSwitch } from "#web/shell/theme-switch.tsx";
import { Drawer } from "#web/ui/drawer.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { MenuIcon } from "#web/ui/icons.tsx";
import { SectionNav } from "./section-nav.tsx";

/** A narrow bar above, the sections beside, the page. No footer: nobody comes here to leave. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Bar />
      <OfflineNotice />
      <Notices />
      <div className="mx-auto max-w-page lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)]">
        <aside className="sticky top-0 hidden h-dvh overflow-y-auto overscroll-contain py-8 pr-4 pl-edge lg:block">
          <SectionNav label={m.admin_nav()} />
        </aside>
        <main
          id="main"
          tabIndex={-1}
          className="min-h-[calc(100dvh-58px)] min-w-0 border-line px-edge pt-8 pb-24 outline-none md:pt-10 lg:border-l lg:px-12"
        >
          {children}
        </main>
      </div>
      <PaletteKey />
    </>
  );
}

function Bar() {
  return (
    <header className="border-line border-b">
      <div className="mx-auto flex h-14 max-w-page items-center justify-between gap-4 px-2 lg:px-edge">
        <div className="flex min-w-0 items-center">
          <SectionMenu />
          <Link to="/admin" className="flex min-h-11 items-baseline gap-3 whitespace-nowrap leading-11">
            <span className="font-serif text-d28 leading-11 tracking-wordmark">Cleed</span>
            <span className="text-14 text-muted leading-11">{m.admin_title()}</span>
          </Link>
        </div>
        <div className="flex flex-none items-center">
          <Link to="/" className="hidden min-h-11 items-center px-3 text-14 hover:underline sm:inline-flex">
            {m.admin_to_site()}
          </Link>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </header>
  );
}

/** The same sections where there is no room for them beside the page. */
function SectionMenu() {
  const [open, setOpen] = useState(false);
  return (
    <span className="lg:hidden">
      <IconButton
        label={m.admin_nav()}
        icon={<MenuIcon />}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <Drawer
        open={open}
        onOpenChange={setOpen}
        side="left"
        title={m.admin_title()}
        closeLabel={m.nav_close()}
      >
        <SectionNav label={m.admin_nav()} onLeave={() => setOpen(false)} />
        <Link
          to="/"
          className="mt-8 flex min-h-12 items-center border-line border-t text-14 hover:underline sm:hidden"
        >
          {m.admin_to_site()}
        </Link>
      </Drawer>
    </span>
  );
}
