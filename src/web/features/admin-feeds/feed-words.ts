import type { AdminDiagnostic, AdminFeed, AdminFeedRun } from "#contract/admin/catalogue.ts";
import { localeTag } from "#vocabulary/language.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";

type Words = () => string;

export const runStateWords: Readonly<Record<AdminFeedRun["state"], Words>> = {
  running: m.admin_run_state_running,
  tried: m.admin_run_state_tried,
  applied: m.admin_run_state_applied,
  held: m.admin_run_state_held,
  stopped: m.admin_run_state_stopped,
  failed: m.admin_run_state_failed,
  "rolled-back": m.admin_run_state_rolled_back,
};

export const scheduleWords: Readonly<Record<AdminFeed["schedule"], Words>> = {
  never: m.admin_feeds_schedule_never,
  hourly: m.admin_feeds_schedule_hourly,
  daily: m.admin_feeds_schedule_daily,
  weekly: m.admin_feeds_schedule_weekly,
};

export const severityWords: Readonly<Record<AdminDiagnostic["severity"], Words>> = {
  error: m.admin_run_severity_error,
  warning: m.admin_run_severity_warning,
  info: m.admin_run_severity_info,
};

/** 12 kB, 3.4 MB, in the words of the language. */
export function sizeText(bytes: number): string {
  const [value, unit] =
    bytes < 1_000_000 ? [Math.max(1, bytes / 1000), "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  const maximumFractionDigits = value < 10 ? 1 : 0;
  return new Intl.NumberFormat(localeTag[currentLanguage()], {
    style: "unit",
    unit,
    maximumFractionDigits,
  }).format(value);
}

/** How long a run took. */
export function tookText({ started_at, finished_at }: AdminFeedRun): string | undefined {
  if (!finished_at) return undefined;
  const seconds = (Date.parse(finished_at) - Date.parse(started_at)) / 1000;
  const time =
    seconds < 90
      ? m.admin_run_seconds({ count: Math.max(1, Math.round(seconds)) })
      : m.admin_run_minutes({ count: Math.round(seconds / 60) });
  return m.admin_run_took({ time });
}
