import { request } from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freshDatabase } from "#storage/testing/databases.ts";
import { readConfig } from "../config.ts";
import { type Listening, listen } from "../listen.ts";
import { makeSmallBuild, secret } from "../testing/small-build.ts";
import { openWholeSite, type WholeSite } from "../testing/whole-site.ts";

let build: Awaited<ReturnType<typeof makeSmallBuild>>;
let site: WholeSite;
let listening: Listening;
beforeAll(async () => {
  build = await makeSmallBuild();
  site = await openWholeSite(await freshDatabase("embedded"), build);
  const config = readConfig({ PORT: "0" });
  if (!config.ok) throw new Error(config.refusal);
  const opened = await listen(config.value);
  if (!opened.ok) throw new Error(opened.refusal);
  listening = opened.value;
  listening.open((asked, { clientAddress }) => site.open(asked, clientAddress));
}, 120_000);
afterAll(async () => {
  await listening.close(0);
  await site.close();
  await build.remove();
});

/** As it is written, without the tidying that `fetch` does before anything is sent. */
const send = (path: string): Promise<{ status: number; text: string; location: string }> =>
  new Promise((resolve, reject) => {
    const asking = request({ port: listening.port, path, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (piece) => {
        text += piece;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, text, location: response.headers.location ?? "" }),
      );
    });
    asking.on("error", reject).end();
  });

/** Places that take a name from the address. */
const places = [
  "/blog/",
  "/fr/blog/",
  "/footer/",
  "/product/7-",
  "/.well-known/",
  "/builds/meta/",
  "/builds/",
  "/assets/",
  "/sitemaps/",
  "/media/",
  "/media/scenes/",
  "/media/pictures/",
  "/media/pictures/house-home/",
  "/api/blogs/",
  "/api/pages/",
  "/api/pictures/",
  "/api/website-legal-docs/",
  "/",
];

const ups = [
  "../",
  "..%2f",
  "..%5c",
  "%2e%2e/",
  "%2e%2e%2f",
  "%252e%252e%252f",
  "..%c0%af",
  "..%u2215",
  "....//",
  "..;/",
  "..\\",
  ".%00./",
];

/** What lies beside the files that may be read, and what lies on any machine. */
const wanted = ["build.json", "server/index.js", "client-old/assets/secret.js", "etc/passwd", "package.json"];
const endings = ["", "%00", "%00.js", "%00.json", "/_payload.json", ".json", "?x", "#x"];

/** No answer of ours says these. */
const leaked = (text: string) =>
  text.includes(secret) || /root:[^:]*:0:0:|"devDependencies"|BEGIN [A-Z ]*PRIVATE KEY/.test(text);

test("no address reads a file outside of those that may be read", async () => {
  // React Router says of every odd address that it is one.
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const paths = places.flatMap((place) =>
    ups.flatMap((up, i) => {
      const depth = 1 + (i % 4);
      const name = wanted[i % wanted.length] ?? "";
      const ending = endings[i % endings.length] ?? "";
      return [place + up.repeat(depth) + name, `${place}${up.repeat(8)}etc/passwd${ending}`];
    }),
  );
  const odd: string[] = [];
  for (const path of paths) {
    const { status, text } = await send(path);
    const isNothing = [301, 400, 404, 422].includes(status) || (status === 204 && text === "");
    if (leaked(text) || !isNothing) odd.push(`${path}: ${status}`);
  }
  expect(odd).toEqual([]);
  expect(site.faults).toEqual([]);
});

test.each([
  "/assets/../.env",
  "/.env",
  "/%2eenv",
  "/assets/..%2f.env",
  "//.env",
  "/.git/config",
  "/assets/../../build.json",
  "/assets/../../server/index.js",
  "/../client-old/assets/secret.js",
  "/..%2fclient-old/assets/secret.js",
  "/assets",
  "/assets/",
  "/assets/.",
  "/server/index.js",
  "/build.json",
  "/C:/windows/win.ini",
  "/file:///etc/passwd",
  "/assets/shell-1a2b.js/../../../build.json",
  "/assets/shell-1a2b.js%00.png",
])("%s is nothing", async (path) => {
  const { status, text } = await send(path);
  expect(leaked(text)).toBe(false);
  expect([404, 400, 301]).toContain(status);
});

test("the files that may be read are there", async () => {
  expect(await send("/assets/shell-1a2b.js")).toMatchObject({ status: 200, text: "export {};" });
  expect((await send("/favicon.svg")).status).toBe(200);
  expect((await send("/about/_payload.json")).status).toBe(200);
});

test("an address that another server would read leads nowhere else", async () => {
  for (const path of [
    "http://evil.example/about/",
    "//evil.example/about/",
    "/\\evil.example/",
    "/en//evil.example/",
  ]) {
    const { location } = await send(path);
    if (location) expect(new URL(location, "http://site").origin, path).toBe("http://site");
  }
});
