import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { Outlet } from "react-router";
import { whenCalm } from "#web/data/idle.ts";
import { Footer } from "./footer.tsx";
import { Notices, OfflineNotice, SkipLink } from "./frame-parts.tsx";
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
      <SkipLink />
      <Header />
      <OfflineNotice />
      <Notices />
      <main id="main" tabIndex={-1} className="min-h-[60dvh] outline-none">
        {children}
      </main>
      <Footer />
      <Palette />
    </>
  );
}

/** What listens for its key comes once the page is at rest: nobody jumps elsewhere before they have arrived. */
function Palette() {
  const [Key, setKey] = useState<ComponentType>();
  useEffect(() => {
    void whenCalm()
      .then(() => import("./palette/palette-key.tsx"))
      .then(
        ({ PaletteKey }) => setKey(() => PaletteKey),
        () => {},
      );
  }, []);
  return Key ? <Key /> : null;
}
