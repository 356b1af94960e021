import type { Page } from "@playwright/test";
import type { User } from "../src/contract/users.ts";
import { defaultLocks } from "../src/vocabulary/lock.ts";
import { defaultNotifications } from "../src/vocabulary/notifications.ts";
import { exampleTaste } from "../src/web/features/taste/testing/example-taste.ts";
import { store } from "./visit.ts";

export const session = { token: "a-token", isAuthenticated: true };

/** Everything the API tells about a person; the browser refuses an answer with less. */
export const member: User = {
  id: "u1",
  email: "a@b.example",
  created_at: "2026-10-01T08:00:00.000Z",
  updated_at: "2026-11-01T08:00:00.000Z",
  registration_status: "active",
  confirmed_at: "2026-10-01T08:05:00.000Z",
  firstname: "Ada",
  lastname: "Bonnet",
  age: null,
  gender: "female",
  birthdate: null,
  address: null,
  address2: null,
  zip: null,
  city: null,
  state: null,
  country_code: null,
  country: null,
  phone: null,
  admin: false,
  lang: "en",
  notifications: defaultNotifications(),
  ecole: null,
  styles: { selected_styles: [] },
  wantstyles: [],
  sizes: {
    tshirts: [],
    tshirts_cut: [],
    pants_waist: null,
    pants_cut: [],
    tops: null,
    tops_cut: [],
    pants: null,
    shirts: null,
    shirts_cut: [],
    jackets: null,
    jackets_cut: [],
    shoes: null,
  },
  size_systems: {
    tshirts: "letter",
    tops: "fr",
    shirts: "fr",
    jackets: "fr",
    pants_waist: "waist",
    pants: "fr",
    shoes: "eu",
  },
  locks: { ...defaultLocks, budget_rows: [] },
  budget: [],
  global: { openness: 3, dresscode: 3 },
  wishes: {},
  wishes3: {},
  brands_followed: [],
  brands_disliked: [],
  corrections: {},
  brands_recommended: [],
  products_liked: [],
  products_disliked: [],
  products_bookmarked: [],
  products_recommended: [],
  instant_products_recommended: [],
  daily_top: [],
  products_seen: [],
  products_seen_reco: [],
  product_seen: [],
  product_image_seen: [],
  product_card_clicked: [],
  product_chosen: [],
  product_purchased: [],
  looks_liked: [],
  looks_disliked: [],
  saved_search: [],
};

/** A browser that holds a session. What the server thinks of it is for `answerWith` to say. */
export async function holdSession(page: Page): Promise<void> {
  await nothingNew(page);
  await store(page, "auth", session);
}

/**
 * Pages at rest ask for notices, for the ten of the day and whether somebody else is looking, and a token that the
 * server does not know would end the session. What a test answers for its own page comes before this.
 */
async function nothingNew(page: Page): Promise<void> {
  const answers: Readonly<Record<string, object>> = {
    notices: { notices: [], unread: 0, next_cursor: null },
    daily_top: { day: "2026-11-15", universe: "women", list_id: noList, products: [] },
    taste: { taste: exampleTaste() },
  };
  for (const [name, json] of Object.entries(answers))
    await page
      .context()
      .route(new RegExp(`/api/users/me/${name}(\\?|$)`), (route) =>
        route.request().method() === "GET" ? route.fulfill({ json }) : route.fallback(),
      );
}

const noList = "00000000-0000-4000-8000-000000000000";

/** Answers who is signed in, in place of the API. Returns the authorization of each call. */
export async function answerWith(page: Page, user: User): Promise<string[]> {
  const calls: string[] = [];
  await nothingNew(page);
  await page.route("**/api/users/me", async (route) => {
    calls.push((await route.request().headerValue("authorization")) ?? "");
    await route.fulfill({ json: { user } });
  });
  return calls;
}
