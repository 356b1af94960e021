import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDelimited } from "./delimited-records.ts";
import { type Diagnostic, FeedStopped } from "./diagnostic.ts";
import { readRows } from "./read-rows.ts";
import { collect, inPieces } from "./testing/in-pieces.ts";

const item = (id: string, more = "") =>
  `<item><g:id>${id}</g:id><title>Shirt ${id}</title><g:price>10.00 EUR</g:price>${more}</item>`;
const rss = (...items: string[]) =>
  `<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>\n${items.join("\n")}\n</channel></rss>`;

async function read(text: string, length?: number) {
  const diagnostics: Diagnostic[] = [];
  let format = "";
  const rows = await collect(
    readRows(
      inPieces(text, length),
      (diagnostic) => diagnostics.push(diagnostic),
      ({ kind, dialect }) => {
        format = `${dialect} ${kind}`;
      },
    ),
  );
  return {
    format,
    diagnostics: diagnostics.map(({ code, line }) => `${line} ${code}`),
    rows: rows.map(({ line, fields }) => ({ line, ...Object.fromEntries(fields) })),
    ids: rows.map(
      ({ fields }) => fields.get("id") ?? fields.get("aw_product_id") ?? fields.get("sku_number"),
    ),
  };
}

const stopOf = (text: string) =>
  read(text).then(
    () => undefined,
    (error: unknown) => (error instanceof FeedStopped ? error.diagnostic.code : error),
  );

const feeds = {
  "google csv":
    'id,title,"Image Link",price\r\n1,"Shirt, ""blue""\nlong",http://a/1.jpg,10.00 EUR\r\n2,Jeans,,5\r\n',
  "google tsv": 'g:id\tg:title\tg:price\n1\tShirt 32" wide\t10.00 EUR\n2\tJeans\t5 EUR',
  "awin semicolons": "aw_product_id;product_name;search_price\n7;Robe;10,00\n8;Jupe;11,00\n",
  "awin pipes": "aw_product_id|product_name|search_price|Fashion:suitable_for\n7|Robe|10|Female\n",
  "cj capitals": "PROGRAM_NAME,CATALOG_NAME,ID,TITLE,PRICE\nShop,All,A1,Shirt,10.00 GBP\n",
  rakuten:
    "HDR|123|Maison|01/31/2025 10:00:00\n1|Shirt|SKU1|Clothing|Men~~Shirts|http://a/p|http://a/i.jpg\nTRL|1\n",
  rss: rss(item("1"), item("2", "<description><![CDATA[<b>big</b> </item> & more]]></description>")),
  atom: '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><entry><g:id>9</g:id><title>Jeans</title><link href="http://a/9"/><link rel="self" href="http://b"/></entry></feed>',
  "json lines":
    '{"product_basic":{"id":"1","title":"Shirt"},"price":{"value":"10.00","currency":"EUR"}}\n{"meta":{"language":"fr"},"product_basic":{"id":"2","imageLink":"http://a/1.jpg","additional_image_link":["http://a/2.jpg","http://a/3.jpg"]}}\n',
};

