import { readdir, readFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";

/**
 * V8 clears up in threads of its own, four of them, beside the one that answers. Where they have to share a processor
 * with it, each has as long a turn as it, and it waits for all of them: 16 ms of every 20 while they are at it. Below
 * it they leave it two thirds. Not lower: then they get nowhere, and it has to stop and clear up by itself, twice as
 * long. Linux only, where a thread has a priority of its own; not before the site is ready, since they also compile
 * what a start runs.
 */
export async function letCollectorsYield(tasks = "/proc/self/task"): Promise<void> {
  if (process.platform !== "linux") return;
  for (const task of await readdir(tasks)) {
    const name = await readFile(`${tasks}/${task}/comm`, "utf8").catch(() => "");
    if (name.includes("V8Worker")) setPriority(Number(task), constants.priority.PRIORITY_BELOW_NORMAL);
  }
}
