import { expect, test } from "vitest";
import { exampleProduct, exampleSnapshot } from "../../catalogue/testing/examples.ts";
import { recommend } from "../recommend.ts";
import { newSession } from "../session.ts";
import { wantsOf } from "../wants.ts";

const { traits, variants } = exampleProduct({ id: 1 });
const rock = { ...traits, styles: [{ id: 13, score: 0.9 }], materials: ["leather"] as const };
const black = [{ ...variants[0], colours: ["black"] as const }] as const;
const boots = { leaf: "B.3.1", traits: rock, variants: black } as const;
const snapshot = exampleSnapshot([
  exampleProduct({ id: 1, name: { en: "Jumper", fr: "Pull" } }),
  exampleProduct({ id: 2, ...boots, name: { en: "Boots", fr: "Bottines" } }),
  exampleProduct({ id: 3, leaf: "A.2.2" }),
  exampleProduct({ id: 4, ...boots, leaf: "A.4.3" }),
  exampleProduct({ id: 5, leaf: "C.1.1", traits: { ...rock, materials: ["nylon"] } }),
]);
const list = (liked: readonly number[]) =>
  recommend(snapshot, {
    wants: wantsOf(snapshot, "men", {}),
    session: { ...newSession, liked },
    from: 0,
    limit: 9,
  }).picks.map(({ row, reasons }) => [
    snapshot.ids[row],
    reasons.find(({ key }) => key === "liked")?.label.fr.replace(/.*\s: /u, ""),
  ]);

test("names the liked piece that is nearest, whichever was liked last", () => {
  for (const liked of [
    [1, 2],
    [2, 1],
  ])
    expect(new Map(list(liked) as [number, string][])).toEqual(
      new Map<number, string | undefined>([
        [3, "Pull"],
        [4, "Bottines"],
        // Of the same taste as the boots, and nothing else.
        [5, undefined],
      ]),
    );
});

test("says nothing for what is unknown or of the other universe", () => {
  expect(list([99]).every(([, name]) => name === undefined)).toBe(true);
});
