import { dirname, join, relative } from "node:path";
import { build, type Plugin } from "vite";

/**
 * The server as one file and its threads as one each: of a start from the sources two thirds is looking for two
 * thousand modules one after the other.
 */
const root = join(import.meta.dirname, "..");
const entries = {
  main: "src/server/main.ts",
  "pglite-worker": "src/storage/embedded/pglite-worker.ts",
  "picture-worker": "src/server/adapters/pictures/picture-worker.ts",
  "generator-worker": "src/server/adapters/catalogue/generator-worker.ts",
  "learning-worker": "src/server/adapters/learning/learning-worker.ts",
};

/**
 * Stays in node_modules: what brings files of its own (WebAssembly, native code, threads), what the pages hold the
 * same copy of, and what only development uses.
 */
const outside = [
  "@electric-sql/pglite",
  "@node-rs/argon2",
  "sharp",
  "pino",
  "react",
  "react-dom",
  "react-router",
];
const development = ["vite", "@react-router/dev"];

export async function bundleServer(directory: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [placesOf(directory)],
    ssr: { noExternal: true, external: [...outside, ...development] },
    build: {
      ssr: true,
      outDir: directory,
      emptyOutDir: true,
      minify: false,
      // The Node it runs on is the one the lock file names.
      target: "esnext",
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(root, path)])),
        checks: { bundlerTimings: false },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
}

/** What sources say of their own place stays true: files are beside the source, threads beside the bundle. */
function placesOf(directory: string): Plugin {
  const up = relative(directory, root);
  return {
    name: "places",
    transform(code, id) {
      if (!id.startsWith(join(root, "src")) || !code.includes("import.meta.")) return undefined;
      const folder = JSON.stringify(join(up, relative(root, dirname(id))));
      const placed = code
        .replaceAll(/new URL\("\.\/([\w-]+)\.ts", import\.meta\.url\)/g, (_, name: string) => {
          if (!(name in entries)) throw new Error(`${id} starts ${name}, which is not bundled.`);
          return `new URL("./${name}.js", import.meta.url)`;
        })
        .replaceAll("import.meta.dirname", `placeOf(import.meta.dirname, ${folder})`);
      return placed === code || !placed.includes("placeOf(")
        ? { code: placed, map: null }
        : { code: `import { join as placeOf } from "node:path";\n${placed}`, map: null };
    },
  };
}
