import { describe, expect, it } from "vitest";
import { leavesOf } from "#vocabulary/category.ts";
import { universes } from "#vocabulary/universe.ts";
import { houseBrands } from "./brands.ts";
import { houseShops } from "./shops.ts";

describe("the invented shops", () => {
  it("have a name and an address of their own, under a domain nobody can own", () => {
    expect(new Set(houseShops.map(({ name }) => name)).size).toBe(houseShops.length);
    const hosts = houseShops.map(({ url }) => new URL(url).hostname);
    expect(new Set(hosts).size).toBe(houseShops.length);
    expect(hosts.filter((host) => !host.endsWith(".example"))).toEqual([]);
  });

  it("are not called like a brand", () => {
    const brands = new Set(houseBrands.map(({ name }) => name.toLowerCase()));
    expect(houseShops.filter(({ name }) => brands.has(name.toLowerCase()))).toEqual([]);
  });

  it("price, choose and deliver within reason", () => {
    const odd = houseShops.filter(({ factor: [low, high], delivery, breadth }) => {
      const [soonest, latest] = delivery.days;
      const prices = low >= 0.5 && low <= high && high <= 1.2;
      const parcels =
        soonest >= 1 && soonest <= latest && delivery.cost >= 0 && Number.isInteger(delivery.cost);
      const free = delivery.freeFrom === undefined || delivery.freeFrom > delivery.cost;
      return !(prices && parcels && free && breadth > 0 && breadth <= 1);
    });
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  it("leave nothing a brand makes without two shops that could carry it", () => {
    const unsold = universes.flatMap((universe) =>
      houseBrands
        .filter((brand) => brand.universes.includes(universe))
        .flatMap((brand) => {
          const made = leavesOf(universe).filter((leaf) =>
            brand.makes.some(([code]) => leaf === code || leaf.startsWith(`${code}.`)),
          );
          const departments = new Set(made.map((leaf) => leaf.slice(0, 1)));
          return [...departments].flatMap((department) => {
            const sellers = houseShops.filter(
              (shop) =>
                shop.universes.includes(universe) &&
                shop.levels.includes(brand.level) &&
                shop.departments.some((carried) => carried === department),
            );
            return sellers.length >= 2 ? [] : [`${universe} ${brand.name} ${department}`];
          });
        }),
    );
    expect(unsold).toEqual([]);
  });
});
