import { useEffect } from "react";
import { whenUsed } from "#web/data/idle.ts";
import { loadProblemSentences } from "#web/features/form/form-alert.tsx";

/** What makes calls is not needed to read a page, so it comes after it; but before anyone could go offline. */
const load = () => import("./calls.ts");

export function useCalls(): typeof load {
  useEffect(() => {
    void whenUsed()
      .then(() => Promise.all([load(), loadProblemSentences()]))
      .catch(() => {});
  }, []);
  return load;
}
