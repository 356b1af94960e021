import { type SlotName, slotNames } from "#vocabulary/assistant.ts";
import type { Many } from "./many.ts";

/** What bags, jewellery and the like are not cut by, and what shoes are not. */
const withoutCut: readonly (readonly [branches: RegExp, slots: readonly SlotName[]])[] = [
  [/^[CDE]/, ["cut", "neckline", "collar", "sleeve", "length", "rise", "heel", "closure"]],
  [/^B/, ["cut", "neckline", "collar", "sleeve", "rise"]],
];

/** "Short sleeves rather than long ones", « des manches longues, pas courtes »: both are said of the sleeves. */
function sleevesFirst(slots: Many, not: Many, text: string): void {
  if (!sleeves.test(text)) return;
  for (const [here, there] of [
    [slots, not],
    [not, slots],
  ] as const) {
    const meant = here.length?.filter((length) => length === "short" || length === "long") ?? [];
    if (!there.sleeve || meant.length === 0) continue;
    delete here.length;
    here.sleeve = [...new Set([...(here.sleeve ?? []), ...meant])];
  }
}
const sleeves =
  /(?<![a-z])(?:(?:sleeves?|sleeved)[ ,]+(?:(?:rather|instead|not|and|but|over|no|than|of|please|the|want)[ ,]*)*(?:short|long)(?: ones?| sleeves?| please| ?$)|manches? (?:courtes?|longues?)[ ,]+(?:(?:plutot|et|mais|pas|non|que|au lieu|de|des|ni|les|svp|veux)[ ,]*)+(?:courtes?|longues?))(?![a-z])/;

/** What one word says twice is said once. */
export function tidy(slots: Many, not: Many, isGift: boolean, text: string): void {
  sleevesFirst(slots, not, text);
  const { category = [], occasion } = slots;
  const drop = (slot: SlotName, ...values: readonly string[]) => {
    const left = slots[slot]?.filter((value) => !values.includes(value));
    if (left && left.length > 0) slots[slot] = left;
    else delete slots[slot];
  };
  if (category.some((code) => /^A\.[78]\.[123]$/.test(code))) delete slots.length;
  if (category.includes("A.7.4")) drop("occasion", "evening");
  if (category.includes("C.1.5")) drop("occasion", "travel");
  if (category.includes("A.2.5")) drop("neckline", "roll-neck");
  if (category.includes("A.2.4")) drop("neckline", "hooded");
  if (category.includes("A.3.1")) drop("material", "denim");
  if (category.some((code) => code.startsWith("B.3"))) drop("closure", "lace-up");
  if (isGift) drop("occasion", "party");
  if (category.includes("G")) drop("occasion", "sport");
  if (occasion?.includes("interview")) drop("occasion", "work");
  for (const [branches, without] of withoutCut)
    if (category.length > 0 && category.every((code) => branches.test(code)))
      for (const slot of without) {
        delete slots[slot];
        delete not[slot];
      }
  // "A smart jacket but not a blazer": of all jackets only those are ruled out.
  const ruledOut = not.category?.filter((code) => slots.category?.includes(code)) ?? [];
  if (ruledOut.length > 0)
    slots.category = [
      ...new Set(
        slots.category?.map((code) =>
          ruledOut.includes(code) ? code.split(".").slice(0, 2).join(".") : code,
        ),
      ),
    ];
  // "Not pink, she hates pink": a colour that is ruled out once is ruled out.
  const refused = slots.colour?.filter((colour) => not.colour?.includes(colour)) ?? [];
  if (refused.length > 0) drop("colour", ...refused);
  // "An animal print but not leopard" is more than these words can tell.
  for (const slot of slotNames) {
    const both = not[slot]?.filter((value) => slots[slot]?.includes(value)) ?? [];
    if (both.length > 0) not[slot] = not[slot]?.filter((value) => !both.includes(value)) ?? [];
  }
  for (const [slot, values] of Object.entries(not)) if (values?.length === 0) delete not[slot as SlotName];
}
