import { describe, expect, it } from "vitest";
import { allSilhouettes } from "../../illustrator/draft.ts";
import type { SilhouetteKind } from "../../illustrator/silhouettes.ts";
import { belts } from "./accessories/belts.ts";
import { hair } from "./accessories/hair.ts";
import { hats } from "./accessories/hats.ts";
import { neckwear } from "./accessories/neckwear.ts";
import { scarvesAndGloves } from "./accessories/scarves-and-gloves.ts";
import { sunglasses } from "./accessories/sunglasses.ts";
import { dayBags } from "./bags/day-bags.ts";
import { shoulderBags } from "./bags/shoulder-bags.ts";
import { smallLeather } from "./bags/small-leather.ts";
import { travelBags } from "./bags/travel.ts";
import { workAndEvening } from "./bags/work-and-evening.ts";
import { bras } from "./intimates/bras.ts";
import { briefs } from "./intimates/briefs.ts";
import { mensUnderwear } from "./intimates/mens-underwear.ts";
import { nightwear } from "./intimates/nightwear.ts";
import { sets } from "./intimates/sets.ts";
import { socks } from "./intimates/socks.ts";
import { swimwear } from "./intimates/swimwear.ts";
import { tights } from "./intimates/tights.ts";
import { bracelets } from "./jewellery/bracelets.ts";
import { cufflinks } from "./jewellery/cufflinks.ts";
import { earrings } from "./jewellery/earrings.ts";
import { necklaces } from "./jewellery/necklaces.ts";
import { rings } from "./jewellery/rings.ts";
import { watches } from "./jewellery/watches.ts";
import type { Bank, Line } from "./line.ts";
import { boots } from "./shoes/boots.ts";
import { classics } from "./shoes/classics.ts";
import { heels } from "./shoes/heels.ts";
import { sandals } from "./shoes/sandals.ts";
import { slipOns } from "./shoes/slip-ons.ts";
import { sneakers } from "./shoes/sneakers.ts";
import { sportAndOutdoor } from "./shoes/sport-and-outdoor.ts";

const groups: Readonly<Record<string, readonly Bank[]>> = {
  shoes: [sneakers, slipOns, classics, heels, boots, sandals, sportAndOutdoor],
  bags: [dayBags, shoulderBags, workAndEvening, travelBags, smallLeather],
  accessories: [belts, hats, scarvesAndGloves, neckwear, hair, sunglasses],
  jewellery: [watches, bracelets, necklaces, rings, cufflinks, earrings],
  intimates: [mensUnderwear, bras, briefs, sets, socks, tights, nightwear, swimwear],
};
const banks = Object.values(groups).flat();

const openings = banks.flatMap((bank) => Object.values(bank.openings).flat());
const others = banks.flatMap(({ details, wear }) => [...details, ...wear]);
const lines: readonly Line[] = [...openings, ...others];
const said = lines.flatMap(({ en, fr }) => [en, fr]);

/** Sold with shoes, bags, accessories, jewellery or underwear. */
const kinds: readonly SilhouetteKind[] = allSilhouettes
  .filter(({ leaves }) =>
    Object.values(leaves)
      .flat()
      .some((leaf) => /^[BCDEF]/.test(leaf)),
  )
  .map(({ kind }) => kind);

const openingsOf = (kind: SilhouetteKind): readonly Line[] =>
  banks.flatMap(({ openings: byKind }) => byKind[kind] ?? []);

/** Most often shown of each leaf. */
const commonest: readonly SilhouetteKind[] = [
  "court-sneaker",
  "slip-on",
  "oxford",
  "pump",
  "loafer",
  "monk-strap",
  "heeled-sandal",
  "ballerina",
  "chelsea-boot",
  "knee-boot",
  "work-boot",
  "flat-sandal",
  "slide",
  "running-shoe",
  "rain-boot",
  "zip-backpack",
  "tote",
  "flap-bag",
  "pouch",
  "weekender",
  "bifold-wallet",
  "card-holder",
  "belt",
  "panama",
  "flat-cap",
  "long-scarf",
  "knit-gloves",
  "tie",
  "bow-tie",
  "hair-bow",
  "acetate-sunglasses",
  "dress-watch",
  "bangle",
  "pendant-necklace",
  "band-ring",
  "hoop-earrings",
  "boxer-briefs",
  "bralette",
  "lingerie-set",
  "tights",
  "pyjama-set",
  "bikini",
  "swim-shorts",
];

const outside = (found: readonly Line[], least: number, most: number) =>
  found
    .flatMap(({ en, fr }) => [en, fr])
    .filter((text) => text.length < least || text.length > most)
    .map((text) => `${text.length} ${text}`);

describe("sentences about shoes, bags, accessories, jewellery and underwear", () => {
  it("open on every silhouette in at least four ways, at least two of them whatever its cut", () => {
    const short = kinds.filter((kind) => {
      const found = openingsOf(kind);
      return found.length < 4 || found.filter(({ when }) => !when).length < 2;
    });
    expect(short).toEqual([]);
  });

  it("open on the commonest silhouettes in five ways or more", () => {
    expect(commonest.filter((kind) => openingsOf(kind).length < 5)).toEqual([]);
  });

  it("open on no silhouette of another department", () => {
    const strangers = banks.flatMap(({ openings: byKind }) =>
      Object.keys(byKind).filter((kind) => !kinds.some((known) => known === kind)),
    );
    expect(strangers).toEqual([]);
  });

  it("show twenty-five details or more in each group, and ten ways to wear in each family", () => {
    const few = Object.entries(groups)
      .filter(([, all]) => all.flatMap(({ details }) => details).length < 25)
      .map(([name]) => name);
    expect(few).toEqual([]);
    expect(banks.filter(({ wear }) => wear.length < 10)).toEqual([]);
  });

  it("say what is seen or worn only where it is true", () => {
    expect(others.filter(({ when }) => !when)).toEqual([]);
  });

  it("are as long as a sentence should be", () => {
    expect(outside(openings, 60, 190)).toEqual([]);
    expect(outside(others, 30, 160)).toEqual([]);
  });

  it("are never said twice of the same thing", () => {
    for (const language of ["en", "fr"] as const) {
      const texts = lines.map((each) => each[language]);
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    }
  });

  it("end with a full stop and have single spaces", () => {
    expect(said.filter((text) => !text.endsWith(".") || /\s\s|^\s/.test(text))).toEqual([]);
  });

  it("are set as type: curly apostrophes, and French spaces before double signs", () => {
    expect(said.filter((text) => text.includes("'"))).toEqual([]);
    const french = lines.map(({ fr }) => fr);
    expect(french.filter((text) => /[^\u00a0]:|[^\u202f][;?!]/.test(text))).toEqual([]);
    expect(lines.filter(({ en }) => /\s[:;?!]/.test(en))).toEqual([]);
  });

  it("avoid the words every shop uses", () => {
    const worn =
      /must-have|timeless|elevate|effortless|perfect for any occasion|wardrobe staple|incontournable|intemporel|indispensable|sublimer|parfait pour toutes les occasions/i;
    expect(said.filter((text) => worn.test(text))).toEqual([]);
  });
});
