import { overshirt } from "./tops/overshirt.ts";
import { polo } from "./tops/polo.ts";
import { shirt } from "./tops/shirt.ts";
import { tee } from "./tops/tee.ts";

export const tops = { tee, polo, shirt, overshirt } as const;
