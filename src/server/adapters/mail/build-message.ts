import { randomUUID } from "node:crypto";
import { createTransport } from "nodemailer";
import type { Language } from "#vocabulary/language.ts";
import type { Mail } from "./letters/compose-mail.ts";

/** A mail as it travels: who it is from and for, and its bytes. */
export type Message = { readonly from: string; readonly to: string; readonly bytes: Buffer };

/** Everything a header holds is ours or a checked address; what people typed is in the body only. */
export async function buildMessage(
  mail: Mail,
  parties: {
    readonly from: string;
    readonly to: string;
    readonly language: Language;
    readonly host: string;
  },
): Promise<Message> {
  const { language, host } = parties;
  const from = plainAddress(parties.from);
  const to = plainAddress(parties.to);
  const { message: bytes } = await writer.sendMail({
    from: { name: "Cleed", address: from },
    to: { name: "", address: to },
    envelope: { from, to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${randomUUID()}@${host}>`,
    headers: {
      "Content-Language": language,
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      // One click in the inbox (RFC 8058); the address is ours and holds a token.
      ...(mail.unsubscribe && {
        "List-Unsubscribe": `<${mail.unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  });
  if (!Buffer.isBuffer(bytes)) throw new Error("The mail was not written in one piece.");
  return { from, to, bytes };
}

const writer = createTransport({
  streamTransport: true,
  buffer: true,
  newline: "windows",
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** One plain mailbox: whatever callers checked, an address that could end a header or a command goes nowhere. */
function plainAddress(address: string): string {
  if (!plain.test(address)) throw new Error("This is no address that mail can be sent to.");
  return address;
}

const plain = /^[^\s\p{C}<>()[\]",;:\\@]+@[^\s\p{C}<>()[\]",;:\\@]+$/u;
