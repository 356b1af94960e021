import { type DiagnosticCode, diagnosticCodes, type Severity } from "./diagnostic-codes.ts";
import { feedLimits } from "./limits.ts";

/** One thing that is wrong, where it is, and a piece of it to recognise it by. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** Line of the text the row starts on; 0 when the whole feed is meant. */
  readonly line: number;
  readonly id?: string;
  readonly sample: string;
}

export type Report = (diagnostic: Diagnostic) => void;

export function diagnose(code: DiagnosticCode, line: number, sample = "", id?: string): Diagnostic {
  const { severity } = diagnosticCodes[code];
  const short = shorten(sample);
  return id === undefined
    ? { code, severity, line, sample: short }
    : { code, severity, line, id: shorten(id), sample: short };
}

const shorten = (text: string) => {
  if (text.length <= feedLimits.sampleLength) return text;
  const kept = text.slice(0, feedLimits.sampleLength - 1);
  // A sample must stay storable text: never half a surrogate pair.
  return `${kept.toWellFormed().replace(/\uFFFD$/u, "")}…`;
};

/** Ends the reading of a feed: expected, and told to the caller as the diagnostic it carries. */
export class FeedStopped extends Error {
  readonly diagnostic: Diagnostic;

  constructor(diagnostic: Diagnostic) {
    super(`${diagnostic.code} at line ${diagnostic.line}`);
    this.name = "FeedStopped";
    this.diagnostic = diagnostic;
  }
}

export const stop = (code: DiagnosticCode, line = 0, sample = ""): FeedStopped =>
  new FeedStopped(diagnose(code, line, sample));
