import type { Letter } from "#domain/people/letter.ts";
import { buildMessage } from "./build-message.ts";
import { putInFolder, removeFromFolder, sweepFolder } from "./folder-route.ts";
import { composeMail } from "./letters/compose-mail.ts";
import { openSmtpRoute, smtpTimes } from "./smtp-route.ts";

type PostConfig = {
  /** Without one, letters are files in the folder. */
  readonly smtpUrl: string | undefined;
  readonly from: string;
  readonly folder: string;
  readonly publicUrl: string;
};

export type Post = {
  /** Rejects when the letter did not go out. */
  post(letter: Letter): Promise<void>;
  /** Removes what the folder holds for this address; what a mail server took is out of reach. */
  forget(email: string): Promise<void>;
  /** Removes what was put into the folder before that date. */
  sweep(before: Date): Promise<void>;
  close(): void;
};

export function openPost({ smtpUrl, from, folder, publicUrl }: PostConfig, times = smtpTimes): Post {
  const host = new URL(publicUrl).hostname;
  const smtp = smtpUrl === undefined ? undefined : openSmtpRoute(smtpUrl, host, times);
  return {
    post: async (letter) => {
      const mail = composeMail(letter, { publicUrl, contact: from });
      const { to, language } = letter;
      const message = await buildMessage(mail, { from, to, language, host });
      await (smtp ? smtp.carry(message) : putInFolder(folder, message));
    },
    forget: (email) => removeFromFolder(folder, email),
    sweep: (before) => sweepFolder(folder, before),
    close: () => smtp?.close(),
  };
}
