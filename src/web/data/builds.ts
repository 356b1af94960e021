import { type BuildMeta, buildMeta, latestBuild } from "#contract/build.ts";

/** Ten minutes: soon enough after a release, rare enough to cost nothing. */
const pollMs = 10 * 60_000;

export const currentBuild = (): string => window.__reactRouterManifest?.version ?? "";

let newer = false;

/** Whether the server has told us of a build newer than the one this tab runs. */
export const newerBuildExists = (): boolean => newer;

export async function checkForNewerBuild(): Promise<void> {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`);
    const latest = latestBuild.parse(await response.json());
    newer = latest.id !== currentBuild();
  } catch (error) {
    console.warn("The build could not be checked.", error);
  }
}

export function pollForNewerBuild(): void {
  const check = () => {
    if (document.visibilityState === "visible") void checkForNewerBuild();
  };
  setInterval(check, pollMs);
  document.addEventListener("visibilitychange", check);
}

let meta: Promise<BuildMeta | undefined> | undefined;

/** The manifest of this build: route rules and prerendered routes. Without it the site works, only less ahead. */
export function getBuildMeta(): Promise<BuildMeta | undefined> {
  meta ??= fetch(`/builds/meta/${currentBuild()}.json`)
    .then(async (response) => buildMeta.parse(await response.json()))
    .catch((error) => {
      console.error("The build manifest could not be loaded.", error);
      return undefined;
    });
  return meta;
}
