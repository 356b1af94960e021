import type { Page } from "@playwright/test";
import { signInAs } from "./new-member.ts";

/** Of the one admin of the site under test, whom `make-admin` signs in before the journeys begin. */
export const adminToken = (): string => process.env.ADMIN_TOKEN ?? "";

export const signInAsAdmin = (page: Page): Promise<void> =>
  signInAs(page, { token: adminToken(), email: "" });
