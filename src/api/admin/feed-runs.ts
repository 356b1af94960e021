import type { Hono } from "hono";
import * as contract from "#contract/admin/catalogue.ts";
import { readOutcome } from "#domain/admin/read-outcome.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { bind } from "../endpoint.ts";
import type { ApiEnv } from "../ports.ts";
import type { AdminCataloguePorts } from "./catalogue-ports.ts";
import { csvText } from "./csv-text.ts";
import { nextCursor, readCursor } from "./number-cursor.ts";
import { presentDiagnostic, presentRun } from "./present-catalogue.ts";

/** More than are kept of a run. */
const everything = 1_000_000;

/** Runs of feeds: how they went, what was wrong, and back again. */
export function bindAdminFeedRuns(app: Hono<ApiEnv>, ports: AdminCataloguePorts): void {
  const { feeds, runner, words, now } = ports;

  bind(app, contract.listRuns, async ({ query: { limit, cursor, feed, state } }) => {
    const after = readCursor(cursor);
    if (!after.ok) return after;
    const found = await feeds.runs({ source: feed, status: state }, { limit, after: after.value });
    return accept({
      answer: {
        runs: found.rows.map((run) => presentRun(run, runner)),
        total: found.total,
        next_cursor: nextCursor(found, ({ id }) => id),
      },
    });
  });

  bind(app, contract.getRun, async ({ params, query }, { language }) => {
    const { lang = language } = query;
    const run = await feeds.run(params.run);
    if (!run) return refuse({ kind: "not_found" });
    const { format, codes, reason } = readOutcome(run);
    const diagnostics = codes.map(({ code, count }) => {
      const { severity, sentence } = words.diagnostic(code);
      return { code, severity, sentence: sentence[lang], count };
    });
    return accept({
      answer: {
        run: presentRun(run, runner),
        format: format ?? null,
        diagnostics,
        reason: reason ? words.reason(reason, lang) : null,
      },
    });
  });

  bind(app, contract.listDiagnostics, async ({ params, query }, { language }) => {
    const { limit, cursor, code, severity, lang = language } = query;
    const after = readCursor(cursor);
    if (!after.ok) return after;
    if (!(await feeds.run(params.run))) return refuse({ kind: "not_found" });
    const found = await feeds.diagnostics(params.run, { code, severity }, { limit, after: after.value });
    return accept({
      answer: {
        diagnostics: found.rows.map((row) => presentDiagnostic(row, words, lang)),
        total: found.total,
        next_cursor: nextCursor(found, ({ place }) => place),
      },
    });
  });

  bind(app, contract.downloadDiagnostics, async ({ params, query }, { language }) => {
    const { lang = language } = query;
    if (!(await feeds.run(params.run))) return refuse({ kind: "not_found" });
    const { rows } = await feeds.diagnostics(params.run, {}, { limit: everything });
    const lines = rows.map(({ line, id, severity, code, sample }) => [
      line === 0 ? "" : String(line),
      id ?? "",
      severityNames[severity][lang],
      code,
      words.diagnostic(code).sentence[lang],
      sample,
    ]);
    const headers = { "content-disposition": `attachment; filename="diagnostics-${params.run}.csv"` };
    return accept({ answer: csvText([headings[lang], ...lines]), headers });
  });

  bind(app, contract.rollBackFeedRun, async ({ params, body: { note } }, { caller }) => {
    const undone = await runner.rollBack(params.run, { by: caller.personId, at: now(), note });
    if (!undone.ok)
      return refuse({ kind: undone.refusal.kind === "no_such_run" ? "not_found" : "not_the_last" });
    const run = await feeds.run(params.run);
    if (!run) return refuse({ kind: "not_found" });
    return accept({ answer: { run: presentRun(run, runner), restored: undone.value.restored } });
  });
}

const headings = {
  en: ["Line", "Reference", "Severity", "Code", "What is wrong", "Sample"],
  fr: ["Ligne", "Référence", "Gravité", "Code", "Ce qui ne va pas", "Extrait"],
} as const;

const severityNames = {
  error: { en: "error", fr: "erreur" },
  warning: { en: "warning", fr: "avertissement" },
} as const;
