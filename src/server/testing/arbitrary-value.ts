import fc from "fast-check";
import type { Schema } from "#contract/endpoint.ts";

/** Words and numbers that mean something on the site under test: ids, slugs, cursors, labels. */
export type Known = {
  readonly words: readonly string[];
  readonly numbers: readonly number[];
  /** What is kept below an address: `/api/users/me/sessions` → ids. */
  readonly below: ReadonlyMap<string, readonly (string | number)[]>;
};

// biome-ignore lint/suspicious/noExplicitAny: what a schema is made of differs with its type
type Def = any;
const defOf = (schema: Schema): Def => schema._zod.def;

/** Values that a schema of the contract takes, as somebody would send them. */
export function arbitraryOf(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const def = defOf(schema);
  const of = (inner: Schema) => arbitraryOf(inner, known);
  switch (def.type) {
    case "string":
      return textOf(schema, known);
    case "number":
      return numberOf(schema, known);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "literal":
      return fc.constantFrom(...def.values);
    case "enum":
      return fc.constantFrom(...Object.values(def.entries));
    case "array": {
      const least = boundsOf(def).least ?? 0;
      return fc.array(of(def.element), { minLength: least, maxLength: Math.max(least, 3) });
    }
    case "object":
      return objectOf(def.shape, known);
    case "record":
      return recordOf(schema, known);
    case "optional":
      return fc.option(of(def.innerType), { nil: undefined, freq: 2 });
    case "nullable":
      return fc.option(of(def.innerType), { freq: 5 });
    case "default":
      return of(def.innerType);
    case "union":
      return fc.oneof(...def.options.map(of));
    case "pipe":
      return pipeOf(schema, known);
    case "unknown":
      return fc.jsonValue({ maxDepth: 1 });
    default:
      throw new Error(`There is no arbitrary for ${def.type}.`);
  }
}

/** What goes in is often what comes out, only checked more closely; where it is not, it is made from the outside. */
function pipeOf(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  // In an address, numbers are words.
  const takes = (value: unknown) =>
    schema.safeParse(value).success || (Array.isArray(value) && schema.safeParse(value.map(String)).success);
  for (const side of [defOf(schema).out, defOf(schema).in] as Schema[]) {
    if (defOf(side).type === "transform") continue;
    const made = arbitraryOf(side, known);
    // A filter that lets hardly anything pass would look for ever.
    const passing = fc.sample(made, { numRuns: 20, seed: 1 }).filter(takes).length;
    if (passing > 5) return passing === 20 ? made : made.filter(takes);
  }
  throw new Error("Nothing is known that goes through a pipe.");
}

function objectOf(shape: Record<string, Schema>, known: Known): fc.Arbitrary<unknown> {
  const parts = Object.entries(shape).map(([key, schema]) => [key, arbitraryOf(schema, known)] as const);
  return fc
    .record(Object.fromEntries(parts))
    .map((made) => Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)));
}

function recordOf(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const { keyType, valueType } = defOf(schema);
  const value = arbitraryOf(valueType, known);
  const key = arbitraryOf(keyType, known);
  if (defOf(keyType).type === "enum")
    return fc.record(
      Object.fromEntries(Object.values<string>(defOf(keyType).entries).map((name) => [name, value])),
    );
  return fc
    .array(fc.tuple(key.map(String), value), { maxLength: 3 })
    .map((entries) => Object.fromEntries(entries));
}

type Bounds = { least?: number; most?: number; patterns: RegExp[]; isWhole: boolean };

function boundsOf(def: Def): Bounds {
  const bounds: Bounds = { patterns: [], isWhole: def.check === "number_format" };
  for (const one of [def, ...(def.checks ?? []).map((check: Def) => check._zod.def)]) {
    if (one.check === "min_length" || one.check === "greater_than")
      bounds.least = Number(one.minimum ?? one.value);
    if (one.check === "max_length" || one.check === "less_than")
      bounds.most = Number(one.maximum ?? one.value);
    if (one.check === "string_format" && one.pattern) bounds.patterns.push(one.pattern);
    if (one.check === "number_format") bounds.isWhole = true;
  }
  return bounds;
}

/** Nothing of this leaves the machine. */
const addresses = ["https://feed.invalid/a.csv", "http://127.0.0.1:1/", "http://[::1]:1/x", "https://"];

function textOf(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const takes = (text: unknown) => schema.safeParse(text).success;
  const { least = 0, most = 40, patterns } = boundsOf(defOf(schema));
  if (patterns.some(({ source }) => source.startsWith("^https?"))) return fc.constantFrom(...addresses);
  const fitting = known.words.filter(takes);
  const made = patterns[0] ? matching(patterns[0], takes) : anyText(least, most, takes);
  if (!made && fitting.length === 0) throw new Error(`Nothing is known that fits ${patterns.join(" ")}.`);
  return fc.oneof(
    ...(fitting.length > 0 ? [{ arbitrary: fc.constantFrom(...fitting), weight: 4 }] : []),
    ...(made ? [{ arbitrary: made, weight: 1 }] : []),
  );
}

function anyText(least: number, most: number, takes: (text: string) => boolean) {
  const text = fc.string({
    unit: "grapheme",
    minLength: least,
    maxLength: Math.max(least, Math.min(most, 60)),
  });
  // Some texts are checked by words of their own, which nothing made up would pass.
  return fc.sample(text, { numRuns: 20, seed: 1 }).filter(takes).length > 5 ? text.filter(takes) : undefined;
}

/** Patterns that look ahead cannot be made up from; what is known has to do. */
function matching(pattern: RegExp, takes: (text: string) => boolean): fc.Arbitrary<string> | undefined {
  try {
    const text = fc.stringMatching(pattern);
    return fc.sample(text, { numRuns: 8, seed: 1 }).filter(takes).length > 4 ? text.filter(takes) : undefined;
  } catch {
    return undefined;
  }
}

function numberOf(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const takes = (number: unknown) => schema.safeParse(number).success;
  const { least = -1_000, most = 2_147_483_647, isWhole } = boundsOf(defOf(schema));
  const fitting = known.numbers.filter(takes);
  const small = fc.integer({ min: Math.ceil(least), max: Math.floor(Math.min(most, least + 40)) });
  const any = isWhole
    ? fc.integer({ min: Math.ceil(least), max: Math.floor(most) })
    : fc.double({ min: least, max: most, noNaN: true });
  return fc
    .oneof(
      { arbitrary: small, weight: 2 },
      { arbitrary: any, weight: 1 },
      ...(fitting.length > 0 ? [{ arbitrary: fc.constantFrom(...fitting), weight: 4 }] : []),
    )
    .map((number) => (Object.is(number, -0) ? 0 : number));
}
