import { beforeEach, expect, test } from "vitest";
import { acceptSignIn, clearAuth, useAuth } from "./auth.ts";

beforeEach(() => clearAuth());

test("an answer with token, id and e-mail signs in", () => {
  expect(acceptSignIn({ token: "t", id: "u1", email: "a@b.example" })).toBe(true);
  expect(useAuth.getState()).toEqual({ token: "t", isAuthenticated: true });
});

test.each([
  { id: "u1", email: "a@b.example" },
  { token: "t", email: "a@b.example" },
  { token: "t", id: "u1" },
  { token: "", id: "u1", email: "a@b.example" },
  { token: 7, id: "u1", email: "a@b.example" },
])("an answer with less does not: %j", (answer) => {
  expect(acceptSignIn(answer)).toBe(false);
  expect(useAuth.getState()).toEqual({ token: null, isAuthenticated: false });
});

test("clearing resets it", () => {
  acceptSignIn({ token: "t", id: "u1", email: "a@b.example" });
  clearAuth();
  expect(useAuth.getState()).toEqual({ token: null, isAuthenticated: false });
});
