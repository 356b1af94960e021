import { Hono } from "hono";

/** `/.well-known/…` is for programs: real where we have an answer, empty elsewhere, never a page. */
export function createWellKnown(contact: string, now: () => Date): Hono {
  const app = new Hono();
  app.get("/.well-known/security.txt", (c) => {
    const expires = new Date(now().getTime() + 180 * 86_400_000).toISOString();
    return c.text(`Contact: mailto:${contact}\nExpires: ${expires}\nPreferred-Languages: en, fr\n`);
  });
  app.get("/.well-known/change-password", (c) => c.redirect("/forgot-password", 302));
  for (const path of ["/.well-known/*", "/en/.well-known/*"]) app.all(path, (c) => c.body(null, 204));
  return app;
}
