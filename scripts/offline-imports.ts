import type { Plugin } from "vite";

/**
 * Most browsers remember for as long as a page is open that a module did not come, and never ask for it again: what
 * was turned to once without a connection would stay dead when the connection is back. So without one it is first
 * seen whether a module and all that it needs were kept, and it is imported only then.
 * When Vite's source changes, the build fails here rather than the person there.
 */
export function offlineImports(): Plugin {
  let applied = false;
  return {
    name: "offline-imports",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler(code) {
        const named = code.replace("export const __vitePreload =", "const preload =");
        if (named === code || !/const assetsURL =.*const seen =/.test(code))
          this.error("Vite's preload helper changed: review offline-imports.");
        applied = true;
        return { code: named + seenFirst, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !applied) this.error("offline-imports found nothing to guard.");
    },
  };
}

/** What was turned to before is there, whether or not the browser still has its file. */
const seenFirst = `;
const look = (url) => new URL(url, location).href in seen || fetch(url);
export const __vitePreload = async (load, files) => {
  if (!navigator.onLine) await Promise.all(files.map((file) => look(assetsURL(file))));
  return preload(load, files);
};`;
