import type { Plugin } from "vite";

/**
 * React Router answers a route module that fails to load with an unguarded `location.reload()` of the
 * current address: a person who clicks three times reloads three times and never arrives.
 * This hands the error to our own guard (src/web/shell/chunk-errors.ts) instead.
 * When React Router's source changes, the build fails here rather than the person there.
 */
export function guardedChunkReload(): Plugin {
  let applied = false;
  return {
    name: "guarded-chunk-reload",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js/ },
      handler(code) {
        const guarded = code.replace(
          /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/,
          "return window.cleedChunkError(error);",
        );
        if (guarded === code)
          this.error("React Router's loadRouteModule() changed: review guarded-chunk-reload.");
        applied = true;
        return { code: guarded, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !applied) this.error("guarded-chunk-reload found nothing to guard.");
    },
  };
}
