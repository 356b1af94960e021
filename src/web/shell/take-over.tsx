import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isBot } from "#vocabulary/bot.ts";
import { getBuildMeta, pollForNewerBuild } from "../data/builds.ts";
import { whenCalm } from "../data/idle.ts";
import { reportError } from "../data/report-error.ts";
import { guardChunkErrors } from "./chunk-errors.ts";

/** To whatever else is to be done. Not by a timer: these are slowed down in a tab that nobody looks at. */
const giveWay = () =>
  new Promise<void>((next) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      next();
    };
    port2.postMessage(0);
  });

async function hydrate(): Promise<void> {
  await (HydratedRouter as MadeAhead).makeAhead?.(giveWay);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={reportError} />
      </StrictMode>,
    );
  });
}

/** Only in a build (`scripts/lean-router.ts`). */
type MadeAhead = { readonly makeAhead?: (giveWay: () => Promise<void>) => Promise<void> };

/** The page that the server sent becomes one that answers. */
export function takeOver(): void {
  const serverPage = document.getElementById("page");
  if (isBot(navigator.userAgent) && serverPage) window.cleedServerPage = serverPage.cloneNode(true);
  guardChunkErrors();
  // What the server sent can still be read.
  void hydrate().catch(reportError);
  if (!import.meta.env.PROD) return;
  pollForNewerBuild();
  void whenCalm().then((welcome) => {
    if (welcome) void getBuildMeta();
  });
}
