import type { Client } from "#contract/client.ts";
import type { Image } from "#contract/image.ts";
import { getPicture } from "#contract/pictures.ts";
import { languageOfPath } from "#vocabulary/language-path.ts";
import { answerOr404 } from "./answer.ts";

/** A picture the page cannot do without. */
export async function loadPicture(client: Client, path: string, name: string): Promise<Image> {
  const lang = languageOfPath(path);
  const { image } = answerOr404(await client(getPicture, { params: { name }, query: { lang } }), path);
  return image;
}
