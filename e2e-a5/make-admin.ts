import { firstAdminEmail } from "../src/server/adapters/accounts/first-admin.ts";
import { linkIn, mailsTo, mailTo } from "./mail.ts";
import { release } from "./ports.ts";

const password = "quince harbour lantern";

/** The first admin of the site under test takes a password that journeys know, by the link that anyone gets. */
export default async function makeAdmin(): Promise<void> {
  const before = (await mailsTo(firstAdminEmail)).length;
  await post("/api/users/email", { email: firstAdminEmail });
  const token = linkIn(await mailTo(firstAdminEmail, before + 1)).hash.slice(1);
  await post("/api/auth/reset-password", { token, password });
  const session = await post("/api/auth/signin", { email: firstAdminEmail, password });
  process.env.ADMIN_TOKEN = (await session.json()).token;
}

async function post(path: string, body: object): Promise<Response> {
  const answer = await fetch(release + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
