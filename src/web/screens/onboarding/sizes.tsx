import { useMounted } from "#web/ui/mounted.ts";
import { whenTouched } from "#web/ui/when-touched.tsx";
import { stepMeta } from "./step-head.ts";

export const meta = stepMeta;

const Step = whenTouched(async () => ({ default: (await import("./sizes-step.tsx")).SizesStep }));

export default function Sizes() {
  return <Step isWanted={useMounted()} />;
}
