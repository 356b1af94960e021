import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { idInPath, page, paged, words } from "./paging.ts";

const school = z.object({
  id: z.int(),
  name: z.string(),
  city: z.nullable(z.string()),
  country_code: z.nullable(z.string()),
  /** Of mail addresses. */
  domains: z.array(z.string()),
  /** Whether it may be chosen. */
  active: z.boolean(),
  /** Who chose it, and of these who was here within 30 days. */
  people: z.int(),
  active_people: z.int(),
  likes: z.int(),
});
export type AdminSchool = z.output<typeof school>;

const name = z.string().check(z.trim(), z.minLength(2, "too_short"), z.maxLength(120, "too_long"));
const city = z.nullable(z.string().check(z.trim(), z.maxLength(80, "too_long")));
const countryCode = z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/, "invalid")));
const domains = z
  .array(z.string().check(z.regex(/^(?=.{3,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/, "invalid")))
  .check(z.maxLength(20, "too_big"));

const path = "/api/admin/ecoles";
const one = { access: "admin", params: z.object({ id: idInPath }) } as const;

export const listSchools = defineEndpoint({
  id: "adminListEcoles",
  method: "GET",
  path,
  access: "admin",
  summary: "Schools, with how many people chose each.",
  query: z.strictObject({ ...paged, q: words, active: z.optional(z.enum(["true", "false"])) }),
  answer: z.object({ ecoles: z.array(school), ...page }),
});

export const addSchool = defineEndpoint({
  id: "adminAddEcole",
  method: "POST",
  path,
  access: "admin",
  summary: "Adds a school.",
  status: 201,
  body: z.strictObject({
    name,
    city: z._default(city, null),
    country_code: z._default(countryCode, null),
    domains: z._default(domains, []),
    active: z._default(z.boolean(), true),
  }),
  answer: z.object({ ecole: school }),
});

export const changeSchool = defineEndpoint({
  ...one,
  id: "adminChangeEcole",
  method: "PATCH",
  path: `${path}/:id`,
  summary: "Changes a school.",
  body: z.strictObject({
    name: z.optional(name),
    city: z.optional(city),
    country_code: z.optional(countryCode),
    domains: z.optional(domains),
    active: z.optional(z.boolean()),
  }),
  answer: z.object({ ecole: school }),
});

export const deleteSchool = defineEndpoint({
  ...one,
  id: "adminDeleteEcole",
  method: "DELETE",
  path: `${path}/:id`,
  summary: "Deletes a school; whoever chose it has none then.",
  status: 204,
  answer: z.null(),
});
