import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { Message } from "./build-message.ts";

/** How long a mail server may take for each step, and for a letter as a whole. */
type SmtpTimes = {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  readonly socketTimeout: number;
  readonly deadline: number;
};

export const smtpTimes: SmtpTimes = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
  deadline: 20_000,
};

type SmtpRoute = {
  readonly carry: (message: Message) => Promise<void>;
  /** Letters under way are given up. */
  readonly close: () => void;
};

/** A connection for each letter, so that none is kept that died meanwhile. `name` is how we introduce ourselves. */
export function openSmtpRoute(smtpUrl: string, name: string, times: SmtpTimes): SmtpRoute {
  // Secrets travel in these letters: nothing in the address may turn the log of the conversation on.
  const { auth, ...server } = { name, ...parseConnectionUrl(smtpUrl), ...times, logger: false, debug: false };
  const underWay = new Set<(reason: Error) => void>();

  const carry = ({ from, to, bytes }: Message): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const connection = new SMTPConnection(server);
    const giveUp = (reason: Error) => reject(withoutAddress(reason, to));
    const late = setTimeout(() => giveUp(new Error("The mail server took too long.")), times.deadline);
    underWay.add(giveUp);

    const send = () =>
      connection.send({ from, to: [to] }, bytes, (error) => (error ? giveUp(error) : resolve()));
    connection.on("error", giveUp);
    connection.once("end", () => giveUp(new Error("The mail server closed the connection.")));
    connection.connect((error) => {
      if (error) giveUp(error);
      else if (auth && connection.allowsAuth)
        connection.login({ ...auth }, (refused) => (refused ? giveUp(refused) : send()));
      else send();
    });
    return promise.finally(() => {
      clearTimeout(late);
      underWay.delete(giveUp);
      connection.close();
    });
  };

  return {
    carry,
    close: () => {
      for (const giveUp of underWay) giveUp(new Error("The post closed before the letter was out."));
    },
  };
}

/** Servers repeat the address they refuse; reasons end up in logs, which hold none. */
function withoutAddress(error: SmtpError, address: string): Error {
  const quoted = address.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const told = new Error(error.message.replace(new RegExp(quoted, "gi"), "the recipient"));
  return Object.assign(told, { isFinal: isFinal(error) });
}

type SmtpError = Error & { readonly code?: string; readonly responseCode?: number };

/** A 5xx about the recipient or the letter is for good. One about who we are is for the operator to mend. */
const isFinal = ({ code = "", responseCode = 0 }: SmtpError): boolean =>
  responseCode >= 500 && ["EENVELOPE", "EMESSAGE"].includes(code);
