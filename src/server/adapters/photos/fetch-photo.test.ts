import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterEach, describe, expect, test } from "vitest";
import { type FetcherOptions, openFetcher, type PhotoFetcher } from "./fetch-photo.ts";
import { type Merchant, openMerchant, sendImage } from "./testing/merchant.ts";

const jpeg = await sharp({ create: { width: 40, height: 50, channels: 3, background: "#a33" } })
  .jpeg()
  .toBuffer();
const opened: (Merchant | PhotoFetcher)[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

const merchantWho = async (
  answer: (path: string, response: ServerResponse, request: IncomingMessage) => void,
) => {
  const merchant = await openMerchant(answer);
  opened.push(merchant);
  return merchant;
};
const fetcherWith = (options: FetcherOptions = {}) => {
  const fetcher = openFetcher({ allowLoopback: true, ...options });
  opened.push(fetcher);
  return fetcher;
};
const reasonFor = async (fetcher: PhotoFetcher, url: string) => {
  const found = await fetcher.fetch(url, "asked");
  return found.ok ? "it was fetched" : found.refusal.reason;
};

test("a picture is fetched, and the merchant learns nothing but that it was", async () => {
  const seen: IncomingMessage["headers"][] = [];
  const merchant = await merchantWho((path, response, { headers }) => {
    seen.push(headers);
    if (path === "/a.jpg") sendImage(response, jpeg);
    else response.writeHead(302, { location: "/a.jpg", "set-cookie": "who=you" }).end();
  });
  const found = await fetcherWith().fetch(merchant.url("/first"), "asked");
  expect(found.ok && Buffer.compare(found.value, jpeg)).toBe(0);
  expect(seen.map((headers) => Object.keys(headers).sort())).toEqual(
    Array(2).fill(["accept", "accept-encoding", "connection", "host", "user-agent"]),
  );
});

describe("where it goes", () => {
  test("without the tests' permission, this machine is refused and never asked", async () => {
    const merchant = await merchantWho((_, response) => sendImage(response, jpeg));
    const strict = fetcherWith({ allowLoopback: false, resolve: async () => ["127.0.0.1"] });
    const port = new URL(merchant.url("/")).port;
    const here = ["http://127.0.0.1/", "http://localhost/", "http://[::1]/", "http://2130706433/"];
    for (const url of [...here, "http://0/", "http://[::ffff:127.0.0.1]/", "http://[::]/"])
      expect(await reasonFor(strict, url), url).toMatch(/is not a public address$/);
    expect(await reasonFor(strict, `http://127.0.0.1:${port}/`)).toBe(`port ${port} is not asked`);
    expect(merchant.asked).toEqual([]);
  });

  test("a host with a public and a private address is refused and never asked", async () => {
    const merchant = await merchantWho((_, response) => sendImage(response, jpeg));
    const fetcher = fetcherWith({ resolve: async () => ["127.0.0.1", "10.0.0.1"] });
    expect(await reasonFor(fetcher, merchant.url("/", "shop.test"))).toBe("10.0.0.1 is not a public address");
    expect(merchant.asked).toEqual([]);
  });

  test("a name that changes its address after the check leads nowhere else: it is looked up once", async () => {
    const merchant = await merchantWho((_, response) => sendImage(response, jpeg));
    const looked: string[] = [];
    const resolve = async (host: string) => {
      looked.push(host);
      return looked.length === 1 ? ["127.0.0.1"] : ["169.254.169.254"];
    };
    const fetcher = fetcherWith({ resolve });
    // No name server knows this name: that it was reached shows that the checked address was used.
    expect((await fetcher.fetch(merchant.url("/a.jpg", "shop.test"), "asked")).ok).toBe(true);
    expect(looked).toEqual(["shop.test"]);
    expect(await reasonFor(fetcher, merchant.url("/a.jpg", "shop.test"))).toMatch(/169\.254\.169\.254/);
  });

  test.each([
    "http://169.254.169.254/latest/meta-data",
    "http://167772161/",
    "http://[::ffff:10.0.0.1]/",
    "http://[fd00:ec2::254]/",
    "//192.168.1.1/",
    "http://inside.test/",
    "file:///etc/passwd",
    "gopher://shop.test/",
    "http://user:pass@shop.test/",
    "http://[",
  ])("a redirect to %s is refused", async (location) => {
    const merchant = await merchantWho((_, response) => response.writeHead(302, { location }).end());
    const resolve = async (host: string) => [host === "inside.test" ? "10.0.0.7" : "127.0.0.1"];
    expect(await reasonFor(fetcherWith({ resolve }), merchant.url("/"))).toMatch(
      /not a public address|is not fetched|holds a password|cannot be read/,
    );
    expect(merchant.asked).toEqual(["/"]);
  });

  test("three redirects are followed, a fourth is not", async () => {
    const merchant = await merchantWho((path, response) => {
      const left = Number(path.slice(1));
      if (left === 0) sendImage(response, jpeg);
      else response.writeHead(307, { location: `/${left - 1}` }).end();
    });
    expect(await reasonFor(fetcherWith(), merchant.url("/3"))).toBe("it was fetched");
    expect(await reasonFor(fetcherWith(), merchant.url("/30"))).toBe("it leads on and on");
    expect(merchant.asked).toEqual(["/3", "/2", "/1", "/0", "/30", "/29", "/28", "/27"]);
  });

  test("a host that nobody knows has no picture", async () => {
    const resolve = async () => [];
    expect(await reasonFor(fetcherWith({ resolve }), "http://shop.test/")).toBe("its host has no address");
  });
});

describe("what it takes", () => {
  const answers: Record<string, (response: ServerResponse) => void> = {
    "/page": (response) => sendImage(response, jpeg, "text/html"),
    "/untyped": (response) => void response.writeHead(200).end(jpeg),
    "/svg": (response) => sendImage(response, Buffer.from("<svg/>"), "image/svg+xml"),
    "/svg-as-png": (response) =>
      sendImage(response, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "image/png"),
    "/pdf": (response) => sendImage(response, Buffer.from("%PDF-1.7"), "image/jpeg"),
    "/empty": (response) => sendImage(response, Buffer.alloc(0)),
    "/gzip": (response) =>
      void response
        .writeHead(200, { "content-type": "image/jpeg", "content-encoding": "gzip" })
        .end(gzipSync(jpeg)),
    "/404": (response) => void response.writeHead(404, { "content-type": "image/jpeg" }).end(jpeg),
    "/500": (response) => void response.writeHead(500).end(),
    "/large": (response) => sendImage(response, Buffer.concat([jpeg, Buffer.alloc(5_000)])),
    "/claims": (response) =>
      void response
        .writeHead(200, { "content-type": "image/jpeg", "content-length": 10_000_000_000 })
        .write(jpeg),
    "/endless": (response) => {
      response.writeHead(200, { "content-type": "image/jpeg" });
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1_000)));
        if (!response.destroyed) response.once("drain", more);
      };
      more();
    },
    "/short": (response) => {
      response.writeHead(200, { "content-type": "image/jpeg", "content-length": jpeg.length + 100 });
      response.write(jpeg, () => response.destroy());
    },
  };
  test.each([
    ["/page", "it is text/html"],
    ["/untyped", "it is untyped"],
    ["/svg", "it is image/svg+xml"],
    ["/svg-as-png", "it is no photograph"],
    ["/pdf", "it is no photograph"],
    ["/empty", "it is no photograph"],
    ["/gzip", "it is packed"],
    ["/404", "it answered 404"],
    ["/500", "it answered 500"],
    ["/large", "it has more than 5000 bytes"],
    ["/claims", "it has more than 5000 bytes"],
    ["/endless", "it has more than 5000 bytes"],
    ["/short", "aborted"],
  ])("%s is refused: %s", async (path, reason) => {
    const merchant = await merchantWho((asked, response) => answers[asked]?.(response));
    const fetcher = fetcherWith({ limits: { mostBytes: 5_000 } });
    expect(await reasonFor(fetcher, merchant.url(path))).toBe(reason);
  });
});

