import type { ContentPorts } from "#domain/admin/content-ports.ts";
import type { JobBoard } from "#domain/admin/job-board.ts";
import type { AuditDesk, LetterDesk } from "#domain/admin/letter-ports.ts";
import type { OverviewStore, Vitals } from "#domain/admin/overview-ports.ts";
import type { PeopleDesk } from "#domain/admin/people-ports.ts";
import type { RecoDesk } from "#domain/admin/reco-ports.ts";
import type { SchoolDesk } from "#domain/admin/school-ports.ts";
import type { SearchLog } from "#domain/admin/search-log.ts";
import type { AdminCataloguePorts } from "./catalogue-ports.ts";

/** What admins work with, area by area; `server` fills it in. */
export type AdminPorts = {
  readonly people: PeopleDesk;
  readonly schools: SchoolDesk;
  readonly letters: LetterDesk;
  readonly audit: AuditDesk;
  readonly overview: OverviewStore;
  readonly searches: SearchLog;
  readonly jobs: JobBoard;
  readonly vitals: Vitals;
  readonly reco: RecoDesk;
  readonly catalogue: AdminCataloguePorts;
  readonly content: ContentPorts;
};
