import type { SlotName } from "#vocabulary/assistant.ts";
import type { Match } from "#vocabulary/lexicon/match-words.ts";

/** What one word of the lexicon asks for, where people talk: shops say more with the same words. */
export function attributeOf(
  { concept }: Match,
  words: string,
): { readonly slot: SlotName; readonly values: readonly string[] } | undefined {
  const of = (slot: SlotName, ...values: readonly string[]) => ({ slot, values });
  switch (concept.facet) {
    case "pattern":
      return concept.key === "graphic" && !/graphic|logo|slogan|message|graphique/.test(words)
        ? undefined
        : of("pattern", concept.key);
    case "material":
      if (synthetics.test(words)) return of("material", "polyester", "nylon", "acrylic");
      return unsaidMaterials.test(words) ? undefined : of("material", concept.key);
    case "fit":
      return unsaidFits.test(words) ? undefined : of("cut", concept.key);
    case "length":
      return concept.key === "cropped" ? of("cut", "cropped") : of("length", concept.key);
    case "heel":
      return concept.key === "mid" && !/mid|medium|moyen|mi haut/.test(words)
        ? undefined
        : of("heel", concept.key);
    case "heelShape":
      return of("heel", concept.key);
    case "occasion":
      return unsaidOccasions.test(words) ? undefined : of("occasion", concept.key);
    case "activity":
      // Heels to dance in are no sports shoes, and a dog is walked in any boots.
      return concept.key === "swimming" ||
        /^(?:danc(?:e|ing)|danser|danse|walk(?:ing)?|marche[r]?)$/.test(words)
        ? undefined
        : of("occasion", concept.key === "hiking" ? "outdoor" : "sport");
    case "season":
      if (/mi saison|mid season|transitional/.test(words)) return of("season", "spring", "autumn");
      return unsaidSeasons.test(words) ? undefined : of("season", concept.key);
    case "style":
      return namedStyles.test(words) ? of("style", concept.key) : undefined;
    case "formality":
      return unsaidFormality.test(words) ? undefined : of("formality", String(concept.key));
    case "neckline":
    case "collar":
    case "sleeve":
    case "rise":
    case "closure":
    case "brand":
      return of(concept.facet, concept.key);
    default:
      return undefined;
  }
}

const only = (words: string) => new RegExp(`^(?:${words})$`);
const synthetics = /^(?:synthetiques?|synthetics?|tissus? synthetiques?|man made fabrics?)$/;

/** Trimmings and weaves that stand for a fibre in titles only: whoever says sequins does not ask for polyester. */
const unsaidMaterials = only(
  "sequins?|sequinn?ed|a sequins|paillettes|pailletee?s?|tulles?|organza|chiffon|mousselines?|mesh|voiles?|crepe|lurex|pearls?|perles?|crystals?|diamonds?|diamants?|strass|rhinestones?|straw|en paille|paille|flannel|flanelles?|gabardine|felt|fur|furry|fluffy|shaggy|coated|plastic|plastique|feather|plumes|silky|stretch|brass|terry|waffle|patent",
);
const unsaidFits = only("easy|comfort|comfortable|confortables?|confort|relax|contour|column|shift|swing");
const unsaidOccasions = only(
  "workwear|week end|weekend|train|flight|boat|bateau|island|basics|club|garden|balade|plane|ecole|ecoles",
);
const unsaidSeasons = only("xmas|etes|lightweight|legere?s?|chaude?s?|snow|neige|fall(?= )");
const unsaidFormality = only(
  "lunch|brunch|dejeuner|dimanche|a la maison|at home|wfh|work from home|teletravail|around the house|lazy sunday|detente|dressed up|dress up",
);

/** Styles people name; words that only sound like one describe a piece. */
const namedStyles =
  /minimal|scandi|clean girl|quiet luxury|luxe discret|epure|^classi[cq]|timeless|intemporel|parisi|french girl|old money|bcbg|indemodable|preppy|ivy|varsity|college|collegia|universitaire|nautical|tailoring|^basic|^basique|essentiel|^essential|normcore|capsule|sartorial|dandy|dapper|gentleman|street|skate|hip ?hop|urba|avant ?garde|conceptual|conceptuel|vintage|retro|0s$|annees|rockabilly|pin ?up|boho|bohem|hipp|folk|cottagecore|^rock|grunge|punk|goth|biker|motard|workwear|utilit|athleisure|sportswear|sporty|gorpcore|western|cow ?boy|cowgirl|double denim|romanti|coquette|balletcore|^resort|riviera|^pop$|kawaii|funky|maximalist|bold prints?|statement print|imprimes? forts?|glam/;
