import { openDatabase } from "#storage/open-database.ts";
import { personStore } from "#storage/people/person-store.ts";
import { canonicalEmail } from "#vocabulary/email.ts";
import { readConfig } from "../config.ts";
import { explainDatabase } from "../explain-database.ts";

/** `npm run make-admin -- <email>` */
const end = (sentence: string, code: 0 | 1): never => {
  (code === 0 ? process.stdout : process.stderr).write(`${sentence}\n`);
  process.exit(code);
};

const given = process.argv[2];
const email = canonicalEmail(given ?? "");
if (process.argv.length !== 3 || !email)
  end("Name one e-mail address: npm run make-admin -- ada@example.com", 1);

const config = readConfig();
if (!config.ok) end(config.refusal, 1);
else {
  const { databaseUrl, dataDirectory } = config.value;
  const database = await openDatabase(
    databaseUrl ? { kind: "postgres", url: databaseUrl } : { kind: "embedded", directory: dataDirectory },
  );
  if (!database.ok) end(explainDatabase(database.refusal), 1);
  else {
    const outcome = await personStore(database.value.db).makeAdmin(email ?? "", new Date());
    await database.value.close();
    if (outcome === "made") end(`${email} is an admin now.`, 0);
    if (outcome === "already") end(`${email} is an admin already.`, 0);
    if (outcome === "pending") end(`${email} has not been confirmed yet.`, 1);
    end(`Nobody has signed up with ${email}.`, 1);
  }
}
