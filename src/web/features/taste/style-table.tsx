import type { Taste } from "#contract/taste.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { useOpenTrait } from "./open-trait.ts";
import { standing, strengthOf, strengthWord } from "./strength.ts";

/** The same as the drawing, in words and in order: for ears, and for fingers that find a list easier. */
export function StyleTable({ styles, compared }: Pick<Taste, "styles" | "compared">) {
  const open = useOpenTrait();
  const ordered = styles.toSorted((a, b) => b.weight - a.weight);
  return (
    <Disclosure title={m.taste_styles_table()}>
      <div className="overflow-x-auto">
        <table className="num w-full text-left">
          <caption className="sr-only">{m.taste_styles()}</caption>
          <thead className="text-12 text-muted">
            <tr className="border-line border-b [&>th]:py-2 [&>th]:font-normal">
              <th scope="col">{m.taste_table_style()}</th>
              <th scope="col">{m.taste_table_strength()}</th>
              {compared && <th scope="col">{m.taste_table_before({ number: compared.number })}</th>}
              <th scope="col" className="text-right">
                {m.taste_table_for()}
              </th>
              <th scope="col" className="pl-3 text-right">
                {m.taste_table_against()}
              </th>
            </tr>
          </thead>
          <tbody>
            {ordered.map(({ id, trait, label, strength, locked, likes, dislikes, compared: before }) => (
              <tr key={id} className="border-line border-b">
                <th scope="row" className="font-normal">
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    onClick={({ currentTarget }) => open(trait, currentTarget)}
                    className="link min-h-11 pr-3 text-left"
                  >
                    {label}
                  </button>
                </th>
                <td className="pr-3 text-muted">{standing(strength, locked)}</td>
                {compared && (
                  <td className="pr-3 text-muted">
                    {before === undefined ? "–" : strengthWord(strengthOf(before))}
                  </td>
                )}
                <td className="text-right text-muted">{likes}</td>
                <td className="text-right text-muted">{dislikes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
  );
}
