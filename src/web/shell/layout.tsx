import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { m } from "#web/i18n/paraglide/messages.js";
import { useOnline } from "#web/state/online.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

export default function Layout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** Header, the page, footer. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 bg-ink px-5 py-3 text-14 text-paper focus:translate-y-0"
      >
        {m.skip_to_content()}
      </a>
      <Header />
      <OfflineNotice />
      <main id="main" tabIndex={-1} className="min-h-[60dvh] outline-none">
        {children}
      </main>
      <Footer />
    </>
  );
}

function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && <p className="bg-wash px-edge py-3 text-center text-14">{m.offline()}</p>}
    </div>
  );
}
