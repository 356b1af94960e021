import * as z from "zod/mini";
import { languages } from "#vocabulary/language.ts";
import { pictureNamePattern } from "#vocabulary/picture.ts";
import { defineEndpoint } from "./endpoint.ts";
import { image } from "./image.ts";

export const getPicture = defineEndpoint({
  id: "getPicture",
  method: "GET",
  path: "/api/pictures/:name",
  access: "public",
  summary: "One picture of the house by its name: covers, a look for every style.",
  params: z.object({ name: z.string().check(z.regex(pictureNamePattern)) }),
  query: z.object({ lang: z._default(z.enum(languages), "en") }),
  answer: z.object({ image }),
});
