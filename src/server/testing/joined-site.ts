import { pino } from "pino";
import { openDatabase } from "#storage/open-database.ts";
import { compose } from "../compose.ts";
import { readConfig } from "../config.ts";
import { explainDatabase } from "../explain-database.ts";
import type { OneOfSeveral } from "./several-sites.ts";
import { withoutPages } from "./without-pages.ts";

/** Everything that `npm start` puts together but the pages and the port, on a database that others use too. */
export async function openJoinedSite(databaseUrl: string, folder: string): Promise<OneOfSeveral> {
  const environment = { DATA_DIR: folder, CATALOGUE_SIZE: "120", PUBLIC_URL: "http://site" };
  const config = readConfig({ ...environment, DATABASE_URL: databaseUrl });
  if (!config.ok) throw new Error(config.refusal);
  const database = await openDatabase({ kind: "postgres", url: databaseUrl });
  if (!database.ok) throw new Error(explainDatabase(database.refusal));
  let password: string | undefined;
  const { answer, rest, close } = await compose({
    config: config.value,
    database: database.value,
    build: withoutPages,
    log: pino({ level: "silent" }),
    report: (step) => {
      password ??= /, password (\S+)/.exec(step)?.[1];
    },
    now: () => new Date(),
  });
  return {
    adminPassword: () => password,
    ask: async (method, path, body, { token, address = "203.0.113.1" } = {}) => {
      const headers = {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      };
      const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      const response = await answer(new Request(`http://site${path}`, init), {
        requestId: "r",
        clientAddress: address,
      });
      const text = await response.text();
      const isJson = response.headers.get("content-type")?.startsWith("application/json") && text !== "";
      return { status: response.status, body: isJson ? JSON.parse(text) : text };
    },
    stop: async () => {
      await rest();
      await database.value.close();
      await close();
    },
  };
}
