import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";
import fc from "fast-check";
import type { Endpoint } from "#contract/endpoint.ts";
import { table } from "#contract/table.ts";
import { type Caller, openCallers, readKnown } from "./arbitrary-callers.ts";
import { arbitraryBrokenCall, arbitraryCall, type Draft, requestOf } from "./arbitrary-request.ts";
import { type Answered, complaints } from "./conforms-answer.ts";
import { secretKeys, secretText } from "./conforms-secrets.ts";
import type { WholeSite } from "./whole-site.ts";

const whos = ["visitor", "member", "other", "admin", "broken"] as const;
type Who = (typeof whos)[number];
type Sent = { readonly row: Endpoint; readonly draft: Draft; readonly who: Who };

export type Storm = {
  readonly sent: number;
  /** What is wrong, once for each row and kind of fault. */
  readonly faults: readonly string[];
  /** Rows that answered as they do when all is well. */
  readonly reached: ReadonlySet<string>;
};

/** So many calls of each kind for every row, good ones and broken ones, from everybody. */
export async function storm(
  site: WholeSite,
  kinds: { good: number; broken: number },
  seed: number,
): Promise<Storm> {
  const { callers, renew } = await openCallers(site);
  await leaveTraces(site, callers);
  const known = await readKnown(site, callers);
  const faults = new Map<string, string>();
  const reached = new Set<string>();
  let sent = 0;

  const tokenOf = (who: Who): string | undefined => {
    if (who === "visitor") return undefined;
    return who === "broken" ? `${callers.admin.token.slice(0, -1)}_` : callers[who].token;
  };
  const send = async ({ row, draft, who }: Sent): Promise<void> => {
    const request = requestOf(draft, tokenOf(who));
    if (!request) return;
    const n = ++sent;
    // Everybody from somewhere else: what limits do is tested elsewhere, and here they would hide the rest.
    const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
    const response = await site.open(request, address);
    const answer: Answered = {
      status: response.status,
      headers: response.headers,
      text: await textOf(response),
    };
    const found = faultsOf(row, request, answer);
    if (answer.status < 300 && draft.twists.length === 0) reached.add(row.id);
    for (const fault of found) {
      const name = `${row.id} ${fault.replaceAll(/\d+/g, "0").slice(0, 80)}`;
      const sentence = `${row.method} ${draft.path.slice(0, 120)}?${draft.query.slice(0, 160)} as ${who}: ${fault.slice(0, 300)}`;
      const more = `twists ${draft.twists.join(", ")}; body ${(JSON.stringify(draft.body) ?? "").slice(0, 300)}`;
      const logged = answer.status >= 500 ? `\n    ${site.faults.at(-1)?.slice(0, 900)}` : "";
      if (!faults.has(name)) faults.set(name, `${sentence}\n    ${more}${logged}`);
    }
  };

  for (const row of table) {
    const calls = callsOf(row, known, kinds, seed);
    // A few at once, as it is outside too; answers that stream would else be waited for one after the other.
    for (let n = 0; n < calls.length; n += atOnce) {
      await Promise.all(calls.slice(n, n + atOnce).map(send));
      if (ending.has(row.id)) await renew();
    }
    await renew();
  }
  return { sent, faults: [...faults.values()], reached };
}

/** As it was before it was packed for the way. */
async function textOf(response: Response): Promise<string> {
  const unpack = unpacking[response.headers.get("content-encoding") ?? ""];
  return unpack ? String(unpack(Buffer.from(await response.arrayBuffer()))) : response.text();
}

const unpacking: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
};

const atOnce = 6;
/** Rows after which somebody may be gone. */
const ending = new Set([
  "signOut",
  "deleteAccount",
  "endSession",
  "adminChangeUser",
  "adminDeleteUser",
  "adminSignUserOut",
]);

function callsOf(
  row: Endpoint,
  known: Parameters<typeof arbitraryCall>[1],
  { good, broken }: { good: number; broken: number },
  seed: number,
): Sent[] {
  const rightful: Who = row.access === "admin" ? "admin" : "member";
  const who = fc.oneof(
    { arbitrary: fc.constant(rightful), weight: 5 },
    { arbitrary: fc.constantFrom(...whos), weight: 2 },
  );
  const some = (call: fc.Arbitrary<Draft>, numRuns: number) =>
    numRuns > 0 ? fc.sample(fc.record({ row: fc.constant(row), draft: call, who }), { numRuns, seed }) : [];
  return [...some(arbitraryCall(row, known), good), ...some(arbitraryBrokenCall(row, known), broken)];
}

function faultsOf(row: Endpoint, request: Request, answer: Answered): string[] {
  const { pathname } = new URL(request.url);
  const meant = table.filter(({ method, path }) => {
    if (request.method !== method && !(request.method === "HEAD" && method === "GET")) return false;
    return new RegExp(`^${path.replace(/:\w+/g, "[^/]*").replaceAll(".", "\\.")}/?$`).test(pathname);
  });
  const byRow = (meant.length > 0 ? meant : [undefined]).map((one) =>
    complaints(one, answer, request.method),
  );
  const isJson = answer.headers.get("content-type")?.startsWith("application/json") && answer.text !== "";
  return [
    // Whoever twists an address may come out at another row.
    ...(byRow.toSorted((a, b) => a.length - b.length)[0] ?? []),
    ...(isJson ? secretKeys(row.id, JSON.parse(answer.text)).map((key) => `tells ${key}`) : []),
    ...(secretText(answer.text) ? ["tells a secret"] : []),
  ];
}

/** Something of everything, so that there is something to find, change and take away. */
async function leaveTraces(
  site: WholeSite,
  { member, other, admin }: Record<"member" | "other" | "admin", Caller>,
) {
  for (const { token } of [member, other, admin]) {
    for (const name of ["Coats", "Boots"])
      await site.ask("POST", "/api/users/me/saved_searches", { name, query: "?q=coat" }, token);
    for (const id of [1, 2, 3])
      await site.ask("PATCH", "/api/users/me/preferences/products_liked", { id, value: true }, token);
    const said = { text: "a navy wool coat", lang: "en", universe: "women" };
    await site.ask("POST", "/api/assistant/messages", said, token);
  }
  for (const name of ["Esmod", "La Cambre", "Saint Martins", "Parsons"])
    await site.ask("POST", "/api/admin/ecoles", { name }, admin.token);
  const text = { title: "A", headline: "B", description: "C", excerpt: "D", body: "E" };
  for (const slug of ["one", "two", "three"]) {
    const article = { texts: { en: { ...text, slug }, fr: null }, tags: [], cover: null, published_on: null };
    await site.ask("POST", "/api/admin/blogs", article, admin.token);
  }
  await site.ask(
    "POST",
    "/api/admin/feeds",
    { name: "A feed", url: "https://feed.invalid/a.csv" },
    admin.token,
  );
}
