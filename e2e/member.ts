import type { Page } from "@playwright/test";
import { store } from "./visit.ts";

export const session = { token: "a-token", isAuthenticated: true };

export const member = { id: "u1", email: "a@b.example", registration_status: "active" };

/** A browser that holds a session. What the server thinks of it is for `answerWith` to say. */
export const holdSession = (page: Page): Promise<void> => store(page, "auth", session);

/** Answers for the API, which knows no accounts yet. Returns the authorization of each call. */
export async function answerWith(page: Page, user: Record<string, unknown>): Promise<string[]> {
  const calls: string[] = [];
  await page.route("**/api/users/me", async (route) => {
    calls.push((await route.request().headerValue("authorization")) ?? "");
    await route.fulfill({ json: { user } });
  });
  return calls;
}
