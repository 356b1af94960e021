import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime from "postal-mime";
import { releasePort } from "./ports.ts";

/** Where the site under test leaves its mail. */
export const releaseOutbox = join("test-results", `site-${releasePort}`, "outbox");

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Every mail to an address, oldest first. */
export async function mailsTo(email: string, outbox = releaseOutbox): Promise<Mail[]> {
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .toSorted()
      .map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
  );
  return mails
    .map(({ to, subject = "", text = "", html = "" }) => ({
      to: to?.[0]?.address ?? "",
      subject,
      text,
      html,
    }))
    .filter(({ to }) => to === email);
}

/** Waits for the nth mail to an address. */
export async function mailTo(email: string, nth = 1, outbox = releaseOutbox): Promise<Mail> {
  await expect
    .poll(async () => (await mailsTo(email, outbox)).length, { timeout: 60_000 })
    .toBeGreaterThanOrEqual(nth);
  const mail = (await mailsTo(email, outbox))[nth - 1];
  if (!mail) throw new Error(`There is no mail ${nth} to ${email}.`);
  return mail;
}

export const codeIn = (mail: Mail): string => {
  const code = /\b\d{3}[\s\u00a0\u202f]?\d{3}\b/.exec(mail.text)?.[0].replace(/\D/g, "");
  if (!code) throw new Error(`No code in ${mail.text}`);
  return code;
};

export const linkIn = (mail: Mail): URL => {
  const link = /https?:\/\/\S+\/reset-password#[\w-]+/.exec(mail.text)?.[0];
  if (!link) throw new Error(`No link in ${mail.text}`);
  return new URL(link);
};

let people = 0;

/** An address that no other test has. */
export const newAddress = (name: string): string =>
  `${name}-${process.pid}-${Date.now()}-${++people}@example.com`;
