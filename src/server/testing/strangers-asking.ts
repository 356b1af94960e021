import { type AccountSite, type Reply, registration } from "./account-site.ts";

/** What a stranger can ask about an address, each time from somewhere else. */
export function strangersAsking(
  site: AccountSite,
): Readonly<Record<string, (email: string) => Promise<Reply>>> {
  let asked = 0;
  const post = (path: string, body: unknown) => {
    const n = ++asked;
    return site.ask("POST", path, body, { address: `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` });
  };
  return {
    "a wrong password": (email) => post("/api/auth/signin", { email, password: "not the right one" }),
    "a sign-up": (email) => post("/api/auth/signup", registration(email)),
    "a forgotten password": (email) => post("/api/users/email", { email }),
    "a resend": (email) => post("/api/auth/resend", { email }),
    "a wrong code": (email) => post("/api/auth/verify", { email, code: "123456" }),
  };
}
