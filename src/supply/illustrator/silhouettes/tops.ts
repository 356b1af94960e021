import { blouse } from "./tops/blouse.ts";
import { bodysuit } from "./tops/bodysuit.ts";
import { bustier } from "./tops/bustier.ts";
import { camisole } from "./tops/camisole.ts";
import { fittedTop } from "./tops/fitted-top.ts";
import { halterTop } from "./tops/halter-top.ts";
import { kaftan } from "./tops/kaftan.ts";
import { knotTop } from "./tops/knot-top.ts";
import { oneShoulderTop } from "./tops/one-shoulder-top.ts";
import { overshirt } from "./tops/overshirt.ts";
import { peplumTop } from "./tops/peplum-top.ts";
import { polo } from "./tops/polo.ts";
import { shirt } from "./tops/shirt.ts";
import { smockedTop } from "./tops/smocked-top.ts";
import { sportBra } from "./tops/sport-bra.ts";
import { sportTee } from "./tops/sport-tee.ts";
import { sportZip } from "./tops/sport-zip.ts";
import { tank } from "./tops/tank.ts";
import { tee } from "./tops/tee.ts";
import { tunic } from "./tops/tunic.ts";
import { wrapTop } from "./tops/wrap-top.ts";

export const tops = {
  tee,
  polo,
  "wrap-top": wrapTop,
  "smocked-top": smockedTop,
  "fitted-top": fittedTop,
  "halter-top": halterTop,
  "one-shoulder-top": oneShoulderTop,
  bustier,
  "peplum-top": peplumTop,
  "knot-top": knotTop,
  shirt,
  blouse,
  overshirt,
  tunic,
  kaftan,
  tank,
  camisole,
  bodysuit,
  "sport-tee": sportTee,
  "sport-zip": sportZip,
  "sport-bra": sportBra,
} as const;
