import type { Image } from "#contract/image.ts";
import type { Article } from "#domain/editorial/article.ts";
import type { Pictures } from "../ports.ts";
import { presentImage } from "./image.ts";

type Covered = Pick<Article, "cover" | "picture" | "language">;

/** Its own picture, or the drawn one. */
export function presentCover({ cover, picture, language }: Covered, pictures: Pictures): Image {
  const facts = (picture && pictures.find(picture)) || pictures.find(`cover-${cover}`);
  if (!facts) throw new Error(`There is no picture of the cover ${cover}.`);
  return presentImage(facts, language);
}
