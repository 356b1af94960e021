/** What runs beside the answers, as admins know it. */
const jobKeys = [
  "catalogue",
  "looks",
  "learning",
  "nightly",
  "news",
  "letters",
  "feeds",
  "pictures",
] as const;
export type JobKey = (typeof jobKeys)[number];

type JobStatus = {
  readonly key: JobKey;
  readonly state: "idle" | "running" | "failed";
  /** When it last began, got on, ended or failed. */
  readonly lastAt: Date | null;
  readonly done: number | null;
  readonly of: number | null;
};

/** Where jobs tell how they are; they never wait for it, and it never fails. */
export type JobBoard = {
  readonly begin: (key: JobKey, of?: number) => void;
  readonly progress: (key: JobKey, done: number, of?: number) => void;
  /** Well done; how much of it, when that is worth telling. */
  readonly end: (key: JobKey, done?: number) => void;
  readonly fail: (key: JobKey) => void;
  readonly read: () => readonly JobStatus[];
};

/** In memory: it tells of this process since its start. */
export function openJobBoard(now: () => Date): JobBoard {
  const board = new Map<JobKey, JobStatus>(
    jobKeys.map((key) => [key, { key, state: "idle", lastAt: null, done: null, of: null }]),
  );
  const note = (key: JobKey, news: Partial<JobStatus>) => {
    const before = board.get(key);
    if (before) board.set(key, { ...before, ...news, lastAt: now() });
  };
  return {
    begin: (key, of) => note(key, { state: "running", done: null, of: of ?? null }),
    progress: (key, done, of) => note(key, { state: "running", done, ...(of === undefined ? {} : { of }) }),
    end: (key, done) => note(key, { state: "idle", ...(done === undefined ? {} : { done }) }),
    fail: (key) => note(key, { state: "failed" }),
    read: () => [...board.values()],
  };
}

/** A round of a job, told from its beginning to its end, however it ends. */
export async function toldOn<Value>(
  board: JobBoard,
  key: JobKey,
  work: () => Promise<Value>,
  doneOf: (value: Value) => number | undefined = () => undefined,
): Promise<Value> {
  board.begin(key);
  try {
    const value = await work();
    board.end(key, doneOf(value));
    return value;
  } catch (error) {
    board.fail(key);
    throw error;
  }
}
