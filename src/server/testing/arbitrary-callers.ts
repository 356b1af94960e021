import { setTimeout as sleep } from "node:timers/promises";
import { table } from "#contract/table.ts";
import { goodPassword, registration } from "./account-site.ts";
import type { Known } from "./arbitrary-value.ts";
import type { WholeSite } from "./whole-site.ts";

export type Caller = { readonly id: string; readonly email: string; token: string };

/** Two members and an admin who come back whatever was done to their accounts. */
export async function openCallers(site: WholeSite) {
  let made = 0;
  const signUp = async (isAdmin: boolean): Promise<Caller> => {
    // A machine with other things to do asks to come again later.
    for (let attempt = 0; attempt < 20; attempt++) {
      const caller = await tryToSignUp(isAdmin);
      if (caller) return caller;
      await sleep(1_000);
    }
    throw new Error("Nobody can sign in.");
  };
  const tryToSignUp = async (isAdmin: boolean): Promise<Caller | undefined> => {
    const email = `caller-${++made}@example.com`;
    await site.ask("POST", "/api/auth/signup", registration(email), "", email);
    await site.database.db
      .updateTable("person")
      .set({ registration_status: "confirmed", confirmed_at: new Date(), admin: isAdmin })
      .where("email", "=", email)
      .execute();
    const { body } = await site.ask("POST", "/api/auth/signin", { email, password: goodPassword }, "", email);
    return body.token ? { id: body.id, token: body.token, email } : undefined;
  };
  const callers = { member: await signUp(false), other: await signUp(false), admin: await signUp(true) };
  return {
    callers,
    /** Whoever was signed out, deleted or made something else is somebody new. */
    renew: async () => {
      for (const name of ["member", "other", "admin"] as const) {
        const { status, body } = await site.ask("GET", "/api/users/me", undefined, callers[name].token);
        if (status !== 200 || body.user.admin !== (name === "admin"))
          callers[name] = await signUp(name === "admin");
      }
    },
  };
}

/** What is kept by heart because no answer says it. */
const byHeart: readonly string[] = [
  ...["1990-02-28", "2001-12-31", "2026-01-01", "2026-11-01T10:00:00Z", "2027-03-01T10:00:00.000+01:00"],
  ...["someone@example.com", "caller-1@example.com", "a man@example.com", "Zoë@exämple.com"],
  ...[
    "shoes:38",
    "shoes:42",
    "tshirts:M",
    "style:4",
    "brand:1",
    "colour:navy",
    "category:A.4.1",
    "material:wool",
  ],
  ...[
    "123456",
    "women.A.1.1",
    "men.B",
    "women",
    "FR",
    "+33 6 12 34 56 78",
    "?q=coat",
    "navy wool coat under 200",
  ],
  ...["01234567-89ab-cdef-0123-456789abcdef", "0b9c2a4e-7d1f-4f7e-9a55-3f1f6c1d2e3b", "ecole.example.fr"],
];

/** Words and numbers of the site itself, out of its answers. */
export async function readKnown(site: WholeSite, callers: { member: Caller; admin: Caller }): Promise<Known> {
  const words = new Set(byHeart);
  const numbers = new Set<number>();
  const below = new Map<string, (string | number)[]>(Object.entries(names));
  for (const path of [...readable, ...collections]) {
    const { token } = path.startsWith("/api/admin/") ? callers.admin : callers.member;
    const { status, body } = await site.ask("GET", path, undefined, token);
    if (status !== 200) continue;
    const plain = path.split("?")[0] ?? path;
    for (const [key, value] of leavesOf(body)) {
      words.add(key);
      if (typeof value === "number") numbers.add(value);
      else if (value.length > 0 && value.length <= 80) words.add(value);
      if (["id", "slug", "key", "name"].includes(key)) below.set(plain, [...(below.get(plain) ?? []), value]);
    }
  }
  return { words: [...words], numbers: [...numbers], below };
}

/** Where something is kept one by one. */
const collections = [
  ...new Set(table.flatMap(({ path }) => (path.includes("/:") ? [path.split("/:")[0] ?? ""] : []))),
];

/** What no list names. */
const names = {
  "/api/pages": ["about", "how-it-works", "contact"],
  "/api/pictures": ["product-1", "look-1", "cover-cotton-polo"],
  "/api/admin/legal-docs": ["privacy-policy", "terms-of-use"],
};

/** Of long lists the beginning. */
function* leavesOf(value: unknown, key = ""): Generator<[string, string | number]> {
  if (typeof value === "string" || typeof value === "number") yield [key, value];
  else if (Array.isArray(value)) for (const one of value.slice(0, 5)) yield* leavesOf(one, key);
  else if (typeof value === "object" && value !== null)
    for (const [name, child] of Object.entries(value).slice(0, 40)) yield* leavesOf(child, name);
}

const readable = [
  ...["users/me", "users/me/taste", "users/me/ledger", "products/findes?q=coat&limit=3", "brands"],
  ...[
    "products/inspirations?limit=3",
    "styles?universe=women",
    "wishes?universe=women",
    "prices?universe=men",
  ],
  ...[
    "admin/outbox?limit=4",
    "admin/feeds/runs",
    "admin/products?limit=4",
    "admin/weights",
    "admin/audit?limit=4",
  ],
].map((path) => `/api/${path}`);
