import { blouse } from "./tops/blouse.ts";
import { camisole } from "./tops/camisole.ts";
import { overshirt } from "./tops/overshirt.ts";
import { polo } from "./tops/polo.ts";
import { shirt } from "./tops/shirt.ts";
import { tank } from "./tops/tank.ts";
import { tee } from "./tops/tee.ts";
import { tunic } from "./tops/tunic.ts";

export const tops = { tee, polo, shirt, blouse, overshirt, tunic, tank, camisole } as const;
