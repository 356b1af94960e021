import { type ComponentType, useEffect, useState } from "react";
import { AdminPage } from "#web/features/admin/admin-page.tsx";
import { Failure } from "#web/features/admin/failure.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { ScreenSkeleton } from "./screen-skeleton.tsx";

export type LoadScreen = () => Promise<{ readonly default: ComponentType }>;

const loaded = new Map<LoadScreen, ComponentType>();

/** A screen whose code comes with its first visit. Where it cannot come, it says so and can be asked for again. */
export function LateScreen({ load }: { load: LoadScreen }) {
  const [asked, setAsked] = useState({ load, attempt: 0 });
  const [heard, setHeard] = useState<typeof asked>();
  if (asked.load !== load) setAsked({ load, attempt: 0 });
  const Screen = loaded.get(load);
  const isMissing = !Screen && heard === asked;

  useEffect(() => {
    if (loaded.has(asked.load)) return;
    let wanted = true;
    void asked
      .load()
      .then((module) => loaded.set(asked.load, module.default))
      .catch(() => {})
      .then(() => wanted && setHeard(asked));
    return () => {
      wanted = false;
    };
  }, [asked]);

  useEffect(() => {
    const again = () => setAsked(({ attempt }) => ({ load, attempt: attempt + 1 }));
    if (isMissing) window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [isMissing, load]);

  if (Screen) return <Screen />;
  if (!isMissing) return <ScreenSkeleton />;
  return (
    <AdminPage title={m.admin_title()}>
      <Failure
        problem={{ kind: "unreachable", message: "The code of this screen did not come." }}
        again={() => setAsked(({ attempt }) => ({ load, attempt: attempt + 1 }))}
      />
    </AdminPage>
  );
}
