import { expect, test } from "vitest";
import { acceptedFormats } from "./accepted-formats.ts";

test.each([
  ["image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", ["avif", "webp"]],
  ["image/webp,image/avif;q=0.5", ["avif", "webp"]],
  ["image/webp,*/*", ["webp"]],
  ["IMAGE/AVIF ; q=0.1", ["avif"]],
  ["image/avif;q=0, image/webp", ["webp"]],
  ["image/avif;q=0.000", []],
  ["image/png,image/*;q=0.8,*/*;q=0.5", []],
  ["image/avifx, ximage/webp", []],
  ["", []],
  [undefined, []],
])("%s takes %j", (accept, formats) => {
  expect(acceptedFormats(accept)).toEqual(formats);
});
