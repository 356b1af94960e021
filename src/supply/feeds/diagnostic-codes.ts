import type { Bilingual } from "#domain/catalogue/product.ts";

export type Severity = "error" | "warning";

interface CodeMeaning {
  /** An error keeps the row, or the whole feed, out; with a warning it comes in. */
  readonly severity: Severity;
  readonly sentence: Bilingual;
}

const error = (en: string, fr: string): CodeMeaning => ({ severity: "error", sentence: { en, fr } });
const warning = (en: string, fr: string): CodeMeaning => ({ severity: "warning", sentence: { en, fr } });

/** Everything an import can have to say. Codes are stable: files and screens are made from them. */
export const diagnosticCodes = {
  // The whole feed: nothing of it is applied.
  unreadable_file: error("The file cannot be read.", "Le fichier est illisible."),
  unknown_format: error(
    "This is none of the formats we know.",
    "Ce fichier n’est dans aucun des formats connus.",
  ),
  empty_feed: error("The feed holds no product.", "Le flux ne contient aucun produit."),
  too_many_rows: error(
    "The feed has more rows than we take.",
    "Le flux dépasse le nombre de lignes accepté.",
  ),
  too_broken: error(
    "The file breaks off and starts again too often.",
    "Le fichier est abîmé en trop d’endroits.",
  ),
  expands_too_much: error(
    "Unpacked, the file is far larger than a feed.",
    "Une fois décompressé, le fichier est bien trop gros pour un flux.",
  ),
  truncated_archive: error(
    "The compressed file stops before its end.",
    "Le fichier compressé s’arrête avant la fin.",
  ),
  bad_archive: error("The compressed file is damaged.", "Le fichier compressé est endommagé."),
  // The whole feed, all the same applied.
  encoding_guessed: warning(
    "The text is not UTF-8; it was read as Windows-1252.",
    "Le texte n’est pas en UTF-8 ; il a été lu comme du Windows-1252.",
  ),
  bad_encoding: warning(
    "Some bytes are no characters of any kind.",
    "Certains octets ne correspondent à aucun caractère.",
  ),
  feed_cut_short: warning("The end of the feed is missing.", "La fin du flux manque."),
  trailer_mismatch: warning(
    "The feed announces another number of rows than it holds.",
    "Le nombre de lignes annoncé n’est pas celui du flux.",
  ),
  // The writing of a row.
  field_too_long: error("A field is longer than 64 KiB.", "Un champ dépasse 64 Kio."),
  row_too_long: error("The row is longer than 1 MiB.", "La ligne dépasse 1 Mio."),
  too_many_columns: error("There are more than 200 columns.", "Il y a plus de 200 colonnes."),
  extra_columns: error(
    "The row has more values than there are columns.",
    "La ligne a plus de valeurs qu’il n’y a de colonnes.",
  ),
  short_row: warning(
    "The row has fewer values than there are columns.",
    "La ligne a moins de valeurs qu’il n’y a de colonnes.",
  ),
  unclosed_quote: error("A quotation mark is never closed.", "Un guillemet n’est jamais refermé."),
  broken_xml: error("The XML is broken here.", "Le XML est invalide à cet endroit."),
  loose_xml: warning(
    "A bare & or an unknown entity was taken as it stands.",
    "Un & isolé ou une entité inconnue a été repris tel quel.",
  ),
  bad_json: error("The line is not a JSON object.", "La ligne n’est pas un objet JSON."),
  control_characters: warning(
    "Control characters were taken out.",
    "Des caractères de contrôle ont été retirés.",
  ),
  // What a row says.
  id_missing: error("There is no id.", "L’identifiant manque."),
  id_long: warning("The id is longer than 50 characters.", "L’identifiant dépasse 50 caractères."),
  id_too_long: error("The id is longer than 200 characters.", "L’identifiant dépasse 200 caractères."),
  id_duplicate: error(
    "The id was used before: the first row counts.",
    "L’identifiant a déjà servi : seule la première ligne compte.",
  ),
  title_missing: error("There is no title.", "Le titre manque."),
  title_long: warning("The title is longer than 150 characters.", "Le titre dépasse 150 caractères."),
  title_too_long: error("The title is longer than 1,000 characters.", "Le titre dépasse 1 000 caractères."),
  link_missing: error("There is no link to the product.", "Le lien vers le produit manque."),
  link_bad: error("The link is not an http address.", "Le lien n’est pas une adresse http."),
  picture_missing: error("There is no usable picture.", "Aucune image n’est utilisable."),
  picture_bad: warning(
    "The address of a picture is not an http address.",
    "L’adresse d’une image n’est pas une adresse http.",
  ),
  price_missing: error("There is no price.", "Le prix manque."),
  price_bad: error("The price cannot be read.", "Le prix est illisible."),
  price_ambiguous: warning(
    "The dot in the price was read as a thousands mark.",
    "Le point du prix a été lu comme un séparateur de milliers.",
  ),
  currency_missing: error("The currency is not said.", "La devise n’est pas indiquée."),
  currency_unknown: error("We have no rate for this currency.", "Aucun taux connu pour cette devise."),
  sale_ignored: warning(
    "The sale price is not lower than the price, or cannot be read.",
    "Le prix soldé est illisible ou n’est pas inférieur au prix.",
  ),
  availability_unknown: warning(
    "The availability cannot be read; taken as out of stock.",
    "La disponibilité est illisible ; le produit est considéré comme épuisé.",
  ),
  condition_not_new: error("The article is not new.", "L’article n’est pas neuf."),
  adult: error("The article is for adults only.", "L’article est réservé aux adultes."),
  deleted: error("The merchant has withdrawn this row.", "Le marchand a retiré cette ligne."),
  expired: error("The offer has ended.", "L’offre est terminée."),
  kids: error("The article is for children.", "L’article est destiné aux enfants."),
  gender_unknown: error(
    "Nothing says whether it is for men or for women.",
    "Rien n’indique s’il est pour homme ou pour femme.",
  ),
  gender_word_unknown: warning(
    "The word given as gender is not one we know.",
    "Le mot indiqué comme genre n’est pas connu.",
  ),
  brand_missing: error("Neither brand nor shop has a name.", "Ni la marque ni la boutique n’ont de nom."),
  brand_too_long: error("The brand is longer than 100 characters.", "La marque dépasse 100 caractères."),
  // What the rows of a product say together.
  not_fashion: error("This is not fashion.", "Ce n’est pas un article de mode."),
  category_unknown: error(
    "Nothing tells what kind of article it is.",
    "Rien ne permet de savoir de quel type d’article il s’agit.",
  ),
  category_conflict: error(
    "Title and Google category speak of different things.",
    "Le titre et la catégorie Google se contredisent.",
  ),
  category_coarse: warning(
    "Only the family is known: it was put where most of the family is.",
    "Seule la famille est connue : l’article est rangé dans sa catégorie la plus courante.",
  ),
  category_differs: warning(
    "The title was believed rather than the Google category.",
    "Le titre a été préféré à la catégorie Google.",
  ),
  category_not_in_universe: error(
    "This kind of article does not exist in this universe.",
    "Ce type d’article n’existe pas dans cet univers.",
  ),
  colour_unknown: error("The colour cannot be told.", "La couleur est impossible à déterminer."),
  size_unknown: warning("A size cannot be read.", "Une taille est illisible."),
  language_unknown: warning(
    "The text is neither English nor French.",
    "Le texte n’est ni en anglais ni en français.",
  ),
  group_too_big: error(
    "The product has more than 2,000 rows; this one is left out.",
    "Le produit compte plus de 2 000 lignes ; celle-ci est écartée.",
  ),
} as const satisfies Record<string, CodeMeaning>;

export type DiagnosticCode = keyof typeof diagnosticCodes;
