import { readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as immediately, setTimeout as pause } from "node:timers/promises";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { composeMail } from "./letters/compose-mail.ts";
import { openPost } from "./open-post.ts";
import { letterOf, lettersInBothLanguages, site } from "./testing/letters.ts";

async function openFolder() {
  const folder = join(await mkdtemp(join(tmpdir(), "cleed-mail-")), "mail");
  const post = openPost({
    smtpUrl: undefined,
    from: site.contact,
    folder,
    publicUrl: site.publicUrl,
  });
  const names = async () => (await readdir(folder)).toSorted();
  const read = async (name: string) => PostalMime.parse(await readFile(join(folder, name)));
  return { folder, post, names, read };
}

describe("letters in a folder", () => {
  test.each(lettersInBothLanguages())(
    "a mail program reads $kind in $language as it was written",
    async (letter) => {
      const { post, names, read } = await openFolder();
      await post.post(letter);
      const [name = ""] = await names();
      const email = await read(name);
      const { subject, text, html } = composeMail(letter, site);
      expect(email.subject).toBe(subject);
      expect(email.text?.trim()).toBe(text.trim());
      expect(email.html?.trim()).toBe(html.trim());
      expect(email.attachments).toEqual([]);
    },
  );

  test("its headers say who writes to whom, and that no person did", async () => {
    const { post, names, read } = await openFolder();
    await post.post(letterOf("reset_link", { firstname: "Zoé Quill", language: "fr" }));
    const [name = ""] = await names();
    const { headers, from, to, messageId } = await read(name);
    expect(from).toMatchObject({ name: "Cleed", address: "hello@cleed.example" });
    expect(to).toMatchObject([{ name: "", address: "ada@example.com" }]);
    expect(messageId).toMatch(/^<[0-9a-f-]{36}@cleed\.example>$/);
    const headerOf = (key: string) => headers.find((header) => header.key === key)?.value;
    expect(headerOf("auto-submitted")).toBe("auto-generated");
    expect(headerOf("x-auto-response-suppress")).toBe("All");
    expect(headerOf("content-language")).toBe("fr");
    expect(JSON.stringify(headers)).not.toMatch(/Quill|Zo/);
  });

  test("a first name adds no header", async () => {
    const { post, names, read } = await openFolder();
    await post.post(letterOf("code", { firstname: "Ada\r\nBcc: eve@example.com\r\n\r\nbody" }));
    const [name = ""] = await names();
    const { headers } = await read(name);
    expect(headers.map(({ key }) => key)).not.toContain("bcc");
    expect(JSON.stringify(headers)).not.toContain("eve@example.com");
  });

  test.each([
    "ada@example.com\r\nBcc: eve@example.com",
    "ada@example.com\n",
    "ada\u0000@example.com",
    "ada@example.com, eve@example.com",
    "ada@example.com\u2028",
    "<ada@example.com>",
    "ada",
  ])("%j is no address: nothing is written", async (to) => {
    const { post, folder } = await openFolder();
    await expect(post.post(letterOf("code", { to }))).rejects.toThrow("no address");
    await expect(readdir(folder)).rejects.toThrow("ENOENT");
  });

  test("files are whole, only for their owner, sorted by time, and named after nobody", async () => {
    const { post, names, read, folder } = await openFolder();
    for (const kind of ["code", "reset_link", "password_changed"] as const) {
      await post.post(letterOf(kind));
      await pause(2);
    }
    const found = await names();
    const subjects = await Promise.all(found.map(async (name) => (await read(name)).subject));
    expect(subjects).toEqual([
      "Your Cleed code: 204817",
      "Your link for a new Cleed password",
      "Your Cleed password was changed",
    ]);
    for (const name of found) {
      expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z-[0-9a-f]{16}-[0-9a-f]+\.eml$/);
      expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    }
  });

  test("nobody who looks while letters are written finds half a file", async () => {
    const { post, names, folder } = await openFolder();
    await post.post(letterOf("code"));
    let writing = true;
    const all = Promise.all(Array.from({ length: 20 }, () => post.post(letterOf("reset_link")))).finally(
      () => {
        writing = false;
      },
    );
    const halves = new Set<string>();
    while (writing) {
      // Looks without pause between a listing and a reading, or the file would be whole by then.
      for (const name of readdirSync(folder).filter((one) => one.endsWith(".eml"))) {
        if (!readFileSync(join(folder, name), "latin1").endsWith("--\r\n")) halves.add(name);
      }
      await immediately();
    }
    await all;
    expect([...halves]).toEqual([]);
    expect(await names()).toHaveLength(21);
  });

  test("a deleted account leaves none of its letters, and all of the others", async () => {
    const { post, names, read } = await openFolder();
    await post.post(letterOf("code"));
    await post.post(letterOf("reset_link"));
    await post.post(letterOf("code", { to: "adam@example.com" }));
    await post.forget("ada@example.com");
    const [only = "", ...more] = await names();
    expect(more).toEqual([]);
    expect((await read(only)).to).toMatchObject([{ address: "adam@example.com" }]);
  });

  test("forgetting somebody who was never written to is no trouble", async () => {
    const { post } = await openFolder();
    await expect(post.forget("ada@example.com")).resolves.toBeUndefined();
  });

  test("letters older than a date are swept, half written ones too; the others and other files stay", async () => {
    const { post, names, folder } = await openFolder();
    const old = ["2026-03-01T115959.999Z-aa-01.eml", "2025-12-31T235959.000Z-aa-02.eml.tmp"];
    const kept = [
      "2020-01-01 notes.eml",
      "2020-01-01T000000.000Z-aa-03.txt",
      "2026-03-01T120000.000Z-aa-04.eml",
      "2026-03-01T120000.001Z-aa-05.eml.tmp",
    ];
    await mkdir(folder);
    await Promise.all([...old, ...kept].map((name) => writeFile(join(folder, name), "")));
    await post.sweep(new Date("2026-03-01T12:00:00.000Z"));
    expect(await names()).toEqual(kept);
  });

  test("a letter that was posted stays until its own time has come", async () => {
    const { post, names } = await openFolder();
    const before = new Date();
    await post.post(letterOf("code"));
    await post.sweep(before);
    expect(await names()).toHaveLength(1);
    await post.sweep(new Date(Date.now() + 1));
    expect(await names()).toEqual([]);
  });

  test("sweeping a folder that was never made is no trouble, and makes none", async () => {
    const { post, folder } = await openFolder();
    await expect(post.sweep(new Date())).resolves.toBeUndefined();
    await expect(readdir(folder)).rejects.toThrow("ENOENT");
  });
});
