import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { inSeason } from "../when.ts";

const denimLeaf = under("A.4.4");

export const denimJackets: Bank = {
  openings: {
    "denim-jacket": [
      line(
        "Two chest pockets, a V of seams, a row of metal buttons: the jean jacket as everyone pictures it.",
        "Deux poches poitrine, un V de coutures, une rangée de boutons métal : la veste en jean telle qu’on l’imagine.",
      ),
      line(
        "A denim jacket to forget on chairs, fold into bags and find again every spring.",
        "Une veste en jean à oublier sur les chaises, à rouler dans les sacs, à retrouver chaque printemps.",
      ),
      line(
        "It starts stiff, gives in at the elbows and ends up knowing you rather well.",
        "Raide au début, elle cède aux coudes et finit par bien vous connaître.",
      ),
      line(
        "A jacket made for cattle and railways, kept for everything that came after.",
        "Une veste inventée pour le bétail et le rail, gardée pour tout ce qui a suivi.",
      ),
      line(
        "Short, sturdy, buttoned to the waistband: a jacket with pockets and no opinions.",
        "Courte, solide, boutonnée jusqu’à la ceinture : une veste avec des poches et sans opinions.",
      ),
      line(
        "Cropped at the waist, this denim jacket keeps out of the way of high-waisted everything.",
        "Raccourcie à la taille, cette veste en jean laisse le champ libre à toutes les tailles hautes.",
        ofKind("denim-jacket", ({ length }) => length < 50),
      ),
      line(
        "Roomy in the shoulder and the sleeve, as if it had belonged to someone taller.",
        "Large d’épaules et de manches, comme si elle avait appartenu à plus grand que vous.",
        ofKind("denim-jacket", ({ fit }) => fit > 0.6),
      ),
    ],
  },
  details: [
    line(
      "The pocket flaps end in a point and close with a metal button.",
      "Les rabats de poche finissent en pointe et se ferment d’un bouton métal.",
      ofKind("denim-jacket"),
    ),
    line(
      "Rows of stitching follow every seam, so that you can read how it was made.",
      "La surpiqûre suit chaque couture : on lit comment la veste est montée.",
      ofKind("denim-jacket"),
    ),
    line(
      "A waistband closes the hem and holds the shape.",
      "Une ceinture ferme le bas et tient la ligne.",
      ofKind("denim-jacket"),
    ),
    line(
      "Buttoned cuffs, to be undone and rolled twice.",
      "Poignets boutonnés, à défaire et à retrousser deux fois.",
      ofKind("denim-jacket"),
    ),
  ],
  wear: [
    line(
      "With jeans of another shade, or with chinos if you would rather avoid the question.",
      "Avec un jean d’une autre nuance, ou un chino pour éviter la question.",
      both(denimLeaf, forMen),
    ),
    line(
      "Over a summer dress, sleeves rolled, when the sun goes behind the houses.",
      "Sur une robe d’été, manches retroussées, quand le soleil passe derrière les maisons.",
      both(denimLeaf, forWomen, inSeason("spring", "summer")),
    ),
    line(
      "Under an overcoat it makes a surprisingly good waistcoat.",
      "Sous un pardessus, elle fait un gilet étonnamment convaincant.",
      both(denimLeaf, inSeason("autumn", "winter")),
    ),
    line(
      "A hoodie underneath is the oldest trick, and it works.",
      "Un sweat à capuche dessous : l’astuce est vieille, elle marche toujours.",
      denimLeaf,
    ),
    line(
      "With a pleated skirt and loafers it goes almost scholarly.",
      "Avec une jupe plissée et des mocassins, elle prend un air presque studieux.",
      both(denimLeaf, forWomen),
    ),
    line(
      "Wear it with flannel trousers and enjoy the argument.",
      "À porter sur un pantalon de flanelle, pour la dispute.",
      both(denimLeaf, forMen, inSeason("autumn", "winter")),
    ),
    line(
      "It comes along on holiday and is the only jacket you take out of the case.",
      "Elle part en vacances, et c’est la seule veste qui sort de la valise.",
      both(denimLeaf, inSeason("summer")),
    ),
    line(
      "Collar up on the ferry, tied round the waist by noon.",
      "Col relevé sur le ferry, nouée à la taille dès midi.",
      both(denimLeaf, inSeason("spring", "summer")),
    ),
    line(
      "Wash it rarely and cold; it looks after the rest.",
      "À laver rarement et à froid, elle s’occupe du reste.",
      denimLeaf,
    ),
    line(
      "A striped T-shirt, a canvas bag, and the weekend is dressed.",
      "Une marinière, un cabas en toile, et le week-end est habillé.",
      denimLeaf,
    ),
    line(
      "It has no objection to a black roll-neck and boots.",
      "Ne dit pas non à un col roulé noir et à des bottines.",
      both(denimLeaf, inSeason("autumn")),
    ),
    line(
      "Throw it over the shoulders in the office air conditioning.",
      "À poser sur les épaules quand la climatisation s’emballe.",
      both(denimLeaf, forWomen, inSeason("summer")),
    ),
  ],
};
