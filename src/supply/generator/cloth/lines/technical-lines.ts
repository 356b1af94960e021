import type { ClothKind } from "../../../illustrator/cloth/optics.ts";
import { both, type Line, line, under } from "../../prose/line.ts";
import { isBag, isClothing, isShoe, spun } from "./made-of.ts";
import { nylonByUse, ripstopByUse, techJerseyByUse } from "./sport-lines.ts";

/** What was made for weather, water and effort. */
export const technicalLines = {
  "tech-jersey": [
    line(
      "The technical jersey is smooth, dense and stretches four ways.",
      "Le jersey technique est lisse, dense et s’étire dans tous les sens.",
    ),
    line(
      "The technical jersey moves sweat outwards and dries within minutes.",
      "Le jersey technique évacue la transpiration et sèche en quelques minutes.",
      under("G"),
    ),
    line(
      "The jersey holds firmly and leaves no mark.",
      "Le jersey maintient fermement sans laisser de marque.",
      under("F.1", "G.1.1", "G.1.2", "A.3.4"),
    ),
    line(
      "The swim jersey keeps its stretch in salt and chlorine, if rinsed after each bath.",
      "Le jersey de bain garde son élasticité malgré le sel et le chlore, s’il est rincé après chaque bain.",
      under("F.4"),
    ),
    line(
      "Fine stitches and a good share of elastane: the jersey stays opaque when stretched.",
      "Des mailles fines, une bonne part d’élasthanne, et le jersey reste opaque, même étiré.",
      both(spun("elastane"), under("G.1.2", "A.3.4", "F.4")),
    ),
    line(
      "The knitted upper lets the foot breathe and gives where it bends.",
      "La tige tricotée laisse respirer le pied et cède là où il plie.",
      isShoe,
    ),
    line(
      "The jersey has a soft, matt touch, closer to cotton than to plastic.",
      "Le jersey a un toucher doux et mat, plus proche du coton que du plastique.",
    ),
    line(
      "The fine knit is even from top to toe and keeps its tension.",
      "La maille fine est régulière du haut au pied et garde sa tension.",
      under("F.2"),
    ),
    line(
      "Light and supple, the jersey is forgotten within a minute.",
      "Léger et souple, le jersey se fait oublier en une minute.",
      isClothing,
    ),
    ...techJerseyByUse,
  ],
  nylon: [
    line(
      "The nylon is light, tightly woven and quick to dry.",
      "Le nylon est léger, tissé serré, et sèche vite.",
    ),
    line(
      "A faint shine runs along the folds of the nylon.",
      "Un léger éclat court le long des plis du nylon.",
    ),
    line(
      "The nylon stops the wind and lets a shower run off.",
      "Le nylon coupe le vent et laisse glisser l’averse.",
      under("A.4", "A.5", "G.1.3"),
    ),
    line(
      "The nylon takes daily rubbing without fraying or fading.",
      "Le nylon supporte les frottements sans s’effilocher ni passer.",
      isBag,
    ),
    line(
      "The nylon rolls up small and shakes out smooth.",
      "Le nylon se roule serré et se défroisse d’un geste.",
      isClothing,
    ),
    line(
      "The nylon crumples softly and rustles very little.",
      "Le nylon se froisse en souplesse et bruisse à peine.",
    ),
    line(
      "The swim nylon is dry by the time lunch is over.",
      "Le nylon de bain est sec avant la fin du déjeuner.",
      under("F.4"),
    ),
    line(
      "Some polyester in the weave helps the nylon keep its colour in the sun.",
      "Un peu de polyester aide le nylon à garder sa couleur au soleil.",
      spun("polyester"),
    ),
    ...nylonByUse,
  ],
  ripstop: [
    line(
      "A grid of stronger threads stops the ripstop from tearing further.",
      "Un quadrillage de fils plus forts empêche la moindre déchirure du ripstop de filer.",
    ),
    line(
      "The small squares of the ripstop show when the light is low.",
      "Les petits carrés du ripstop se voient en lumière rasante.",
    ),
    line(
      "The ripstop weighs little and stands up to branches and buckles.",
      "Le ripstop pèse peu et résiste aux branches comme aux boucles.",
    ),
    line(
      "The cotton ripstop has the dry hand of army surplus.",
      "Le ripstop de coton a la main sèche des surplus militaires.",
      spun("cotton"),
    ),
    line(
      "Caught in a shower, the ripstop dries on the way home.",
      "Pris sous l’averse, le ripstop sèche sur le chemin du retour.",
      spun("nylon", "polyester"),
    ),
    line(
      "Crisp and thin, the ripstop folds down to pocket size.",
      "Fin et craquant, le ripstop se plie jusqu’à tenir dans une poche.",
      under("A", "G"),
    ),
    ...ripstopByUse,
  ],
  down: [
    line(
      "The shell is thin so that the down can rise and hold its air.",
      "L’enveloppe est fine pour laisser le duvet gonfler et retenir l’air.",
    ),
    line(
      "The down warms fast and weighs little; shaken, it plumps up again.",
      "Le duvet chauffe vite et pèse peu. Secoué, il reprend son gonflant.",
    ),
    line(
      "Stitched chambers keep the down where it is needed.",
      "Des cloisons piquées gardent le duvet à sa place.",
    ),
    line(
      "The shell has a soft gleam that underlines each quilted channel.",
      "L’enveloppe a un léger éclat qui souligne chaque boudin.",
    ),
    line(
      "Packed flat for a journey, the down regains its volume within the hour.",
      "Tassé le temps d’un voyage, le duvet retrouve son volume en une heure.",
    ),
  ],
  neoprene: [
    line(
      "The neoprene is thick, smooth and holds its own curve.",
      "Le néoprène est épais, lisse, et garde sa propre courbe.",
    ),
    line(
      "The neoprene stretches and springs back like a diving suit.",
      "Le néoprène s’étire et revient comme une combinaison de plongée.",
    ),
    line(
      "The neoprene needs no lining: its inside is as smooth as its face.",
      "Le néoprène se passe de doublure, son envers étant aussi lisse que l’endroit.",
    ),
    line(
      "The neoprene never creases and keeps every volume sharp.",
      "Le néoprène ne se froisse jamais et garde des volumes nets.",
    ),
    line(
      "Padded without being heavy, the neoprene takes a clean seam.",
      "Rembourré sans être lourd, le néoprène accepte des coutures nettes.",
    ),
  ],
} as const satisfies Partial<Record<ClothKind, readonly Line[]>>;
