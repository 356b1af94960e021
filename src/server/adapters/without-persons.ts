/** Bounded, so that a long line costs no more than its length. */
const mailAddress = /[^\s"'<>()=:,;\\/@]{1,64}(?:@|%40)[^\s"'<>()=:,;\\/@]{1,255}/gi;
/** What sessions, links and keys look like: longer than any word, with no dash in the places of a UUID. */
const secret = /\b(?![\w-]*[0-9a-f]{8}-[0-9a-f]{4}-)[A-Za-z0-9_-]{43,}\b/g;

/** A line of the log without the mail addresses and tokens that an error or a path may have brought along. */
export const withoutPersons = (line: string): string =>
  line.replace(mailAddress, "[address]").replace(secret, "[secret]");

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** People are numbered by UUIDs, and so is what they have: a path in the log says what was asked for, not of whom. */
export const withoutIds = (path: string): string => path.replace(uuid, ":id");
