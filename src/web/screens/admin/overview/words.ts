import type { AdminJob, AdminOverview } from "#contract/admin/overview.ts";
import type { Surface } from "#vocabulary/product-event.ts";
import { m } from "#web/i18n/paraglide/messages.js";

type Names<Key extends string> = Readonly<Record<Key, () => string>>;

export const stepNames: Names<AdminOverview["funnel"][number]["step"]> = {
  signed_up: m.admin_step_signed_up,
  confirmed: m.admin_step_confirmed,
  told_something: m.admin_step_told_something,
  onboarded: m.admin_step_onboarded,
  liked: m.admin_step_liked,
  came_back: m.admin_step_came_back,
};

export const surfaceNames: Names<Surface> = {
  home: m.admin_surface_home,
  search: m.admin_surface_search,
  discover: m.admin_surface_discover,
  product: m.admin_surface_product,
  inspiration: m.admin_surface_inspiration,
  assistant: m.admin_surface_assistant,
  blog: m.admin_surface_blog,
  account: m.admin_surface_account,
  onboarding: m.admin_surface_onboarding,
};

export const jobNames: Names<AdminJob["key"]> = {
  catalogue: m.admin_job_catalogue,
  looks: m.admin_job_looks,
  learning: m.admin_job_learning,
  nightly: m.admin_job_nightly,
  news: m.admin_job_news,
  letters: m.admin_job_letters,
  feeds: m.admin_job_feeds,
  pictures: m.admin_job_pictures,
};

export const jobStates: Names<AdminJob["state"]> = {
  idle: m.admin_job_idle,
  running: m.admin_job_running,
  failed: m.admin_job_failed,
};
