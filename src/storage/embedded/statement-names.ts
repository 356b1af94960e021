/** More than the site has statements; and of what comes once at most so many are remembered. */
const usual = { most: 400, mostOnce: 400, longest: 8_000 };

/** Under which name a statement is kept by the database. `""` is the one that is never kept. */
export type Named = {
  readonly name: string;
  /** Whether the database has to be told first what the name stands for. */
  readonly isNew: boolean;
  /** Names that the database may forget. */
  readonly dropped: readonly string[];
};

/**
 * What is asked for a second time is read and planned once and for all: that is most of what a small statement costs.
 * A statement of thousands of values is as good as never asked for again in the same words.
 */
export function statementNames({ most, mostOnce, longest } = usual) {
  const once = new Set<string>();
  /** In the order of their last use. */
  const names = new Map<string, string>();
  let dropped: string[] = [];
  let made = 0;

  const takeDropped = (): readonly string[] => {
    const taken = dropped;
    dropped = [];
    return taken;
  };
  const forget = (sql: string): void => {
    const name = names.get(sql);
    if (name === undefined) return;
    names.delete(sql);
    dropped.push(name);
  };

  return {
    of(sql: string): Named {
      const known = names.get(sql);
      if (known !== undefined) {
        names.delete(sql);
        names.set(sql, known);
        return { name: known, isNew: false, dropped: takeDropped() };
      }
      if (!once.delete(sql)) {
        if (sql.length <= longest) once.add(sql);
        dropFirst(once, mostOnce);
        return { name: "", isNew: true, dropped: takeDropped() };
      }
      const [eldest] = names.keys();
      if (names.size >= most && eldest !== undefined) forget(eldest);
      const name = `statement_${++made}`;
      names.set(sql, name);
      return { name, isNew: true, dropped: takeDropped() };
    },
    /** It failed, so nobody knows whether the database has it. */
    forget,
    /** The tables are others now, and with them what statements answer. */
    forgetAll(): void {
      for (const sql of [...names.keys()]) forget(sql);
    },
  };
}

export type StatementNames = ReturnType<typeof statementNames>;

function dropFirst(set: Set<string>, most: number): void {
  const [first] = set;
  if (set.size > most && first !== undefined) set.delete(first);
}
