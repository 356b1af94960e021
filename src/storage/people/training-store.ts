import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Chooser, Shown, ShownList, TrainingStore } from "#domain/training/ports.ts";
import type { ProductEventType, Surface } from "#vocabulary/product-event.ts";
import type { Schema } from "../schema.ts";
import { listIn, moment, ofReaction, readEvent, readReaction } from "./evidence-store.ts";
import { readReadings } from "./readings-document.ts";
import { readTasteSettings } from "./taste-settings-document.ts";

/** Of one person: more than is learned from. */
const mostChoices = 400;
const mostLists = 40;

export const trainingStore = (db: Kysely<Schema>): TrainingStore => ({
  async choosers(after, most) {
    const { rows } = await sql<{ id: string } & ChooserRow>`
      select person.id, ${reactionsOf(sql``)} as reactions, ${boughtOf} as events, ${settingsOf} as settings
      from person
      where registration_status <> 'pending' ${isAfter(after)}
      order by person.id limit ${most}
    `.execute(db);
    return { people: rows.map(toChooser), ...nextOf(rows, most) };
  },

  async shown(after, most, since) {
    const { rows } = await sql<{ id: string } & ShownRow>`
      select person.id, ${reactionsOf(sql`and at > ${since}`)} as reactions, ${settingsOf} as settings,
        ${listsOf(since)} as lists, ${metOf(since)} as met
      from person
      where exists (
        select from reco_list where person_id = person.id and at > ${since} and readings is not null
      ) ${isAfter(after)}
      order by person.id limit ${most}
    `.execute(db);
    return { people: rows.map(toShown), ...nextOf(rows, most) };
  },
});

const isAfter = (after: string | undefined) => (after ? sql`and person.id > ${after}::uuid` : sql``);

const nextOf = (rows: readonly { readonly id: string }[], most: number) => {
  const last = rows.at(-1);
  return last && rows.length === most ? { next: last.id } : {};
};

const settingsOf = sql`(select settings from taste where person_id = person.id)`;

const reactionsOf = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select string_agg(concat_ws(' ', product_id, kind, coalesce(scope, '-'), ${moment}), ',') from (
    select product_id, kind, scope, at from reaction
    where person_id = person.id ${condition} order by at desc, product_id desc limit ${mostChoices}
  ) as latest
)`;

const boughtOf = sql`(
  select string_agg(concat_ws(' ', product_id, type, ${moment}), ',') from (
    select product_id, type, at from product_event
    where person_id = person.id and type in ('product_chosen', 'product_purchased')
    order by at desc, place desc limit ${mostChoices}
  ) as latest
)`;

/** The lists that were ranked for this person, with what they were ranked by. */
const listsOf = (since: Date): RawBuilder<unknown> => sql`(
  select json_agg(json_build_array(id, surface, start, products, stretches, readings, ${moment})) from (
    select id, surface, start, products, stretches, readings, at from reco_list
    where person_id = person.id and kind in ('reco', 'hard') and readings is not null and at > ${since}
    order by place desc limit ${mostLists}
  ) as latest
)::text`;

const metOf = (since: Date): RawBuilder<unknown> => sql`(
  select string_agg(distinct concat_ws(' ', list_id, product_id, type), ',') from product_event
  where person_id = person.id and list_id is not null and at > ${since}
)`;

type ChooserRow = { reactions: string | null; events: string | null; settings: unknown };

const toChooser = ({ reactions, events, settings }: ChooserRow): Chooser => ({
  evidence: [...listIn(reactions, readReaction).flatMap(ofReaction), ...listIn(events, readEvent)],
  settings: readTasteSettings(settings),
});

type ShownRow = {
  reactions: string | null;
  settings: unknown;
  lists: string | null;
  met: string | null;
};

// As the statements above write them; the database keeps to the words of each column.
type ListJson = readonly [
  id: string,
  surface: Surface | null,
  start: number,
  products: readonly number[],
  stretches: readonly { readonly product: number; readonly propensity: number }[],
  readings: unknown,
  at: number,
];

const toShown = ({ reactions, settings, lists, met }: ShownRow): Shown => ({
  settings: readTasteSettings(settings),
  reactions: listIn(reactions, readReaction).flatMap(ofReaction),
  lists: (JSON.parse(lists ?? "[]") as ListJson[]).flatMap(toList),
  met: listIn(met, ([list = "", product, kind]) => ({
    list,
    product: Number(product),
    kind: kind as ProductEventType,
  })),
});

function toList([id, surface, start, products, stretches, document, at]: ListJson): ShownList[] {
  const readings = readReadings(document);
  if (!readings) return [];
  const propensities = new Map(stretches.map(({ product, propensity }) => [product, propensity]));
  return [{ id, surface, start, products, propensities, readings, at }];
}
