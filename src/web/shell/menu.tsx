import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { Drawer } from "#web/ui/drawer.tsx";
import { mainLinks } from "./footer-links.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

type MenuProps = { open: boolean; onOpenChange: (open: boolean) => void };

export default function Menu({ open, onOpenChange }: MenuProps) {
  const close = () => onOpenChange(false);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      side="left"
      title={m.nav_menu()}
      closeLabel={m.nav_close()}
    >
      <nav aria-label={m.nav_menu()}>
        <ul>
          {mainLinks().map(({ to, label }) => (
            <li key={to} className="border-line border-b">
              <Link to={to} onClick={close} className="flex min-h-14 items-center font-serif text-d28">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 flex items-center gap-2">
        <LanguageSwitch long />
        <ThemeSwitch />
      </div>
    </Drawer>
  );
}
