import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { leavesOf } from "#vocabulary/category.ts";
import { universes } from "#vocabulary/universe.ts";
import { allSilhouettes, draftGarment, leavesWithoutSilhouette } from "./draft.ts";
import { draftSeries } from "./draft-series.ts";
import { drawGarment, familyOf, type Garment, modelOf } from "./garment.ts";
import { pictureHeight, pictureWidth, placeInFrame } from "./model/frame.ts";
import { boxOf } from "./model/place.ts";
import { pictureFaults } from "./testing/picture-faults.ts";
import { sampleGarments } from "./testing/sample-garments.ts";

const samples = sampleGarments();

describe("every leaf", () => {
  it.each(universes)("of %s has a silhouette", (universe) => {
    expect(leavesWithoutSilhouette(universe)).toEqual([]);
  });

  it("is one that exists in the universe it is drawn for", () => {
    for (const { kind, leaves } of allSilhouettes) {
      for (const universe of universes) {
        for (const leaf of leaves[universe] ?? []) {
          expect(leavesOf(universe), `${kind} under ${universe} ${leaf}`).toContain(leaf);
        }
      }
    }
  });
});

describe.each(samples)("$kind", (garment: Garment) => {
  const svg = drawGarment(garment);

  it("is a sound picture, whole and close", () => {
    expect(pictureFaults(svg)).toEqual([]);
    expect(pictureFaults(drawGarment(garment, "detail"))).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("is what it was: look at a contact sheet, then run `npm run golden`", () => {
    const golden = JSON.parse(readFileSync(new URL("golden.json", import.meta.url), "utf8"));
    expect(createHash("sha256").update(svg).digest("hex").slice(0, 16)).toBe(golden[garment.kind]);
  });

  it("survives being stored", () => {
    expect(drawGarment(JSON.parse(JSON.stringify(garment)))).toBe(svg);
  });

  it("stands whole within the frame, and fills it", () => {
    const [left, top, right, bottom] = boxOf(placeInFrame(modelOf(garment), familyOf(garment)).model.parts);
    expect(left).toBeGreaterThan(20);
    expect(top).toBeGreaterThan(20);
    expect(right).toBeLessThan(pictureWidth - 20);
    expect(bottom).toBeLessThan(pictureHeight - 20);
    expect(Math.max((right - left) / pictureWidth, (bottom - top) / pictureHeight)).toBeGreaterThan(0.34);
  });
});

describe("pictures together", () => {
  it("share no id, so that several can stand in one page", () => {
    const ids = samples.flatMap((garment) =>
      [...drawGarment(garment).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("of one leaf are not alike", () => {
    const tees = draftSeries({ universe: "men", leaf: "A.1.1", seed: "test", count: 12 });
    expect(tees).toHaveLength(12);
    expect(new Set(tees.map((garment) => drawGarment(garment))).size).toBe(12);
  });

  it("are the same for the same seed", () => {
    const request = { universe: "women", leaf: "A.1.1", seed: "again" } as const;
    expect(draftGarment(request)).toEqual(draftGarment(request));
  });
});
