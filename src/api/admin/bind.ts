import type { Hono } from "hono";
import type { ApiEnv, ApiPorts } from "../ports.ts";
import { bindAdminProducts } from "./catalogue.ts";
import { bindAdminContent } from "./content/bind.ts";
import { bindAdminFeedRuns } from "./feed-runs.ts";
import { bindAdminFeeds } from "./feeds.ts";
import { bindAdminLetters } from "./letters.ts";
import { bindAdminOverview } from "./overview.ts";
import { bindAdminPeople } from "./people.ts";
import type { AdminPorts } from "./ports.ts";
import { bindAdminOverrides } from "./reco-overrides.ts";
import { bindAdminTrace } from "./reco-trace.ts";
import { bindAdminWeights } from "./reco-weights.ts";
import { bindAdminSchools } from "./schools.ts";

/** Everything that is there for admins alone. */
export function bindAdmin(app: Hono<ApiEnv>, ports: ApiPorts, admin: AdminPorts): void {
  bindAdminOverview(app, ports, admin);
  bindAdminPeople(app, ports, admin);
  bindAdminSchools(app, ports, admin);
  bindAdminLetters(app, ports, admin);
  bindAdminTrace(app, ports, admin.reco);
  bindAdminOverrides(app, ports, admin.reco);
  bindAdminWeights(app, ports, admin.reco);
  bindAdminProducts(app, ports, admin.catalogue);
  bindAdminFeeds(app, admin.catalogue);
  bindAdminFeedRuns(app, admin.catalogue);
  bindAdminContent(app, ports, admin);
}
