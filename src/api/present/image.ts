import type { Image } from "#contract/image.ts";
import type { Language } from "#vocabulary/language.ts";
import { pictureWidths } from "#vocabulary/picture.ts";
import type { PictureFacts } from "../ports.ts";

/** The width for browsers that do not choose among several. */
const middle = 800;

export function presentImage({ name, hash, ratio, colour, alt }: PictureFacts, language: Language): Image {
  const address = (width: number) => `/media/pictures/${name}/${hash}-${width}`;
  return {
    src: address(middle),
    srcset: pictureWidths.map((width) => `${address(width)} ${width}w`).join(", "),
    width: middle,
    height: Math.round(middle * ratio),
    alt: alt[language],
    colour,
  };
}
