import { type ReactNode, Suspense } from "react";
import { Outlet } from "react-router";
import { Footer } from "./footer.tsx";
import { Notices, OfflineNotice, SkipLink } from "./frame-parts.tsx";
import { Header } from "./header.tsx";
import { PaletteKey } from "./palette/palette-key.tsx";

export default function Layout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** Header, the page, footer: each taken over by itself, since all at once they hold a slow phone up. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Suspense>
        <Header />
      </Suspense>
      <OfflineNotice />
      <Notices />
      <main id="main" tabIndex={-1} className="min-h-[60dvh] outline-none">
        {children}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <PaletteKey />
    </>
  );
}