describe("how long it waits", () => {
  test.each(["silent", "headers", "drip", "redirects"])(
    "%s: a slow merchant is left after a while",
    async (how) => {
      const merchant = await merchantWho((_, response) => {
        if (how === "headers") response.writeHead(200, { "content-type": "image/jpeg" }).flushHeaders();
        if (how === "redirects") setTimeout(() => response.writeHead(302, { location: "/" }).end(), 150);
        if (how !== "drip") return;
        response.writeHead(200, { "content-type": "image/jpeg" });
        const timer = setInterval(() => response.write("x"), 20);
        response.once("close", () => clearInterval(timer));
      });
      const fetcher = fetcherWith({ limits: { wholeMs: 300 } });
      expect(await reasonFor(fetcher, merchant.url("/"))).toBe("it took too long");
    },
  );

  test("who accepts a connection but never secures it is left sooner", async () => {
    let hello = "";
    const server = createServer((socket) => {
      socket.on("data", (piece) => {
        hello += piece.toString("latin1");
      });
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const resolve = async () => ["127.0.0.1"];
    const fetcher = fetcherWith({ resolve, limits: { connectMs: 200, wholeMs: 60_000 } });
    expect(await reasonFor(fetcher, `https://shop.test:${port}/`)).toBe("it did not connect");
    // Asked for by its name, though it was reached by its checked address.
    expect(hello).toContain("shop.test");
    server.close();
  });

  test("a connection that stands has the whole time", async () => {
    const merchant = await merchantWho(
      (_, response) => void setTimeout(() => sendImage(response, jpeg), 300),
    );
    const fetcher = fetcherWith({ limits: { connectMs: 100 } });
    expect(await reasonFor(fetcher, merchant.url("/"))).toBe("it was fetched");
  });

  test("a name server that never answers is left too", async () => {
    const fetcher = fetcherWith({ limits: { wholeMs: 100 }, resolve: () => new Promise(() => {}) });
    expect(await reasonFor(fetcher, "http://shop.test/")).toMatch(/it took too long/);
  });
});

describe("how many at once", () => {
  test("four at most, one at each host, and all of them in the end", async () => {
    const open = new Map<string, number>();
    let [mostOfAll, mostOfOne] = [0, 0];
    const merchant = await merchantWho((_, response, { headers: { host = "" } }) => {
      open.set(host, (open.get(host) ?? 0) + 1);
      mostOfOne = Math.max(mostOfOne, open.get(host) ?? 0);
      mostOfAll = Math.max(
        mostOfAll,
        [...open.values()].reduce((a, b) => a + b),
      );
      setTimeout(() => {
        open.set(host, (open.get(host) ?? 0) - 1);
        sendImage(response, jpeg);
      }, 15);
    });
    const fetcher = fetcherWith({ resolve: async () => ["127.0.0.1"] });
    const urls = Array.from({ length: 24 }, (_, at) => merchant.url(`/${at}`, `shop${at % 6}.test`));
    const found = await Promise.all(urls.map((url) => reasonFor(fetcher, url)));
    expect(new Set(found)).toEqual(new Set(["it was fetched"]));
    expect([mostOfAll, mostOfOne]).toEqual([4, 1]);
  });

  test("what somebody waits for goes before what is fetched ahead", async () => {
    const merchant = await merchantWho((_, response) => sendImage(response, jpeg));
    const { fetch } = fetcherWith();
    const paths = ["/first", "/idle", "/asked"];
    await Promise.all(paths.map((path) => fetch(merchant.url(path), path === "/asked" ? "asked" : "idle")));
    expect(merchant.asked).toEqual(["/first", "/asked", "/idle"]);
  });

  test("a line that is full takes no more, and says that nobody was asked", async () => {
    const merchant = await merchantWho((_, response) => sendImage(response, jpeg));
    const { fetch } = fetcherWith({ limits: { longestLine: 1 } });
    const found = await Promise.all(["/1", "/2", "/3"].map((path) => fetch(merchant.url(path), "asked")));
    expect(found.map((one) => one.ok || one.refusal.fault)).toEqual([true, true, "here"]);
  });
});

test("closing ends what is under way and what waits; afterwards nothing is fetched", async () => {
  const merchant = await merchantWho(() => {});
  const { fetch, close } = fetcherWith();
  const begun = ["/1", "/2"].map((path) => fetch(merchant.url(path), "asked"));
  const looking = openFetcher({ resolve: () => new Promise(() => {}) });
  begun.push(looking.fetch("http://shop.test/", "asked"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  close();
  looking.close();
  const after = await fetch(merchant.url("/3"), "asked");
  for (const found of [...(await Promise.all(begun)), after])
    expect(found).toMatchObject({ refusal: { fault: "here" } });
  expect(merchant.asked).toEqual(["/1"]);
});
