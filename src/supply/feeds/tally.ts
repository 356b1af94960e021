import type { Diagnostic, Report } from "./diagnostic.ts";
import { type DiagnosticCode, diagnosticCodes } from "./diagnostic-codes.ts";
import { feedLimits } from "./limits.ts";

export interface CodeTally {
  readonly code: DiagnosticCode;
  readonly count: number;
  readonly samples: readonly Diagnostic[];
}

export interface Tally {
  readonly report: Report;
  readonly errors: () => number;
  readonly warnings: () => number;
  /** The codes that occurred, most frequent first. */
  readonly codes: () => readonly CodeTally[];
}

/** Counts every diagnostic, keeps the first few of each code, and passes all of them on. */
export function createTally(sink?: Report, samplesPerCode: number = feedLimits.samplesPerCode): Tally {
  const kept = new Map<DiagnosticCode, { count: number; samples: Diagnostic[] }>();
  const total = (severity: Diagnostic["severity"]) => {
    let sum = 0;
    for (const [code, { count }] of kept) if (diagnosticCodes[code].severity === severity) sum += count;
    return sum;
  };

  return {
    report: (diagnostic) => {
      const entry = kept.get(diagnostic.code) ?? { count: 0, samples: [] };
      kept.set(diagnostic.code, entry);
      entry.count += 1;
      // A copy: a piece of a text that is kept keeps the whole text.
      if (entry.samples.length < samplesPerCode) entry.samples.push(JSON.parse(JSON.stringify(diagnostic)));
      sink?.(diagnostic);
    },
    errors: () => total("error"),
    warnings: () => total("warning"),
    codes: () => [...kept].map(([code, entry]) => ({ code, ...entry })).sort((a, b) => b.count - a.count),
  };
}
