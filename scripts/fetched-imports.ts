import type { Plugin } from "vite";

/**
 * Most browsers remember for as long as a page is open that a module did not come, and never ask for it again: what
 * was turned to once without a connection would stay dead when the connection is back. So a module and all that it
 * needs is fetched first, which can be tried again, and imported out of the browser's store once all of it is there. A
 * browser that says it is connected may not be, so it is not asked. Where the page itself can be had and the module
 * cannot, it is imported nevertheless, and what is done about newer builds is done.
 * When Vite's source changes, the build fails here rather than the person there.
 */
export function fetchedImports(): Plugin {
  let applied = false;
  return {
    name: "fetched-imports",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler(code) {
        const named = code.replace("export const __vitePreload =", "const preload =");
        if (named === code || !/const assetsURL =.*const seen =/.test(code))
          this.error("Vite's preload helper changed: review fetched-imports.");
        applied = true;
        return { code: named + fetchedFirst, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !applied) this.error("fetched-imports found nothing to guard.");
    },
  };
}

/** What was turned to before is there, whether or not the browser still has its file. */
const fetchedFirst = `;
const come = async (url) => new URL(url, location).href in seen || (await fetch(url)).text();
export const __vitePreload = async (load, files = []) => {
  await Promise.all(files.map((file) => come(assetsURL(file)))).catch(() => fetch(location));
  return preload(load, files);
};`;
