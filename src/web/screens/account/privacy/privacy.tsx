import type { User } from "#contract/users.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { ExportData } from "./export-data.tsx";
import { Sessions } from "./sessions.tsx";

export function Privacy({ user }: { user: User }) {
  return (
    <>
      <Sessions />
      <ExportData />
      <DeleteAccount email={user.email} />
    </>
  );
}
