import { puffer } from "./outerwear/puffer.ts";

export const outerwear = { puffer } as const;
