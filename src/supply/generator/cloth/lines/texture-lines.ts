import type { MotifName } from "../../../illustrator/cloth/motifs.ts";
import { type Line, line } from "../../prose/line.ts";

/** What is knitted, quilted or pressed into the cloth. */
export const textureLines = {
  argyle: [
    line(
      "Diamonds overlap under a fine crossed line.",
      "Les losanges se chevauchent sous une fine ligne croisée.",
    ),
    line(
      "The argyle is drawn large enough to stay clear.",
      "Le losange argyle est assez grand pour rester lisible.",
    ),
    line(
      "The diamonds alternate in tones that answer each other.",
      "Les losanges alternent dans des tons qui se répondent.",
    ),
  ],
  "fair-isle": [
    line(
      "Rows of small patterns follow one another, as on the Shetland Islands.",
      "Des rangs de petits motifs se suivent, comme aux îles Shetland.",
    ),
    line(
      "Never more than two colours to a row: the jacquard stays clear.",
      "Jamais plus de deux couleurs par rang, et le jacquard reste lisible.",
    ),
    line(
      "The bands of the Fair Isle mix crosses, diamonds and dots.",
      "Les bandes du jacquard mêlent croix, losanges et points.",
    ),
  ],
  nordic: [
    line(
      "Stars and snow points recall northern winters.",
      "Étoiles et points de neige évoquent les hivers du Nord.",
    ),
    line(
      "The Nordic pattern is drawn stitch by stitch in two tones.",
      "Le motif nordique est dessiné point par point, en deux tons.",
    ),
    line(
      "Small points scattered between the bands look like falling snow.",
      "De petits points semés entre les bandes font comme une neige qui tombe.",
    ),
  ],
  cable: [
    line(
      "Cables twist over the knit and cast small shadows.",
      "Les torsades s’enroulent sur la maille et portent de petites ombres.",
    ),
    line(
      "The cables thicken the knit and make it warmer.",
      "Les torsades épaississent la maille et la rendent plus chaude.",
    ),
    line(
      "The cables are evenly crossed and deep in relief.",
      "Les torsades sont régulières et bien en relief.",
    ),
  ],
  aran: [
    line(
      "Cables, diamonds and moss stitch share the surface, as in the Aran Islands.",
      "Torsades, losanges et point de riz se partagent la surface, comme aux îles d’Aran.",
    ),
    line(
      "The Aran pattern needs no second colour: relief is enough.",
      "Le motif irlandais se passe de seconde couleur, le relief suffit.",
    ),
    line(
      "The thick braids of the Aran knit are pleasant to the hand.",
      "Les grosses tresses du point irlandais sont agréables à la main.",
    ),
  ],
  waffle: [
    line(
      "The waffle stitch forms small squares that hold air.",
      "La maille gaufrée forme de petits carrés qui retiennent l’air.",
    ),
    line(
      "The waffle relief is soft and springs back after washing.",
      "Le relief gaufré est souple et revient après lavage.",
    ),
    line("Small hollows pattern the surface in tone.", "De petits creux animent la surface ton sur ton."),
  ],
  "fine-rib": [
    line(
      "Ribs as fine as a pencil line run from top to bottom.",
      "Des côtes fines comme un trait de crayon courent de haut en bas.",
    ),
    line(
      "The fine rib clings softly and lets go as easily.",
      "La côte fine épouse la forme en douceur, sans jamais serrer.",
    ),
    line(
      "The narrow ribs give a quiet vertical grain.",
      "Les côtes étroites donnent un discret grain vertical.",
    ),
  ],
  "wide-rib": [
    line("Wide ribs give the surface clear furrows.", "De larges côtes creusent la surface de sillons nets."),
    line("The broad rib has body and a marked relief.", "La côte large a du corps et un relief marqué."),
    line("Light and shade alternate on the wide ribs.", "Ombre et lumière alternent sur les larges côtes."),
  ],
  rib: [
    line(
      "The ribbing is regular, one stitch up, one stitch down.",
      "La côte est régulière, une maille à l’endroit, une à l’envers.",
    ),
    line(
      "Vertical ribs keep the shape narrow and flexible.",
      "Les côtes verticales affinent la forme sans la serrer.",
    ),
    line(
      "The ribbed surface is soft to run a finger along.",
      "La surface côtelée est douce à suivre du doigt.",
    ),
  ],
  quilt: [
    line(
      "The quilting draws puffed diamonds held by fine stitching.",
      "Le matelassage dessine des losanges bombés, tenus par une piqûre fine.",
    ),
    line(
      "Each diamond is padded and catches its own light.",
      "Chaque losange est rembourré et prend sa part de lumière.",
    ),
    line(
      "The lines of the quilting match at the edges.",
      "Les lignes du matelassage se raccordent aux bords.",
    ),
  ],
  herringbone: [
    line("A tone-on-tone herringbone runs through the cloth.", "Un chevron ton sur ton parcourt le tissu."),
    line(
      "The herringbone shows in slanting light and hides in shadow.",
      "Le chevron apparaît en lumière rasante et s’efface dans l’ombre.",
    ),
    line(
      "The weave changes direction every few threads, which breaks the plain.",
      "L’armure change de sens à intervalles réguliers et anime l’uni.",
    ),
  ],
  perforated: [
    line(
      "Small perforations let the heat out and the air in.",
      "De petites perforations laissent sortir la chaleur.",
    ),
    line("The tiny holes are laid out in straight rows.", "Les trous minuscules s’alignent en rangs droits."),
    line(
      "The perforated zones are light and hardly visible from afar.",
      "Les zones perforées sont légères et à peine visibles de loin.",
    ),
  ],
} as const satisfies Partial<Record<MotifName, readonly Line[]>>;
