import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { footerColumns } from "./footer-links.ts";
import { LanguageSwitch } from "./language-switch.tsx";

export function Footer() {
  return (
    <footer className="mt-section border-line border-t">
      <div className="far-[990px] mx-auto max-w-page px-edge pt-16 pb-8 text-14 md:far-[455px]">
        <div className="grid gap-x-8 gap-y-12 md:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
          <div>
            <p className="font-serif text-d40 tracking-wordmark" aria-hidden="true">
              Cleed
            </p>
            <p className="mt-3 max-w-[34ch] text-muted">{m.footer_promise()}</p>
          </div>
          <nav aria-label={m.footer_label()} className="contents">
            <div className="col-span-full grid grid-cols-2 gap-x-8 gap-y-10 md:col-span-4 md:grid-cols-4">
              {footerColumns().map(({ title, links }) => (
                <div key={title}>
                  <h2 className="font-medium">{title}</h2>
                  <ul className="mt-2">
                    {links.map(({ to, label }) => (
                      <li key={to}>
                        <Link
                          to={to}
                          className="inline-flex min-h-11 items-center text-muted transition-colors duration-fast hover:text-ink md:min-h-9"
                        >
                          {label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </nav>
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t pt-4 text-12 text-muted">
          <p>© 2026 Cleed. {m.footer_colophon()}</p>
          <LanguageSwitch long />
        </div>
      </div>
    </footer>
  );
}
