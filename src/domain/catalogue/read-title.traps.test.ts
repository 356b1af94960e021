import { describe, expect, test } from "vitest";
import { readTitle } from "./read-title.ts";

const leavesOf = (title: string) => new Set(Object.values(readTitle({ title }).garment?.leaves ?? {}));
const coloursOf = (title: string) => readTitle({ title }).colours.map(({ key }) => key);

describe("a shoe that is only called a shoe", () => {
  test("is a sports shoe when a maker of sports shoes made it", () => {
    expect(leavesOf("Reebok Women's Stride White Shoe")).toContain("B.5.1");
  });
  test("is a sneaker when the same maker names one of its sneakers", () => {
    expect(leavesOf("Nike Air Force 1 Men's Shoes")).toContain("B.1.1");
    expect(leavesOf("adidas Originals Shoes")).toContain("B.1.1");
  });
  test("is a sneaker when anybody else made it", () => {
    expect(leavesOf("Harland Men Brown Shoes")).toContain("B.1.1");
  });
  test("is a sports shoe when its model is named after running", () => {
    expect(leavesOf("Harland Men's City Runner White Shoe")).toContain("B.5.1");
    expect(leavesOf("Harland Women Sprint Blue Shoes")).toContain("B.5.1");
  });
  test.each([
    "adidas Men Harland Low White Shoe",
    "Nike Women Oak Classic Pink Shoe",
    "Reebok Men Brown Oak Shoes",
  ])("is a sneaker when a maker of sports shoes means the street: %s", (title) =>
    expect(leavesOf(title)).toContain("B.1.1"),
  );
  test("is an outdoor shoe when a maker for the mountains made it", () => {
    expect(leavesOf("Quechua Women Pink Shoes")).toContain("B.5.2");
  });
  test("is classic in black leather, a sneaker in white leather", () => {
    expect(leavesOf("Harland Men Black Leather Shoes")).toContain("B.2.1");
    expect(leavesOf("Harland Men Red Leather Dress Shoes")).toContain("B.2.1");
    expect(leavesOf("Harland Men White Leather Shoes")).toContain("B.1.1");
  });
  test("is a ballerina when it is only called flat", () => {
    expect(leavesOf("Harland Women's Oak Flat")).toContain("B.2.4");
  });
});

describe("what is printed on a T-shirt", () => {
  test.each(["Tiny Oak Boys Bike Ride Tshirt", "Harland Men's Night Owl T-shirt", "Lounge Lizard tee"])(
    "%s stays a T-shirt",
    (title) => expect(leavesOf(title)).toContain("A.1.1"),
  );
  test("says what the T-shirt is when it is the word of a sport or of the night", () => {
    expect(leavesOf("Running T-shirt in blue")).toContain("G.1.1");
    expect(leavesOf("Loungewear T-shirt grey")).toContain("F.3.1");
  });
});

describe("a shop's word for no garment in particular", () => {
  test("children's wear is supposed to be a T-shirt", () => {
    const reading = readTitle({ title: "Tiny Oak Boy's Regatta White Kidswear" });
    expect(reading.garment).toMatchObject({ family: "A.1", sure: "family" });
    expect(reading.universe).toBe("kids");
  });
  test("a set of accessories for men is supposed to hold a tie", () => {
    expect(leavesOf("Perrin Men Accessory Gift Set")).toContain("D.5.1");
  });
  test.each([
    ["Sunday Pak'r by Eastpak", "C.1.1"],
    ["Black & Green Aviator", "D.6.1"],
    ["18k plated double heart", "E.2.2"],
    ["Polo Ralph Lauren", "A.1.2"],
  ])("%s is guessed from what such makers make", (title, leaf) => {
    expect(leavesOf(title)).toContain(leaf);
    expect(readTitle({ title }).garment?.sure).toBe("guess");
  });
});

describe("words that are a colour and a garment", () => {
  test("a navy blazer is a blazer when nothing else is named", () => {
    expect(leavesOf("Harland Men Navy Blazer")).toContain("A.4.1");
    expect(leavesOf("Navy blazer with white piping")).toContain("A.4.1");
  });
  test("and the colour of the shirt when a shirt is", () => {
    expect(leavesOf("HARLAND - Shirt - navy blazer")).toContain("A.1.3");
    expect(coloursOf("HARLAND - Shirt - navy blazer")).toEqual(["navy"]);
  });
  test("blue denim leaves a jacket a denim jacket", () => {
    expect(leavesOf("Harland Men Blue Denim Jacket")).toContain("A.4.4");
  });
  test("black denim alone is a pair of jeans", () => {
    expect(leavesOf("Harland Men Black Denim")).toContain("A.3.1");
  });
});

