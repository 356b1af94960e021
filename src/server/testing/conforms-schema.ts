export type JsonSchema = { readonly [keyword: string]: unknown };

/** What a value breaks of a JSON schema, each with its place; nothing when it conforms. Knows the keywords that our own document has, and stops at any other. */
export function breaches(
  value: unknown,
  schema: JsonSchema,
  shared: Readonly<Record<string, JsonSchema>>,
  at = "answer",
): string[] {
  const found: string[] = [];
  for (const [keyword, rule] of Object.entries(schema)) {
    const check = keywords[keyword];
    if (!check) throw new Error(`The document says ${keyword}, which is not looked at.`);
    found.push(...check(value, rule, { schema, shared, at }));
  }
  return found;
}

type Where = {
  readonly schema: JsonSchema;
  readonly shared: Readonly<Record<string, JsonSchema>>;
  readonly at: string;
};
type Check = (value: unknown, rule: unknown, where: Where) => string[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const unless = (isFine: boolean, { at }: Where, what: string): string[] => (isFine ? [] : [`${at} ${what}`]);
const under = (value: unknown, rule: unknown, where: Where, step = ""): string[] =>
  breaches(value, rule as JsonSchema, where.shared, where.at + step);
const passed = (): string[] => [];

const isOfType: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === "string",
  number: (value) => typeof value === "number",
  integer: Number.isInteger,
  boolean: (value) => typeof value === "boolean",
  null: (value) => value === null,
  array: Array.isArray,
  object: isObject,
};

const some =
  (isRight: (matches: number) => boolean): Check =>
  (value, rule, where) => {
    const tries = (rule as JsonSchema[]).map((one) => under(value, one, where));
    const closest = tries.toSorted((a, b) => a.length - b.length)[0] ?? [];
    const matches = tries.filter((breached) => breached.length === 0).length;
    return isRight(matches) ? [] : [`${where.at} fits ${matches} of its shapes; ${closest.join("; ")}`];
  };

const keywords: Readonly<Record<string, Check>> = {
  type: (value, rule, where) =>
    unless(
      [rule].flat().some((type) => isOfType[String(type)]?.(value)),
      where,
      `is no ${rule}`,
    ),
  enum: (value, rule, where) => unless((rule as unknown[]).includes(value), where, `is none of ${rule}`),
  const: (value, rule, where) => unless(value === rule, where, `is not ${rule}`),
  minimum: (value, rule, where) =>
    unless(typeof value !== "number" || value >= Number(rule), where, `is below ${rule}`),
  maximum: (value, rule, where) =>
    unless(typeof value !== "number" || value <= Number(rule), where, `is above ${rule}`),
  // As the standard counts: characters, not the halves that some of them have here.
  minLength: (value, rule, where) =>
    unless(typeof value !== "string" || [...value].length >= Number(rule), where, `is shorter than ${rule}`),
  maxLength: (value, rule, where) =>
    unless(typeof value !== "string" || [...value].length <= Number(rule), where, `is longer than ${rule}`),
  pattern: (value, rule, where) =>
    unless(typeof value !== "string" || new RegExp(String(rule), "u").test(value), where, `is not ${rule}`),
  minItems: (value, rule, where) =>
    unless(!Array.isArray(value) || value.length >= Number(rule), where, `has fewer than ${rule}`),
  maxItems: (value, rule, where) =>
    unless(!Array.isArray(value) || value.length <= Number(rule), where, `has more than ${rule}`),
  items: (value, rule, where) => {
    if (!Array.isArray(value)) return [];
    const listed = ((where.schema.prefixItems as unknown[] | undefined) ?? []).length;
    const rest = value.slice(listed);
    if (rule === false) return unless(rest.length === 0, where, "has more than its items");
    return rest.flatMap((one, n) => under(one, rule, where, `[${n + listed}]`));
  },
  prefixItems: (value, rule, where) =>
    Array.isArray(value)
      ? (rule as unknown[]).flatMap((one, n) =>
          n < value.length ? under(value[n], one, where, `[${n}]`) : [],
        )
      : [],
  required: (value, rule, where) =>
    isObject(value)
      ? (rule as string[]).flatMap((key) => unless(Object.hasOwn(value, key), where, `lacks ${key}`))
      : [],
  properties: (value, rule, where) =>
    isObject(value)
      ? Object.entries(rule as Record<string, unknown>).flatMap(([key, one]) =>
          Object.hasOwn(value, key) ? under(value[key], one, where, `.${key}`) : [],
        )
      : [],
  additionalProperties: (value, rule, where) => {
    if (!isObject(value)) return [];
    const named = (where.schema.properties ?? {}) as object;
    const rest = Object.keys(value).filter((key) => !Object.hasOwn(named, key));
    if (rule === false) return rest.map((key) => `${where.at} has ${key}, which is not in the document`);
    return rest.flatMap((key) => under(value[key], rule, where, `.${key}`));
  },
  propertyNames: (value, rule, where) =>
    isObject(value) ? Object.keys(value).flatMap((key) => under(key, rule, where, ` key ${key}`)) : [],
  anyOf: some((matches) => matches > 0),
  oneOf: some((matches) => matches === 1),
  $ref: (value, rule, where) => {
    const schema = where.shared[String(rule).replace("#/components/schemas/", "")];
    if (!schema) throw new Error(`${rule} leads nowhere.`);
    return under(value, schema, where);
  },
  // Words for people.
  id: passed,
  description: passed,
};
