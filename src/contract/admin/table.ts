import type { Endpoint } from "../endpoint.ts";
import * as catalogue from "./catalogue.ts";
import * as content from "./content.ts";
import * as letters from "./letters.ts";
import * as overview from "./overview.ts";
import * as people from "./people.ts";
import * as reco from "./reco.ts";
import * as schools from "./schools.ts";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value;

/** What admins call; for everyone else none of it exists. */
export const adminTable: readonly Endpoint[] = [
  overview,
  people,
  schools,
  letters,
  reco,
  catalogue,
  content,
].flatMap((file) => Object.values<unknown>(file).filter(isEndpoint));
