import { describe, expect, it } from "vitest";
import { scenes } from "#vocabulary/scene.ts";
import { lexiconSketch, sketchNames } from "../editorial/lexicon-sketches.ts";
import { pictureFaults } from "../testing/picture-faults.ts";
import { drawInk } from "./drawing.ts";
import { inks, inkThemes } from "./inks.ts";
import { drawScene } from "./scenes.ts";

describe.each(scenes)("the scene %s", (scene) => {
  it("is a sound picture with a red thread, in either theme", () => {
    for (const theme of inkThemes) {
      const svg = drawScene(scene, theme);
      expect(pictureFaults(svg)).toEqual([]);
      expect(svg).toContain(`stroke="${inks[theme].thread}"`);
    }
  });

  it("has no paper of its own: the page shows through", () => {
    expect(drawScene(scene, "light")).not.toContain(`<rect width="640"`);
  });
});

describe.each(sketchNames)("the sketch of %s", (name) => {
  it("is of a garment that has it", () => {
    const { garment, view } = lexiconSketch(name);
    expect(pictureFaults(drawInk(garment, "light", view))).toEqual([]);
  });
});
