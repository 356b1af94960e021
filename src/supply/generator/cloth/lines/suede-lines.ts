import { type Line, line, under } from "../../prose/line.ts";
import { isShoe } from "./made-of.ts";

/** Suede, by where it is worn. */
export const suedeByUse: readonly Line[] = [
  // Shoes.
  line(
    "Sprayed once before the first outing, the suede can face a shower.",
    "Imperméabilisé avant la première sortie, le daim peut affronter une averse.",
    isShoe,
  ),
  line(
    "A rubber takes scuffs off the suede; water is best left out of it.",
    "Une gomme efface les frottements du daim, mieux vaut s’y prendre à sec.",
    isShoe,
  ),
  line(
    "The suede bends without a line, which smooth leather cannot claim.",
    "Le daim plie sans marquer, ce dont le cuir lisse ne peut se vanter.",
    isShoe,
  ),
  line(
    "The nap of the suede darkens in the rain and comes back as it dries.",
    "Le poil du daim fonce sous la pluie et retrouve son ton en séchant.",
    isShoe,
  ),
  line(
    "The suede takes the stiffness out of a formal shape.",
    "Le daim enlève toute raideur à une forme habillée.",
    under("B.2"),
  ),
  line(
    "The suede softens the outline and seems to quieten the step.",
    "Le daim adoucit la ligne et semble rendre le pas plus discret.",
    under("B.2", "B.3"),
  ),
  line(
    "The suede dresses down what polish would dress up.",
    "Le daim détend ce que le cirage rendrait sérieux.",
    under("B.2"),
  ),
  line(
    "The suede needs no week of courage: it is soft from the first step.",
    "Le daim ne demande aucun courage, il est souple dès le premier pas.",
    under("B.2", "B.4"),
  ),
  line(
    "The suede closes softly round the ankle and does not rub.",
    "Le daim enveloppe la cheville en douceur, sans frotter.",
    under("B.3"),
  ),
  line(
    "Dry cold suits the suede: warm at once, and supple still.",
    "Le froid sec réussit au daim, chaud tout de suite et toujours souple.",
    under("B.3"),
  ),
  line(
    "With wear, the suede gathers into small folds at the ankle.",
    "À l’usage, le daim se plisse un peu à la cheville.",
    under("B.3"),
  ),
  line(
    "The suede gives sporty lines a Sunday softness.",
    "Le daim donne aux lignes sportives une douceur de dimanche.",
    under("B.1"),
  ),
  line(
    "Rubbed by kerbs and pedals, the suede roughens and is better for it.",
    "Frotté aux trottoirs et aux pédales, le daim se patine et y gagne.",
    under("B.1"),
  ),
  line(
    "The suede is soft on a bare instep and leaves no red line.",
    "Le daim est doux sur le cou-de-pied nu et ne laisse aucune marque.",
    under("B.4"),
  ),
  line(
    "The suede strap gives a little on the first day, then holds.",
    "La bride en daim cède un peu le premier jour, puis tient bon.",
    under("B.4"),
  ),
  line(
    "The suede guards the points that rub and wears better than mesh.",
    "Le daim protège les points de frottement et s’use moins qu’une résille.",
    under("B.5"),
  ),
  // Bags.
  line(
    "The suede keeps the print of the hand that carries it.",
    "Le daim garde l’empreinte de la main qui le porte.",
    under("C"),
  ),
  line(
    "The suede settles against the hip and makes no noise about it.",
    "Le daim se cale contre la hanche, sans un bruit.",
    under("C.1.2", "C.1.3"),
  ),
  line(
    "The suede darkens at the handle and pales where the sun finds it.",
    "Le daim fonce à la poignée et pâlit là où le soleil le trouve.",
    under("C.1.1", "C.1.2", "C.1.3", "C.1.5"),
  ),
  // Clothes and accessories.
  line(
    "The suede folds over the arm like a heavy shirt.",
    "Le daim se plie sur le bras comme une grosse chemise.",
    under("A.1", "A.4"),
  ),
  line(
    "Cuffs and pockets polish first: that is where the suede tells its age.",
    "Le daim se lustre d’abord aux poignets et aux poches, là où il avoue son âge.",
    under("A.1", "A.4"),
  ),
  line(
    "The suede follows the shoulder and never creaks.",
    "Le daim suit l’épaule sans jamais craquer.",
    under("A.1", "A.4"),
  ),
  line(
    "The suede grips a steering wheel or a cup without slipping.",
    "Le daim tient un volant ou une tasse sans glisser.",
    under("D.4"),
  ),
  line(
    "The suede stays matt and leaves the shining to the buckle.",
    "Le daim reste mat et laisse la boucle briller.",
    under("D.1"),
  ),
  line(
    "Stroked one way the suede is pale, the other way dark.",
    "Caressé dans un sens, le daim est clair. Dans l’autre, il fonce.",
  ),
];
