import { blazer } from "./tailoring/blazer.ts";

export const tailoring = { blazer } as const;
