import { spawn } from "node:child_process";
import { once } from "node:events";
import { identifyProcess, type ProcessIdentity } from "../process-identity.ts";

/** A process that ran a moment ago and was killed. */
export const deadProcess = async (): Promise<ProcessIdentity> => {
  const child = spawn("sleep", ["60"], { stdio: "ignore" });
  await once(child, "spawn");
  const identity = child.pid === undefined ? null : await identifyProcess(child.pid);
  if (identity === null) throw new Error("The process did not start.");
  child.kill("SIGKILL");
  await once(child, "exit");
  return identity;
};
