import { openJoinedSite } from "../testing/joined-site.ts";
import { claimTwoAreOne } from "./processes-claims.ts";

/** As two processes have it: nothing of the one is reached by the other but through the database and the folder. */
claimTwoAreOne("two sites on one database", ({ url, folder }) =>
  Promise.all([openJoinedSite(url, folder), openJoinedSite(url, folder)]),
);
