import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { fetchedImports } from "./scripts/fetched-imports.ts";
import { firstLoadChunks } from "./scripts/first-load-chunks.ts";
import { guardedChunkReload } from "./scripts/guarded-chunk-reload.ts";
import { leanContract } from "./scripts/lean-contract.ts";
import { leanRouter } from "./scripts/lean-router.ts";
import { oneLanguage } from "./scripts/one-language.ts";
import { paraglideOptions } from "./scripts/paraglide-options.ts";

const baseUiParts = ["combobox", "dialog", "slider", "tabs", "toast", "tooltip"];

export default defineConfig({
  publicDir: "src/web/public",
  // Fonts and pictures stay files: the content security policy allows no data: fonts.
  build: {
    assetsInlineLimit: 0,
    // What every page, or nearly every one, begins with is there when anything else is asked for.
    modulePreload: {
      resolveDependencies: (_, files) =>
        files.filter(
          (file) => !/\/(libraries|rolldown-runtime|shell|pieces|search-parts|small-parts|words)-/.test(file),
        ),
    },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // Known beforehand, so that development does not reload when it first meets them.
  optimizeDeps: { include: ["zustand", "zod/mini", ...baseUiParts.map((part) => `@base-ui/react/${part}`)] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: firstLoadChunks,
            // Nearly all of it runs at once: a browser that is told so reads all of it while it comes, beside the page.
            postBanner: ({ name }) => (name === "libraries" ? "//# allFunctionsCalledOnLoad" : ""),
            // Long enough to tell two versions of a file apart; every page carries a table of all names.
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
          },
        },
      },
    },
    ssr: {
      resolve: {
        // Into the build with it, rather than found among hundreds of small files at every start.
        noExternal:
          process.env.NODE_ENV === "production" ? [/^@base-ui/, "zustand", /^zod/, /^@floating-ui/] : [],
      },
      build: { rolldownOptions: { output: { codeSplitting: false } } },
    },
  },
  plugins: [
    tailwindcss(),
    paraglideVitePlugin(paraglideOptions),
    oneLanguage(),
    reactRouter(),
    leanRouter(),
    leanContract(),
    guardedChunkReload(),
    fetchedImports(),
  ],
});
