import { expect, test } from "vitest";
import { styleAxes } from "#vocabulary/style.ts";
import { universes } from "#vocabulary/universe.ts";
import { isShownIn, styleTiles } from "./style-tiles.ts";

const tilesOf = (...asked: Parameters<typeof styleTiles>) =>
  styleTiles(...asked).flatMap(({ tiles }) => tiles);

test("a chosen style ticks its kin, and each names the others", () => {
  const chosen = tilesOf("men", [1], "en").filter((tile) => tile.chosen);
  expect(chosen.map(({ name, kin }) => [name, kin])).toEqual([
    ["Minimal", ["Scandinavian", "Creative office"]],
    ["Scandinavian", ["Minimal", "Creative office"]],
    ["Creative office", ["Minimal", "Scandinavian"]],
  ]);
});

test("kin are those of the universe, in the language of the page", () => {
  const kinOf = (universe: "men" | "women", key: string) =>
    tilesOf(universe, [], "fr").find((tile) => tile.key === key)?.kin;
  expect(kinOf("women", "essentials")).toEqual(["Start-up", "Cocooning"]);
  expect(kinOf("men", "essentials")).toEqual(["Start-up"]);
  expect(kinOf("men", "formal")).toEqual([]);
});

test("whoever is kin to one is kin to all, and nobody to themselves", () => {
  for (const universe of universes) {
    const tiles = tilesOf(universe, [], "en");
    for (const { name, kin } of tiles) {
      expect(kin).not.toContain(name);
      for (const other of kin) expect(tiles.find((tile) => tile.name === other)?.kin).toContain(name);
    }
  }
});

test("names are there before the pictures, and a picture finds its style", () => {
  const image = { src: "/a", srcset: "/a 1w", width: 4, height: 5, alt: "A look", colour: "#ffffff" };
  const styles = [{ key: "rock", name: "Rock", id: 13, image }];
  expect(tilesOf("women", [], "en").every(({ name, image: none }) => name && none === undefined)).toBe(true);
  const pictured = tilesOf("women", [], "en", [{ key: "creative", styles }]);
  expect(pictured.filter((tile) => tile.image).map(({ key }) => key)).toEqual(["rock"]);
});

test("only the other universe's own style has no tile here", () => {
  const hiddenIn = (universe: "men" | "women") =>
    styleAxes.filter((_, index) => !isShownIn(universe, index + 1));
  expect(hiddenIn("men")).toEqual(["romantic"]);
  expect(hiddenIn("women")).toEqual(["sartorial"]);
});
