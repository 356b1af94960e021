import type { RunResult, RunSummary } from "#domain/catalogue/feed-run.ts";
import { diagnosticCodes } from "#supply/feeds/diagnostic-codes.ts";
import type { FeedReport } from "#supply/feeds/read-feed.ts";

/** What a run did, for the person at the terminal. */
export function explainRun(result: RunResult<FeedReport>): readonly string[] {
  return [...explainReading(result.report), ...explainOutcome(result)];
}

function explainOutcome(result: RunResult<FeedReport>): readonly string[] {
  switch (result.kind) {
    case "applied":
      return [`Run ${result.run} is in. ${sentence(result.summary)}`];
    case "tried":
      return [`A dry run: nothing was changed. It would be: ${sentence(result.summary)}`];
    case "held":
      return result.reason === "empty"
        ? ["Held: no product could be read. Nothing was changed."]
        : [
            `Held: ${result.missing} of the ${result.before} products of the last run are missing. Nothing was changed.`,
            "If that is right, run it again with --allow-shrink.",
          ];
    case "stopped": {
      const { stopped } = result.report;
      const why = stopped ? diagnosticCodes[stopped.code].sentence.en : "";
      return [`Stopped at line ${stopped?.line ?? 0}: ${why} Nothing was changed.`];
    }
  }
}

const sentence = (summary: RunSummary): string =>
  [
    `${summary.added} new`,
    `${summary.changed} changed`,
    `${summary.unchanged} as before`,
    `${summary.returned} back`,
    `${summary.missedOnce} missing for the first time`,
    `${summary.outOfStock} out of stock`,
    `${summary.archived} archived`,
    `${summary.newBrands} new brands.`,
  ].join(", ");

function explainReading({ format, rows, items, products, codes }: FeedReport): readonly string[] {
  return [
    `${format ? `${format.dialect} (${format.kind})` : "Unknown format"}: ${rows} rows read, ${items} understood, ${products} products.`,
    ...codes.map(({ code, count, samples: [first] }) => {
      const { severity, sentence: words } = diagnosticCodes[code];
      const where = first
        ? ` First at line ${first.line}${first.sample ? `: ${shortened(first.sample)}` : "."}`
        : "";
      return `  ${count} × ${severity} ${code}: ${words.en}${where}`;
    }),
  ];
}

const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
