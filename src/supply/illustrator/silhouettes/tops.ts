import { shirt } from "./tops/shirt.ts";
import { tee } from "./tops/tee.ts";

export const tops = { tee, shirt } as const;
