import { useEffect, useState } from "react";
import { whenUsed } from "#web/data/idle.ts";

/** Whether somebody is about to use the page, or has had it before them for a while. */
export function useUsed(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    void whenUsed().then(() => setUsed(true));
  }, []);
  return isUsed;
}
