import { useState } from "react";
import { useMounted } from "#web/ui/mounted.ts";

export const meta = () => [{ title: "Rendered by the server · Cleed" }];

/** Renders on the server, fails in the browser as soon as it takes over, or at a click. */
export default function CrashInBrowser() {
  const mounted = useMounted();
  const [broken, setBroken] = useState(false);
  const atOnce = mounted && location.search === "?at-once";
  if (broken || atOnce) throw new Error("The workshop broke this page on purpose.");
  return (
    <div className="px-edge pt-14">
      <h1 className="display-56">Rendered by the server</h1>
      <button type="button" className="link min-h-11" onClick={() => setBroken(true)}>
        Break it
      </button>
    </div>
  );
}
