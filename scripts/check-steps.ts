import type { Step } from "./run-step.ts";

const tsc = "node node_modules/@typescript/native/bin/tsc --noEmit";

/** What must hold before any test is worth running. */
export const checkSteps: readonly Step[] = [
  { name: "route types and messages", command: "react-router typegen" },
  { name: "types", command: `${tsc} -p tsconfig.json` },
  { name: "pure rooms know no platform", command: `${tsc} -p tsconfig.pure.json` },
  { name: "format and lint", command: "biome check --error-on-warnings ." },
  { name: "arrows between rooms", command: "depcruise --config .dependency-cruiser.mjs src" },
  { name: "unused code", command: "knip --no-progress" },
  {
    name: "docs/openapi.json is what the contract says",
    command: "node src/server/commands/write-openapi.ts --check",
  },
  { name: "docs/licences.md is what the lock file says", command: "node scripts/licences.ts --check" },
  { name: "docs/sbom.json is what the lock file says", command: "node scripts/sbom.ts --check" },
  { name: "the lock file can be trusted", command: "node scripts/supply-chain.ts --static" },
];
