import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { openPost } from "../open-post.ts";
import { letterOf, news, site, token } from "../testing/letters.ts";
import { composeMail } from "./compose-mail.ts";

const { publicUrl } = site;
const unsubscribe = `${publicUrl}/api/unsubscribe?token=${token}`;

test.each([
  [
    "en",
    "",
    "15 pieces you may want to see",
    ["New in “Navy coats”", "€249", "€199.50", "€129", "€89", "See all 14"],
  ],
  [
    "fr",
    "/fr",
    "15 pièces à voir pour vous",
    [
      "Du nouveau dans «\u00a0Navy coats\u00a0»",
      "249\u00a0€",
      "199,50\u00a0€",
      "129\u00a0€",
      "89\u00a0€",
      "Voir les 14 pièces",
    ],
  ],
] as const)(
  "news in %s: what was found, what it costs, where it is, and how to stop",
  (language, at, subject, words) => {
    const mail = composeMail(letterOf("news", { language }), site);
    expect(mail.subject).toBe(subject);
    for (const body of [mail.text, mail.html]) {
      for (const word of words) expect(body.toLowerCase()).toContain(word.toLowerCase());
      for (const path of ["/product/7-wool-coat", "/product/9-jumper", "/account?tab=notifications"])
        expect(body).toContain(`${publicUrl}${at}${path}`);
      expect(body).toContain(unsubscribe);
    }
    expect(mail.html).toContain(`${publicUrl}${at}/search?q=coat&amp;colour=navy`);
    expect(mail.text).toContain(`${publicUrl}${at}/search?q=coat&colour=navy`);
  },
);

test("names of searches and products are words, on one line", () => {
  const [first] = news.sections;
  const [coat] = first?.products ?? [];
  if (!first || !coat) throw new Error("There is no news.");
  const name = `<img src=x>"co"\r\nBcc: x \u202eevil`;
  const sections = [{ ...first, name, products: [{ ...coat, name, brand: name }] }];
  const letter = { ...letterOf("news"), ...news, kind: "news", sections } as const;
  const { html, text, subject } = composeMail(letter, site);
  expect(html).not.toMatch(/<img|\u202e/);
  expect(html).toContain("&lt;img src=x&gt;&quot;co&quot; Bcc: x evil");
  expect(text).not.toMatch(/^Bcc/m);
  expect(subject).toBe("14 pieces you may want to see");
});

test("an inbox offers to unsubscribe in one click from news, and from nothing else", async () => {
  const folder = join(await mkdtemp(join(tmpdir(), "cleed-mail-")), "mail");
  const post = openPost({ smtpUrl: undefined, from: site.contact, folder, publicUrl });
  const headersOf = async (kind: "news" | "code") => {
    const before = await readdir(folder).catch((): string[] => []);
    await post.post(letterOf(kind));
    const name = (await readdir(folder)).find((one) => !before.includes(one)) ?? "";
    const { headers } = await PostalMime.parse(await readFile(join(folder, name)));
    return Object.fromEntries(headers.map(({ key, value }) => [key, value]));
  };
  expect(await headersOf("news")).toMatchObject({
    "list-unsubscribe": `<${unsubscribe}>`,
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
  });
  expect(Object.keys(await headersOf("code"))).not.toContain("list-unsubscribe");
});
