import type { AdminPorts } from "#api/admin/ports.ts";
import type { OpenDatabase } from "#storage/open-database.ts";

type Foundations = {
  readonly database: OpenDatabase;
  readonly now: () => Date;
};

/** Everything that is there for admins alone. */
export function openAdmin(_foundations: Foundations): AdminPorts {
  return {};
}
