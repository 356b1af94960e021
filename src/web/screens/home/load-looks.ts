import type { Client } from "#contract/client.ts";
import { listInspirations } from "#contract/looks.ts";
import { formatMoney } from "#vocabulary/format.ts";
import type { Language } from "#vocabulary/language.ts";
import { languageOfPath } from "#vocabulary/language-path.ts";
import { occasionLabels } from "#vocabulary/occasion-labels.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { lookPath } from "#web/features/looks/look-path.ts";

const looksShown = 2;
const occasionsShown = 7;

/** Two looks of each universe, of two occasions where there are, and what others are for. None that cannot be had. */
export async function loadLooks(client: Client, path: string) {
  const lang = languageOfPath(path);
  const [men, women] = await Promise.all([looksOf(client, lang, "men"), looksOf(client, lang, "women")]);
  return { men, women };
}

async function looksOf(client: Client, lang: Language, universe: Universe) {
  const answer = await client(listInspirations, { query: { universe, lang, limit: 12 } });
  if (!answer.ok) return { looks: [], occasions: [] };
  const { looks, choices } = answer.value;
  const first = looks.filter(
    ({ occasion }, place) => looks.findIndex((one) => one.occasion === occasion) === place,
  );
  return {
    looks: [...new Set([...first, ...looks])]
      .slice(0, looksShown)
      // Every look with all its pieces weighs more than the rest of the page; so would what makes of it what is shown.
      .map(({ id, title, cover, total: { amount, currency }, items }) => ({
        ...{ title, cover, path: lookPath({ id, title }), pieces: items.length },
        total: formatMoney(amount, currency, lang),
      })),
    occasions: choices.occasions
      .slice(0, occasionsShown)
      .map((key) => ({ key, label: occasionLabels[key][lang] })),
  };
}
