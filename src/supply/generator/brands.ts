import type { HouseBrand } from "./brand.ts";
import { classicBrands } from "./brands/classic.ts";
import { denimBrands } from "./brands/denim.ts";
import { essentialBrands } from "./brands/essentials.ts";
import { eveningBrands } from "./brands/evening.ts";
import { intimateAndSwimBrands } from "./brands/intimates-and-swim.ts";
import { jewelleryBrands } from "./brands/jewellery.ts";
import { minimalBrands } from "./brands/minimal.ts";
import { outdoorBrands } from "./brands/outdoor.ts";
import { romanticBrands } from "./brands/romantic.ts";
import { shoeAndBagBrands } from "./brands/shoes-and-bags.ts";
import { streetBrands } from "./brands/street.ts";
import { tailoringBrands } from "./brands/tailoring.ts";

/** Every invented brand, world by world. */
export const houseBrands: readonly HouseBrand[] = [
  ...tailoringBrands,
  ...eveningBrands,
  ...minimalBrands,
  ...streetBrands,
  ...outdoorBrands,
  ...romanticBrands,
  ...denimBrands,
  ...classicBrands,
  ...essentialBrands,
  ...shoeAndBagBrands,
  ...jewelleryBrands,
  ...intimateAndSwimBrands,
];