describe("which colour is the main one", () => {
  test("the colour of a part comes after the colour of the whole", () => {
    expect(coloursOf("Harland Men Grey Collar White T-shirt")).toEqual(["white", "grey"]);
  });
  test("a colour in brackets is that of the whole, whatever the title says it comes with", () => {
    expect(coloursOf("Wrist watch with stainless steel band (Black)")).toEqual(["black", "silver"]);
  });
  test("a toned colour beside another is a colour of its own", () => {
    expect(coloursOf("Harland Men Dark Grey Brown Trousers")).toEqual(["grey", "brown"]);
  });
  test("a slip of the pen is understood", () => {
    expect(coloursOf("Aura Women Sliver Dial Watch")).toEqual(["silver"]);
  });
});

describe("names that sound like clothes", () => {
  test.each([
    ["Montre Daniel Wellington", "E.1.1"],
    ["Pull&Bear - Chemise - noir", "A.1.3"],
    ["New Balance 550 blanc/vert", "B.1.1"],
    ["UGG Classic Short II", "B.3.1"],
  ])("%s is not what its maker's name says", (title, leaf) => {
    expect(leavesOf(title)).toContain(leaf);
  });
  test("a maker called after a fruit lends its clothes no colour", () => {
    expect(coloursOf("Robe longue Mango")).toEqual([]);
  });
});

describe("a language told by little", () => {
  test("a robe that comes first is a dress", () => {
    expect(leavesOf("Robe Sandro")).toContain("A.7.2");
    expect(leavesOf("Petite robe Mango")).toContain("A.7.2");
  });
  test("a robe that comes last is a dressing gown", () => {
    expect(leavesOf("Purple satin robe")).toContain("F.3.1");
  });
});

describe("pieces that are worn together", () => {
  test.each([
    ["Kurta Pant With Dupatta Set", "A.1.4"],
    ["Embroidered Salwar Suit Dupatta Material", "A.1.4"],
    ["White Vest And Tie Set", "A.6.3"],
    ["Perrin Men Purple Tie Cufflink and Pocket Square Combo Set", "D.5.1"],
    ["Boys Blue Angarakha Dhoti Set", "A.1.3"],
    ["Ensemble sweat et jogging à logo", "G.1.3"],
  ])("%s is filed by the piece that matters", (title, leaf) => {
    expect(leavesOf(title)).toContain(leaf);
  });
});

describe("the nearest place in the tree", () => {
  test.each([
    ["Girls Green Innerwear Vest", "F.1.3"],
    ["Harland Men V Neck Innerwear T-shirt", "F.1.1"],
    ["Soft Stretchy Headwraps, 6-Count", "D.5.2"],
    ["Petite lace cami body in black", "A.1.6"],
    ["Solid Abaya", "A.7.3"],
    ["Printed kimono top in blue", "A.1.2"],
    ["Sky Blue Bag Pack", "C.1.1"],
    ["Slider sandals black", "B.4.2"],
    ["Bottes en cuir Chelsea", "B.3.1"],
    ["Vareuse bleue", "A.4.2"],
    ["Veste costume slim beige", "A.4.1"],
    ["Pantalon costume", "A.3.3"],
    ["Leggins femme", "A.3.4"],
    ["6 Inch Premium Boot Timberland", "B.3.1"],
  ])("%s", (title, leaf) => {
    expect(leavesOf(title)).toContain(leaf);
  });
});

describe("a thing named again at the end", () => {
  test("is that thing, whatever it is worn with", () => {
    expect(leavesOf("Mens Solid Bowtie Self Tie Bow Ties Tuxedo & Wedding Bowties")).toContain("D.5.2");
  });
  test("does not take the place of the first of two pieces", () => {
    expect(leavesOf("Men's shirt and trousers")).toContain("A.1.3");
  });
});

describe("what is no fashion", () => {
  test.each(["Lakme Day & Night Travel Kit", "Women Brown Mobile Pouch", "Warm Eyeshadow Palette"])(
    "%s",
    (title) => {
      expect(readTitle({ title }).notFashion).toBeDefined();
    },
  );
});