describe("the rows of a feed", () => {
  it("tells every format by what is written in it", async () => {
    const found = await Promise.all(Object.values(feeds).map(async (text) => (await read(text)).format));
    expect(found).toEqual([
      "google delimited",
      "google delimited",
      "awin delimited",
      "awin delimited",
      "cj delimited",
      "rakuten rakuten",
      "google xml",
      "google xml",
      "awin json",
    ]);
  });

  it.each(Object.entries(feeds))(
    "reads %s the same in one piece and character by character",
    async (_, text) => {
      const whole = await read(text);
      expect(whole.rows.length).toBeGreaterThan(0);
      expect(whole.diagnostics).toEqual([]);
      for (const length of [1, 2, 7]) expect(await read(text, length)).toEqual(whole);
    },
  );

  it("normalises names and keeps values", async () => {
    expect((await read(feeds["google csv"])).rows).toEqual([
      { line: 2, id: "1", title: 'Shirt, "blue"\nlong', image_link: "http://a/1.jpg", price: "10.00 EUR" },
      { line: 4, id: "2", title: "Jeans", price: "5" },
    ]);
    expect((await read(feeds.atom)).rows[0]).toMatchObject({ id: "9", link: "http://a/9" });
    const [first, second] = (await read(feeds["json lines"])).rows;
    expect(first).toMatchObject({ price: "10.00 EUR" });
    expect(second).toMatchObject({
      id: "2",
      language: "fr",
      image_link: "http://a/1.jpg",
      additional_image_link: "http://a/2.jpg\u001Fhttp://a/3.jpg",
    });
    expect((await read(feeds.rakuten)).rows[0]).toMatchObject({
      merchant_name: "Maison",
      secondary_category: "Men~~Shirts",
    });
  });

  it("prefers Google's element to the feed's of the same name, and reads what XML forbids", async () => {
    const text = rss(
      "<item><title>Plain</title><g:title>Caf&eacute; R&B</g:title><g:id>1\u0000</g:id><link>http://a/?x=1&y=2</link></item>",
    );
    const { rows, diagnostics } = await read(text);
    expect(rows[0]).toMatchObject({ title: "Café R&B", link: "http://a/?x=1&y=2", id: "1" });
    expect(diagnostics).toEqual(["3 loose_xml", "3 control_characters"]);
  });

  it("reads a Rakuten product in XML, whose address is called product too", async () => {
    const text =
      '<merchandiser><product product_id="1" name="Shirt" sku_number="S1"><category><primary>Men</primary></category><URL><product>http://a/p</product><productImage>http://a/i.jpg</productImage></URL><price currency="USD"><retail>10.00</retail></price><attributeClass class_id="60"><Gender>Male</Gender></attributeClass></product></merchandiser>';
    expect((await read(text, 5)).rows[0]).toMatchObject({
      sku_number: "S1",
      primary_category: "Men",
      product_url: "http://a/p",
      retail_price: "10.00",
      currency: "USD",
      gender: "Male",
    });
  });
});

