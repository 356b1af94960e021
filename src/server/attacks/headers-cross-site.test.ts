import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccountSite, openAccountSite } from "../testing/account-site.ts";

let site: AccountSite;
let token: string;
let cookie: string;
beforeAll(async () => {
  site = await openAccountSite();
  ({ token } = await site.member("visited@example.com"));
  cookie = ["token", "auth", "session", "access_token"].map((name) => `${name}=${token}`).join("; ");
}, 60_000);
afterAll(() => site.close());

const me = async (headers: Record<string, string>, query = "") =>
  site.fetch(`/api/users/me${query}`, { headers });
const signed = () => ({ authorization: `Bearer ${token}` });

const origins = ["https://evil.example", "null", "http://api.evil.example"];

/** What a form of another page can send without being asked. */
const forms = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""];

test("no cookie signs anyone in, and no address does", async () => {
  expect((await me(signed())).status).toBe(200);
  expect((await me({ cookie })).status).toBe(401);
  expect((await me({ cookie: `authorization=Bearer ${token}` })).status).toBe(401);
  expect((await me({}, `?token=${token}&access_token=${token}&authorization=Bearer%20${token}`)).status).toBe(
    401,
  );
});

test.each(origins)(
  "a form of %s is not understood, even with a token, and changes nothing",
  async (origin) => {
    const before = (await me(signed())).body;
    for (const type of forms)
      for (const body of ['{"keys":{"city":"Evil"},"onBoarding":false}', "keys[city]=Evil&onBoarding=false"])
        for (const [method, path] of [
          ["PATCH", "/api/users/informations"],
          ["POST", "/api/auth/signin"],
          ["POST", "/api/auth/signup"],
          ["POST", "/api/users/email"],
        ] as const) {
          const headers = {
            ...signed(),
            origin,
            cookie,
            "content-type": type,
            "sec-fetch-site": "cross-site",
          };
          // As bytes, since a text would bring a type of its own.
          const reply = await site.fetch(path, { method, headers, body: new TextEncoder().encode(body) });
          expect(reply.status, `${method} ${path} as ${type}`).toBe(415);
          expect(reply.headers.get("access-control-allow-origin")).toBeNull();
        }
    expect((await me(signed())).body).toEqual(before);
  },
);

test.each(origins)("%s gets no leave to read an answer, nor to send what a form cannot", async (origin) => {
  const asking = {
    ...{ origin, cookie, "access-control-request-method": "PATCH" },
    "access-control-request-headers": "authorization, content-type",
  };
  for (const [method, path] of [
    ["OPTIONS", "/api/users/me"],
    ["OPTIONS", "/api/users/informations"],
    ["OPTIONS", "/api/auth/signin"],
    ["GET", "/api/products"],
    ["GET", "/api/users/me"],
  ] as const) {
    const { headers } = await site.fetch(path, { method, headers: asking });
    const leave = [...headers.keys()].filter((name) => name.startsWith("access-control-"));
    expect(leave, `${method} ${path}`).toEqual([]);
  }
});
