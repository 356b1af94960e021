import { readFile } from "node:fs/promises";
import { codeOf } from "./error-reason.ts";

/** `started` tells a process from a later one that was given the same number; null where that cannot be known. */
export type ProcessIdentity = { readonly pid: number; readonly started: string | null };

/** The process that has this number now, or null when none runs. */
export const identifyProcess = async (pid: number): Promise<ProcessIdentity | null> => {
  // Zero and less mean groups of processes to the system, and some of those always run.
  if (!Number.isSafeInteger(pid) || pid < 1) return null;
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (stat === null) return isRunning(pid) ? { pid, started: null } : null;
  // The second field is the program's name in parentheses and may itself hold spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  // A killed process stays as a zombie until its parent asks after it: it holds nothing any more.
  if (fields[0] === "Z" || fields[0] === "X") return null;
  return { pid, started: `${await bootId()}:${fields[startTimeField]}` };
};

export const isSameProcess = (one: ProcessIdentity, other: ProcessIdentity): boolean =>
  one.pid === other.pid && (one.started === null || other.started === null || one.started === other.started);

/** Field 22 of proc_pid_stat(5), counted from the third. */
const startTimeField = 22 - 3;

/** Start times count from boot, so they mean nothing without it. */
const bootId = async (): Promise<string> =>
  (await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => "")).trim();

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process may not be signalled, but it is there.
    return codeOf(error) === "EPERM";
  }
};
