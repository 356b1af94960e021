import { checkSteps } from "./check-steps.ts";
import { runStep } from "./run-step.ts";

let failed = 0;
for (const step of checkSteps) if (!(await runStep(step))) failed += 1;
console.log(`\n${checkSteps.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
