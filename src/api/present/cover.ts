import type { Image } from "#contract/image.ts";
import type { Article } from "#domain/editorial/article.ts";
import type { Pictures } from "../ports.ts";
import { presentImage } from "./image.ts";

export function presentCover({ cover, language }: Article, pictures: Pictures): Image {
  const facts = pictures.find(`cover-${cover}`);
  if (!facts) throw new Error(`There is no picture of the cover ${cover}.`);
  return presentImage(facts, language);
}
