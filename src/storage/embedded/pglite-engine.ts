import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

let compiled: Promise<WebAssembly.Module> | undefined;

/** PGlite's WebAssembly, compiled once for all threads: compiling is half of the time it takes to open. */
export const pgliteEngine = (): Promise<WebAssembly.Module> => {
  compiled ??= compile();
  return compiled;
};

const compile = async (): Promise<WebAssembly.Module> => {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  return await WebAssembly.compile(await readFile(join(dirname(entry), "pglite.wasm")));
};
