import { useEffect } from "react";
import { loadProblemSentences } from "#web/features/form/form-alert.tsx";

/** What makes calls is not needed to read a page, so it comes after it; but before anyone could go offline. */
const load = () => import("./calls.ts");

export function useCalls(): typeof load {
  useEffect(() => {
    void Promise.all([load(), loadProblemSentences()]).catch(() => {});
  }, []);
  return load;
}
