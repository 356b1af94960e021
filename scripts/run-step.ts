import { spawn } from "node:child_process";

export type Step = { readonly name: string; readonly command: string };

/** Runs one command with its output in sight; says whether it succeeded. */
export function runStep({ name, command }: Step): Promise<boolean> {
  console.log(`\n▸ ${name}`);
  const started = performance.now();
  const child = spawn(command, { shell: true, stdio: "inherit" });
  return new Promise((resolve) => {
    child.on("close", (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(code === 0 ? `  ${name}: good (${seconds} s)` : `  ${name}: FAILED (${seconds} s)`);
      resolve(code === 0);
    });
  });
}