describe("a broken place", () => {
  it("costs one item of an XML feed and names its line", async () => {
    const text = rss(
      item("1"),
      "<item><g:id>2</g:id><title>Oops</g:title></item>",
      item("3"),
      "<item><g:id>4</g:id>",
      item("5"),
    );
    for (const length of [undefined, 1, 100]) {
      const { ids, diagnostics } = await read(text, length);
      expect(ids).toEqual(["1", "3", "5"]);
      expect(diagnostics).toEqual(["4 broken_xml", "6 broken_xml"]);
    }
  });

  it("is never made larger by what a feed declares: words that stand for words stay as they are", async () => {
    const levels = Array.from({ length: 12 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`);
    const laughs = `<!DOCTYPE rss [<!ENTITY l0 "lol"><!ENTITY f SYSTEM "file:///etc/passwd">${levels.join("")}]>`;
    const text = rss(item("1", "<description>&l12;&f;</description>"), item("2")).replace(
      '<?xml version="1.0"?>',
      `<?xml version="1.0"?>${laughs}`,
    );
    for (const length of [undefined, 7]) {
      const outcome = await read(text, length).catch((error: unknown) => error);
      // Whether it is read or refused, nothing of it was unfolded or looked up.
      expect(JSON.stringify(outcome).length).toBeLessThan(5_000);
      expect(JSON.stringify(outcome)).not.toMatch(/lollol|root:/);
    }
  });

  it("costs nothing beyond itself when a CDATA section is never closed", async () => {
    const open = "<item><g:id>2</g:id><description><![CDATA[never closed</description></item>";
    for (const length of [undefined, 3]) {
      const { ids } = await read(
        rss(item("1"), open, item("3"), item("4", "<x><![CDATA[a]]></x>"), item("5")),
        length,
      );
      expect(ids).toEqual(["1", "3", "4", "5"]);
    }
  });

  it("at the end of an XML feed leaves the rows before it, and says that the end is missing", async () => {
    const { ids, diagnostics } = await read(rss(item("1"), item("2")).slice(0, -60));
    expect(ids).toEqual(["1"]);
    expect(diagnostics.map((text) => text.split(" ")[1])).toEqual(["broken_xml", "feed_cut_short"]);
    expect((await read(`${rss(item("1")).split("</item>")[0]}</item>`)).diagnostics).toEqual([
      "3 feed_cut_short",
    ]);
  });

  it("costs one line when a quotation mark is never closed", async () => {
    const text = 'id,title,price\n1,a,1\n2,"open,2\n3,c,3\n4,d,4\n';
    for (const length of [undefined, 1]) {
      const { ids, diagnostics } = await read(text, length);
      expect(ids).toEqual(["1", "3", "4"]);
      expect(diagnostics).toEqual(["3 unclosed_quote"]);
    }
  });

  it("costs one row when a field has ten million characters", async () => {
    const huge = "x".repeat(10_000_000);
    const csv = await read(`id,title,price\n1,a,1\n2,${huge},2\n3,"${huge}",3\n4,d,4\n`, 65_536);
    expect(csv.ids).toEqual(["1", "4"]);
    expect(csv.diagnostics).toEqual(["3 field_too_long", "4 field_too_long"]);
    const xml = await read(rss(item("1"), item("2", `<x>${huge}</x>`), item("3")), 65_536);
    expect(xml.ids).toEqual(["1", "3"]);
    expect(xml.diagnostics).toEqual(["4 row_too_long"]);
    const json = await read(`{"id":"1"}\n{"id":"2","x":"${huge}"}\n{"id":"3"}\n`, 65_536);
    expect(json.ids).toEqual(["1", "3"]);
    expect(json.diagnostics).toEqual(["2 row_too_long"]);
  });

  it("is a field of 64 KiB and one character, but not of 64 KiB", async () => {
    const rows = (length: number) => read(`id,title,price\n1,${"x".repeat(length)},1\n2,b,2\n`);
    expect((await rows(65_536)).ids).toEqual(["1", "2"]);
    expect(await rows(65_537)).toMatchObject({ ids: ["2"], diagnostics: ["2 field_too_long"] });
  });

  it("is a row with too many values, and only a warning when there are too few", async () => {
    const text = `id,title,price\n1,a,b,10\n2,b\n3,c,4,,\n4,${"a,".repeat(300)}z\n`;
    expect(await read(text)).toMatchObject({
      ids: ["2", "3"],
      diagnostics: ["2 extra_columns", "3 short_row", "5 too_many_columns"],
    });
  });

  it("is a line of JSON that is none", async () => {
    const { ids, diagnostics } = await read('{"id":"1"}\n{"id":\n[1]\n"text"\n\n{"id":"2"}');
    expect(ids).toEqual(["1", "2"]);
    expect(diagnostics).toEqual(["2 bad_json", "3 bad_json", "4 bad_json"]);
  });

  it("is a trailer that counts other rows than there are", async () => {
    const { diagnostics } = await read(feeds.rakuten.replace("TRL|1", "TRL|5"));
    expect(diagnostics).toEqual(["3 trailer_mismatch"]);
    expect((await read(feeds.rakuten.replace("TRL|1\n", ""))).diagnostics).toEqual(["0 feed_cut_short"]);
  });

  it("ends the reading when the whole file is not a feed", async () => {
    expect(await stopOf("")).toBe("empty_feed");
    expect(await stopOf("id,title,price\n")).toBe("empty_feed");
    expect(await stopOf("<!DOCTYPE html><html><body>Sign in</body></html>")).toBe("unknown_format");
    expect(await stopOf("a,b,c\n1,2,3\n")).toBe("unknown_format");
    expect(await stopOf("\u0000\u0001\u0002binary")).toBe("unknown_format");
    const wide = Array.from({ length: 201 }, (_, i) => `c${i}`).join(",");
    expect(await stopOf(`id,title,price,${wide}\n1,2,3\n`)).toBe("too_many_columns");
    expect(await stopOf(`id,title,price\n${'1,"a\n'.repeat(1001)}`)).toBe("too_broken");
    expect(await stopOf(rss(item("1"), "<item>".repeat(1002)))).toBe("too_broken");
  });
});

describe("delimited text", () => {
  it("is read as a standard reader reads what a standard writer writes, however it is cut", () => {
    const value = fc.string({
      unit: fc.constantFrom("a", "é", '"', ",", "\n", "\r\n", " ", "😀"),
      maxLength: 8,
    });
    const table = fc.array(fc.array(value, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 9 }), (rows, length) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = rows.map((row) => row.map(quoted).join(",")).join("\n");
        const reader = readDelimited(",", () => expect.unreachable());
        const pieces = Array.from({ length: Math.ceil(text.length / length) }, (_, i) =>
          text.slice(i * length, (i + 1) * length),
        );
        const records = [...pieces.flatMap((piece) => reader.write(piece)), ...reader.end()];
        expect(records.map(({ values }) => values)).toEqual(parse(text, { record_delimiter: "\n" }));
      }),
    );
  });
});
