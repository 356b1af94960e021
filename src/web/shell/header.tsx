import { useLocation } from "react-router";
import { withoutLanguage } from "#vocabulary/language-path.ts";
import { useLateSheet } from "#web/features/late/late-sheet.tsx";
import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAuth } from "#web/state/auth.ts";
import { IconButton, iconButtonClass } from "#web/ui/icon-button.tsx";
import { MenuIcon, SearchIcon, UserIcon } from "#web/ui/icons.tsx";
import { useFromMount } from "#web/ui/mounted.ts";
import { holdBellPlace } from "./bell-place.ts";
import { Farewell } from "./farewell.tsx";
import { mainLinks } from "./footer-links.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { UniverseSwitch } from "./universe-switch.tsx";

/** Only phones open it, and only sometimes: its dialog is not part of the first load. */
const loadMenu = () => import("./menu.tsx");

export function Header() {
  return (
    <>
      <Bar />
      <Farewell />
    </>
  );
}

function Bar() {
  return (
    <header className="border-line border-b">
      <div className="mx-auto grid h-14 max-w-page grid-cols-[1fr_auto_1fr] items-center px-2 md:h-18 md:px-edge">
        <div className="flex items-center gap-7">
          <MenuButton />
          <UniverseSwitch className="hidden gap-2 border-line border-r pr-5 lg:flex" />
          <MainNav />
        </div>
        <Link
          to="/"
          aria-label={m.nav_home()}
          className="inline-flex min-h-11 items-center px-2 font-serif text-d28 tracking-wordmark md:text-d40"
        >
          Cleed
        </Link>
        <div className="flex items-center justify-end md:gap-1">
          {/* Members have their bell here. First in a row that ends at the edge, it moves nothing when it comes. */}
          <span ref={holdBellPlace} />
          <span className="hidden md:contents">
            <LanguageSwitch />
            <ThemeSwitch />
          </span>
          <Link to="/search" aria-label={m.nav_search()} className={iconButtonClass()}>
            <SearchIcon />
          </Link>
          <AccountLink />
        </div>
      </div>
      <UniverseSwitch className="h-11 justify-center gap-8 border-line border-t lg:hidden" />
    </header>
  );
}

function MainNav() {
  const path = withoutLanguage(useLocation().pathname);
  return (
    <nav aria-label={m.nav_label()} className="hidden gap-5 text-14 lg:flex">
      {mainLinks().map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          aria-current={path === to ? "page" : undefined}
          className="group inline-flex min-h-11 items-center"
        >
          <span className="border-transparent border-b pb-0.5 transition-colors duration-fast group-hover:border-edge group-aria-[current]:border-ink">
            {label}
          </span>
        </Link>
      ))}
    </nav>
  );
}

function MenuButton() {
  const sheet = useLateSheet(loadMenu);
  return (
    <span className="md:-ml-3 lg:hidden">
      <IconButton label={m.nav_menu()} icon={<MenuIcon />} aria-expanded={sheet.open} onClick={sheet.show} />
      {sheet.draw({})}
    </span>
  );
}

/** The server cannot know who is signed in, so it shows the visitor's word; both words keep their room. */
function AccountLink() {
  const signedIn = useAuth((auth) => auth.isAuthenticated);
  const member = useFromMount(signedIn, false);
  const to = member ? "/account" : "/login";
  const label = member ? m.nav_account() : m.nav_sign_in();
  return (
    <>
      <Link to={to} aria-label={label} className={iconButtonClass({ className: "md:hidden" })}>
        <UserIcon />
      </Link>
      <Link
        to={to}
        data-member={member}
        className="hidden min-h-11 min-w-22 items-center justify-end whitespace-nowrap text-14 md:inline-flex"
      >
        {label}
      </Link>
    </>
  );
}
