import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isBot } from "#vocabulary/bot.ts";
import { getBuildMeta, pollForNewerBuild } from "./data/builds.ts";
import { whenCalm } from "./data/idle.ts";
import { reportError } from "./data/report-error.ts";
import { guardChunkErrors } from "./shell/chunk-errors.ts";

const serverPage = document.getElementById("page");
if (isBot(navigator.userAgent) && serverPage) window.cleedServerPage = serverPage.cloneNode(true);
guardChunkErrors();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={reportError} />
    </StrictMode>,
  );
});

if (import.meta.env.PROD) {
  pollForNewerBuild();
  void whenCalm().then((welcome) => {
    if (welcome) void getBuildMeta();
  });
}
