import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { codeFor } from "../src/server/testing/running-server.ts";
import type { Tally } from "./samples.ts";

export type World = {
  readonly url: string;
  readonly dataDirectory: string;
  readonly tally: Tally;
  readonly isOver: () => boolean;
  /** What is at fault, in words. */
  readonly faults: string[];
};

type Piece = { readonly id: number; readonly slug: string; readonly image: { readonly src: string } };

const words = [
  "red dress",
  "linen shirt",
  "robe noire",
  "boots",
  "jean slim",
  "wool coat",
  "veste",
  "sneakers",
];
const wishes = ["a red dress for a wedding", "something warm under 100 euros", "une tenue pour le bureau"];
const password = "lavender tram oboe";
const any = <T>(list: readonly T[]): T | undefined => list[randomInt(Math.max(1, list.length))];

/** Somebody who comes, looks around, perhaps signs up, and comes again until the run is over. */
export async function shop(world: World, n: number, pauseMs: number): Promise<void> {
  while (!world.isOver()) {
    const visit = openVisit(world, `10.${randomInt(200)}.${n % 250}.${randomInt(1, 250)}`, pauseMs);
    if (n % 3 === 0) await beMember(visit, world);
    else await lookAround(visit);
  }
}

type Visit = ReturnType<typeof openVisit>;

function openVisit({ url, tally, isOver, faults }: World, address: string, pauseMs: number) {
  let token: string | undefined;
  const ask = async (method: string, path: string, body?: unknown) => {
    if (isOver()) return undefined;
    await sleep(randomInt(1, Math.max(2, pauseMs * 2)));
    const began = performance.now();
    try {
      const response = await fetch(url + path, {
        method,
        headers: {
          "x-forwarded-for": address,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const { status } = response;
      tally.note(String(status), performance.now() - began);
      if (status >= 500) faults.push(`${status} ${method} ${path} ${text.slice(0, 120)}`);
      return response.headers.get("content-type")?.startsWith("application/json")
        ? JSON.parse(text)
        : undefined;
    } catch (error) {
      if (isOver()) return undefined;
      tally.note("no answer", performance.now() - began);
      faults.push(`no answer: ${method} ${path} ${error}`);
      return undefined;
    }
  };
  return {
    ask,
    signedIn: (given: string | undefined) => {
      token = given;
    },
  };
}

async function lookAround({ ask }: Visit): Promise<Piece[]> {
  const universe = any(["women", "men"]) ?? "women";
  await ask("GET", any(["/", "/fr", "/search?q=coat", "/inspiration", "/blog"]) ?? "/");
  const word = any(words) ?? "";
  await ask("GET", `/api/products/suggest?q=${encodeURIComponent(word.slice(0, 3))}&universe=${universe}`);
  const filter = any(["", "&colour=black", "&price_max=120", "&sort=price_up", "&category=women.B"]);
  const found = await ask(
    "GET",
    `/api/products/findes?q=${encodeURIComponent(word)}&universe=${universe}${filter}`,
  );
  const pieces: Piece[] = found?.products ?? [];
  for (const piece of pieces.slice(0, 2)) {
    await ask("GET", piece.image.src);
    await ask("GET", `/product/${piece.id}-${piece.slug}`);
    await ask("GET", `/api/products/${piece.id}`);
    await ask("GET", `/api/products/${piece.id}/similar`);
    await ask("GET", `/api/products/${piece.id}/looks`);
  }
  await ask("GET", `/api/products/inspirations?universe=${universe}`);
  const taste = { global: { openness: randomInt(1, 6) }, wantstyles: [randomInt(1, 23)] };
  await ask("POST", "/api/products/getReco", { universe, preferences: taste });
  await ask("POST", "/api/products/fit", { universe, preferences: taste });
  await ask("GET", any(["/api/blogs", "/api/trends", "/api/brands", "/api/pages/about"]) ?? "/api/blogs");
  if (randomInt(3) === 0)
    await ask("POST", "/api/assistant/messages", { text: any(wishes), lang: "en", universe });
  return pieces;
}

async function beMember(visit: Visit, { dataDirectory, isOver }: World): Promise<void> {
  const { ask, signedIn } = visit;
  const email = `${randomUUID()}@example.com`;
  const person = { email, password, firstname: "Ada", lastname: "Bonnet", gender: "female", terms: true };
  await ask("POST", "/api/auth/signup", person);
  const code = await codeFor(dataDirectory, email, isOver);
  const entered = await ask("POST", "/api/auth/verify", { email, code });
  signedIn(entered?.token);
  await ask("PATCH", "/api/users/informations", { keys: { city: "Lyon" }, onBoarding: true });
  for (let visits = 0; visits < 6 && !isOver(); visits++) {
    const pieces = await lookAround(visit);
    await ask("GET", "/api/users/me");
    await ask("PATCH", "/api/users/me/preferences?universe=women", {
      preferences_to_update: { global: { openness: randomInt(1, 6) }, wantstyles: [randomInt(1, 23)] },
    });
    for (const { id } of pieces.slice(0, 4)) {
      const kind = any(["products_liked", "products_disliked", "products_bookmarked"]);
      await ask("PATCH", `/api/users/me/preferences/${kind}`, { id, value: true });
      await ask("POST", "/api/users/reco_score", { id });
      const seen = { id: randomUUID(), type: "product_seen", product_id: id };
      await ask("POST", "/api/users/me/events", { events: [seen] });
    }
    await ask("GET", "/api/users/me/daily_top?universe=women");
    await ask("GET", "/api/users/me/preferences/products_interacted/products_liked");
    if (visits === 2) {
      await ask("POST", "/api/auth/signout");
      signedIn((await ask("POST", "/api/auth/signin", { email, password }))?.token);
    }
  }
  if (randomInt(3) === 0) await ask("DELETE", "/api/users/delete");
}
