import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf } from "../when.ts";

const here = under("D.1.1");

/** For trousers, and over dresses and coats. */
export const belts: Bank = {
  openings: {
    belt: [
      line(
        "A belt that holds the trousers up and the outfit together, in that order of importance or the other.",
        "Une ceinture qui tient le pantalon et la tenue, dans cet ordre d’importance ou dans l’autre.",
      ),
      line(
        "One strap, one buckle, five holes: there is not much to say, so it has to be well made.",
        "Une lanière, une boucle, cinq trous : il y a peu à dire, alors autant que ce soit bien fait.",
      ),
      line(
        "A belt is the line between shirt and trousers: this one draws it properly.",
        "La ligne entre la chemise et le pantalon, tracée comme il faut, et d’un seul trait.",
      ),
      line(
        "A belt that will mark where you wear it and be better for it.",
        "Une ceinture qui gardera la marque de son cran préféré et s’en portera mieux.",
      ),
      line(
        "Slim and quiet, for high waists and dresses that want a middle.",
        "Fine et discrète, pour les tailles hautes et les robes qui cherchent leur milieu.",
        both(
          forWomen,
          ofKind("belt", ({ height }) => height < 2.6),
        ),
      ),
      line(
        "A belt with some weight to the buckle, for denim and for people who hook a thumb in it.",
        "Une ceinture dont la boucle a du poids, pour le jean et pour ceux qui y passent un pouce.",
        ofKind("belt", ({ buckle }) => buckle === "western" || buckle === "plate"),
      ),
    ],
    "waist-belt": [
      line(
        "A wide belt that gives a dress a waist, or a coat a second career.",
        "Une ceinture large qui donne une taille à une robe, ou une seconde carrière à un manteau.",
      ),
      line(
        "A wide belt, worn over things rather than through loops, and plain about it.",
        "Une ceinture large qui se porte par-dessus, jamais dans des passants, et le montre bien.",
      ),
      line(
        "Broad and firm, a belt that turns a loose shirt into a decision.",
        "Large et ferme, elle transforme une chemise ample en décision.",
      ),
      line(
        "A belt as architecture: it holds the middle, the rest falls from there.",
        "Une ceinture en guise d’architecture : elle tient le milieu, le reste en découle.",
      ),
    ],
  },
  details: [
    line(
      "The buckle is a plain metal frame, no more.",
      "La boucle est un simple cadre.",
      ofKind("belt", ({ buckle }) => buckle === "frame"),
    ),
    line(
      "The buckle is covered to match the strap.",
      "La boucle est gainée, assortie à la lanière.",
      ofKind("belt", ({ buckle }) => buckle === "covered"),
    ),
    line(
      "The buckle is round, with no corner to catch.",
      "La boucle est ronde, sans angle pour accrocher l’œil.",
      ofKind("belt", ({ buckle }) => buckle === "round"),
    ),
    line(
      "Buckle, keeper and tip are of metal, as on a western saddle.",
      "Boucle, passant et embout sont de métal, à la manière western.",
      ofKind("belt", ({ buckle }) => buckle === "western"),
    ),
    line(
      "A flat metal plate closes it in front.",
      "Une plaque de métal la ferme devant.",
      ofKind("belt", ({ buckle }) => buckle === "plate"),
    ),
    line(
      "The strap is braided, so every place is a hole.",
      "La lanière est tressée : chaque point sert de cran.",
      ofKind("belt", ({ strap }) => strap === "braided"),
    ),
    line(
      "A row of stitching follows both edges.",
      "Une surpiqûre suit les deux bords.",
      ofKind("belt", ({ strap }) => strap === "stitched"),
    ),
    line(
      "Small studs run the whole length.",
      "De petits clous courent sur toute la longueur.",
      ofKind("belt", ({ strap }) => strap === "studded"),
    ),
    line(
      "It ties in front instead of buckling.",
      "Elle se noue devant, au lieu de se boucler.",
      ofKind("waist-belt", ({ closing }) => closing === "tie"),
    ),
    line(
      "Two small buckles close it, one above the other.",
      "Deux petites boucles la ferment, l’une au-dessus de l’autre.",
      ofKind("waist-belt", ({ closing }) => closing === "two-buckles"),
    ),
    line(
      "A round buckle sits in the middle like a seal.",
      "Une boucle ronde se pose au milieu comme un sceau.",
      ofKind("waist-belt", ({ closing }) => closing === "round"),
    ),
    line(
      "It widens to a point at the front.",
      "Elle s’élargit en pointe sur le devant.",
      ofKind("waist-belt", ({ shape }) => shape === "pointed"),
    ),
  ],
  wear: [
    line(
      "Match it to the shoes, or at least introduce them.",
      "À assortir aux souliers, ou du moins à leur présenter.",
      anyOf("belt"),
    ),
    line(
      "The tip should stop at the first loop.",
      "La pointe s’arrête au premier passant.",
      both(anyOf("belt"), forMen),
    ),
    line(
      "With jeans it shows, with a suit it hints.",
      "Avec un jean, elle se montre ; avec un costume, elle se devine.",
      both(anyOf("belt"), forMen),
    ),
    line(
      "Tuck the shirt in front and let it do the rest.",
      "La chemise rentrée devant, elle fait le reste.",
      anyOf("belt"),
    ),
    line(
      "Over a shirt dress, one hole tighter than usual.",
      "Sur une robe chemise, un cran plus serré que d’habitude.",
      both(here, forWomen),
    ),
    line(
      "Around an oversized blazer, and the blazer fits.",
      "Autour d’un blazer trop grand, et le blazer tombe bien.",
      both(here, forWomen),
    ),
    line(
      "It gives last year’s knit dress another winter.",
      "Elle offre un hiver de plus à la robe-pull de l’an passé.",
      both(here, forWomen),
    ),
    line(
      "On a long coat, closed over nothing in particular.",
      "Sur un manteau long, fermé sur rien de spécial.",
      anyOf("waist-belt"),
    ),
    line(
      "A full skirt and a tucked tee are reason enough.",
      "Une jupe ample et un T-shirt rentré suffisent à la justifier.",
      both(here, forWomen),
    ),
    line(
      "Roll it, do not fold it, when you pack.",
      "En voyage, on la roule, on ne la plie pas.",
      anyOf("belt"),
    ),
    line(
      "Worn with chinos on Friday and with denim on Saturday.",
      "Avec un chino le vendredi, un jean le samedi.",
      both(anyOf("belt"), forMen),
    ),
    line(
      "It finishes high-waisted trousers without raising its voice.",
      "Elle termine un pantalon taille haute sans hausser le ton.",
      both(anyOf("belt"), forWomen),
    ),
  ],
};
