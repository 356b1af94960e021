import { describe, expect, test } from "vitest";
import { readTitle } from "./read-title.ts";

const leavesOf = (title: string) => new Set(Object.values(readTitle({ title }).garment?.leaves ?? {}));
const coloursOf = (title: string) => readTitle({ title }).colours.map(({ key }) => key);

describe("a title stuffed with every word a shopper may type", () => {
  test.each([
    ["Small Crossbody Bags Shoulder Bag for Women Messenger Bags Purse and Handbags Wallet", "C.1.3"],
    ["Slip On Canvas Shoes for Women Low Top Fashion Sneakers Walking Flats", "B.1.1"],
  ])("is of the family most of its words are of: %s", (title, leaf) => {
    expect(leavesOf(title)).toContain(leaf);
  });
  test("still ends in what it is when its words are of many families", () => {
    expect(leavesOf("Denim Shirt Blazer Dress")).toContain("A.7.2");
  });
  test("is what it names first when it says at once whom that is for", () => {
    expect(leavesOf("Raincoat Kids Waterproof Cute Animal Hooded Poncho")).toContain("A.5.5");
    expect(leavesOf("Harland Men Leather Dress Shoes")).toContain("B.2.1");
  });
  test("a word further from the name tells less than a near one", () => {
    expect(leavesOf("Women's Mary Jane Double Strap High Heel Pumps")).toContain("B.2.1");
  });
});

describe("a word that only widens the one before", () => {
  test.each([
    ["Striped Drawstring Hoodie Top", "A.2.4"],
    ["Lightweight Thin Zip-Up Hoodie Jacket", "A.2.4"],
    ["Harland Men Parka Jacket", "A.5.3"],
    ["Mens Ripped Jean Jacket Coat for Men", "A.4.4"],
    ["Veste homme Harland parka", "A.5.3"],
    ["Veste Windrunner", "G.1.3"],
  ])("%s is what the narrower word says", (title, leaf) => {
    expect(leavesOf(title)).toContain(leaf);
  });
  test("a blouson that only looks waxed is no raincoat", () => {
    expect(leavesOf("BLOUSON EFFET CIRE")).toContain("A.4.2");
  });
  test("a top with a roll neck stays a top", () => {
    expect(leavesOf("Petite long sleeve roll neck top for women")).toEqual(new Set(["A.1.2"]));
  });
});

describe("two pieces in one title", () => {
  test("a watch sold with a bracelet is a watch, even one worn as a bangle", () => {
    expect(leavesOf("Women's Crystal Bangle Watch and Bracelet Set")).toContain("E.1.1");
  });
});

describe("a French title with English words", () => {
  test.each([
    ["Veste homme Harland padded", "A.5.4"],
    ["Veste homme Harland leather", "A.4.3"],
    ["Casquette trucker néo", "D.2.2"],
  ])("%s", (title, leaf) => {
    expect(leavesOf(title)).toContain(leaf);
  });
  test("an English title borrows nothing from French: a pull is no cloth there", () => {
    expect(leavesOf("Harland pull on wool trousers")).toContain("A.3.3");
  });
});

describe("a maker called by one letter", () => {
  test("the W of a name opens no aside", () => {
    expect(leavesOf("W HARLAND Women Tankini Swimwear with Boyshorts")).toContain("F.4.1");
  });
  test("a small w does, and one before a stroke", () => {
    expect(leavesOf("Swim dress w/ boyshorts")).toContain("F.4.1");
    expect(leavesOf("SWIM DRESS W/ BOYSHORTS")).toContain("F.4.1");
  });
});

describe("a shoe of a maker of sneakers", () => {
  test.each(["Puma Men Black RS Hi Leather Shoes", "adidas Men's Derby White Shoe"])(
    "%s is no shoe for the office",
    (title) => expect(leavesOf(title)).toContain("B.1.1"),
  );
  test("a chukka of theirs that is called casual is a sneaker", () => {
    expect(leavesOf("Vans Men Chukka Low Grey Casual Shoes")).toContain("B.1.1");
  });
  test("a single shoe of theirs comes from a sports shop, several from a shop of fashion", () => {
    expect(leavesOf("Lotto Men's Oakland White Shoe")).toContain("B.5.1");
    expect(leavesOf("Lotto Men White Shoes")).toContain("B.1.1");
    expect(leavesOf("Nike Women Harbour White Shoe")).toContain("B.5.1");
    expect(leavesOf("Nike Women Harbour White Shoes")).toContain("B.1.1");
    expect(leavesOf("Puma Men's Oakland Leather White Shoe")).toContain("B.1.1");
  });
});

describe("the colours of a motif", () => {
  test("come after the colour of the cloth", () => {
    expect(coloursOf("Harland Men Orange Check Black Ties")).toEqual(["black", "orange"]);
    expect(coloursOf("Harland Men Black & Blue Striped White Shirt")[0]).toBe("white");
  });
  test("are those of the garment when it has no other", () => {
    expect(coloursOf("Harland Men Orange & Blue Check Tie")).toEqual(["orange", "blue"]);
    expect(coloursOf("Harland Men Grey Red Checked Slim Fit Shirt")[0]).toBe("grey");
  });
  test("gold by the carat is gold", () => {
    expect(coloursOf("Collier or 18 carats")).toEqual(["gold"]);
  });
});

describe("what is no fashion is given no garment", () => {
  test.each([
    "Café moulu arabica 250 g",
    "Brosse à dents électrique",
    "Huile essentielle lavande",
    "Souris sans fil",
    "Queen size 4 piece sheet set",
    "Shampoing antipelliculaire",
  ])("%s", (title) => {
    const reading = readTitle({ title });
    expect(reading.garment).toBeUndefined();
    expect(reading.notFashion).toBeDefined();
  });
  test("a team called after a plug still has its jersey", () => {
    expect(leavesOf("Deccan Chargers Mens Replica Jersey")).toContain("A.1.1");
  });
});

describe("shorts for the beach", () => {
  test("are shorts, those for swimming are swimwear", () => {
    expect(leavesOf("Harland Men Red Beach Shorts")).toContain("A.3.5");
    expect(leavesOf("Harland Men Red Swim Shorts")).toContain("F.4.1");
  });
});

describe("words of everyday shops", () => {
  test.each([
    ["Men's 9 Inch Quick-Dry Swim Trunk", "F.4.1"],
    ["Boucles pendantes Inès", "E.2.4"],
    ["Étui laptop 15 pouces", "C.1.3"],
    ["Slogan Graphic PJ Set", "F.3.1"],
    ["Harland Men Steel Button Covers", "E.2.4"],
    ["Harland Women Pack of 3 Breifs", "F.1.2"],
  ])("%s", (title, leaf) => {
    expect(leavesOf(title)).toContain(leaf);
  });
});
