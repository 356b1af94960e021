import type { AdminPorts } from "#api/admin/ports.ts";
import type { JobBoard } from "#domain/admin/job-board.ts";
import { auditDesk } from "#storage/admin/audit-desk.ts";
import { letterDesk } from "#storage/admin/letter-desk.ts";
import { overviewStore } from "#storage/admin/overview-store.ts";
import { peopleDesk } from "#storage/admin/people-desk.ts";
import { schoolDesk } from "#storage/admin/school-desk.ts";
import { type SchoolFigures, schoolFigures } from "#storage/admin/school-figures.ts";
import { searchLog } from "#storage/admin/search-log.ts";
import type { OpenDatabase } from "#storage/open-database.ts";
import { type ContentDeskParts, openContentDesk } from "./open-content-desk.ts";
import { type RecoParts, recoDesk } from "./reco-desk.ts";
import { openVitals } from "./vitals.ts";

type Foundations = {
  readonly database: OpenDatabase;
  readonly now: () => Date;
  /** Where every job that runs beside the answers tells how it is. */
  readonly jobs: JobBoard;
  /** Products and feeds; it is opened apart, since feeds go on beside the answers. */
  readonly catalogue: AdminPorts["catalogue"];
  /** What lists go by in this process. */
  readonly reco: RecoParts;
  /** What is written here; this process shows it at once. */
  readonly content: ContentDeskParts;
  readonly figures?: SchoolFigures;
};

/** Everything that is there for admins alone. */
export function openAdmin({ database, jobs, catalogue, content, reco, figures }: Foundations): AdminPorts {
  const { db } = database;
  return {
    people: peopleDesk(db),
    schools: schoolDesk(db, figures ?? schoolFigures(db)),
    letters: letterDesk(db),
    audit: auditDesk(db),
    overview: overviewStore(db),
    searches: searchLog(db),
    jobs,
    vitals: openVitals(),
    reco: recoDesk({ db }, reco),
    catalogue,
    content: openContentDesk({ db }, content),
  };
}
