import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { atMost, forOccasion, inSeason, notIn } from "../when.ts";

/** Trousers with work to do: cargo and carpenter. */
export const cargo: Bank = {
  openings: {
    cargo: [
      line(
        "Cargo trousers, for anyone who has ever run out of pockets halfway home.",
        "Un pantalon cargo, pour tous ceux qui ont un jour manqué de poches en chemin.",
      ),
      line(
        "Cargo trousers with two bellows pockets on the thighs and a clear conscience about bags.",
        "Un pantalon cargo à deux poches à soufflet sur les cuisses, qui dispense de sac.",
      ),
      line(
        "Field trousers that have kept their pockets and left the field.",
        "Un pantalon cargo qui a gardé ses poches et quitté le terrain.",
      ),
      line(
        "Cargo trousers, as useful as a penknife and less trouble at airports.",
        "Un pantalon cargo, aussi pratique qu’un canif et mieux vu dans les aéroports.",
      ),
      line(
        "Loose cargo trousers that leave room for the leg, and then some.",
        "Un pantalon cargo ample, où la jambe a toute la place, et même un peu plus.",
        ofKind("cargo", ({ fit }) => fit === "loose"),
      ),
      line(
        "Parachute trousers, full of air, drawn in at the waist and at the ankle.",
        "Un pantalon parachute, plein d’air, resserré à la taille et aux chevilles.",
        ofKind("cargo", ({ fit }) => fit === "parachute"),
      ),
      line(
        "Tapered cargo trousers: practical on the thigh, tidy at the ankle.",
        "Un pantalon cargo fuselé : pratique à la cuisse, net à la cheville.",
        ofKind("cargo", ({ fit }) => fit === "tapered"),
      ),
      line(
        "Straight cargo trousers with nothing tactical about them but the pockets.",
        "Un pantalon cargo droit, qui n’a de militaire que les poches.",
        ofKind("cargo", ({ fit }) => fit === "straight"),
      ),
    ],
    "carpenter-trousers": [
      line(
        "Carpenter trousers with all their reasons: strong seams, wide leg, room to kneel.",
        "Un pantalon charpentier qui a ses raisons : coutures solides, jambe large, de quoi s’agenouiller.",
        ofKind("carpenter-trousers", ({ fit }) => fit !== "tapered"),
      ),
      line(
        "Carpenter trousers for people whose only tool is very often a laptop.",
        "Un pantalon charpentier, pour ceux dont l’outil est surtout un ordinateur.",
      ),
      line(
        "Carpenter trousers built for the workshop and welcome in the café next door.",
        "Un pantalon charpentier fait pour l’atelier, bien reçu au café d’à côté.",
      ),
      line(
        "Sturdy trousers with rows of stitching you can count from across the street.",
        "Un pantalon robuste, aux surpiqûres que l’on compte depuis le trottoir d’en face.",
        ofKind("carpenter-trousers", ({ thread }) => thread !== "tonal"),
      ),
      line(
        "Carpenter trousers that start out stiff and end up a friend.",
        "Un pantalon charpentier raide les premiers jours, fidèle tous les autres.",
      ),
      line(
        "Loose carpenter trousers, wide to the hem, that walk with their hands in their pockets.",
        "Un pantalon charpentier très large, à porter les mains dans les poches.",
        ofKind("carpenter-trousers", ({ fit }) => fit === "loose"),
      ),
    ],
  },
  details: [
    line(
      "The large pockets have flaps and two studs each.",
      "Les grandes poches ferment par un rabat à deux pressions.",
      ofKind("cargo", ({ pocket }) => pocket === "large"),
    ),
    line(
      "The pockets are kept slim, along the side of the thigh.",
      "Les poches restent étroites, sur le côté de la cuisse.",
      ofKind("cargo", ({ pocket }) => pocket === "slim"),
    ),
    line(
      "The pockets sit low, almost at the knee.",
      "Les poches sont placées bas, presque au genou.",
      ofKind("cargo", ({ pocket }) => pocket === "low"),
    ),
    line(
      "Darts shape the knee, so the leg bends where you do.",
      "Des pinces galbent le genou : la jambe plie là où vous pliez.",
      ofKind("cargo", ({ knee }) => knee),
    ),
    line(
      "A cord tightens the hem of each leg.",
      "Un cordon resserre le bas de chaque jambe.",
      ofKind("cargo", ({ hem }) => hem === "drawcord"),
    ),
    line(
      "Cuffs gather the leg at the ankle.",
      "Un bord resserré ferme la jambe à la cheville.",
      ofKind("cargo", ({ hem }) => hem === "cuffed"),
    ),
    line(
      "The waist is elastic, with a cord to be sure.",
      "La taille est élastiquée, avec un cordon pour plus de sûreté.",
      ofKind("cargo", ({ waist }) => waist === "elastic"),
    ),
    line(
      "The waist sits low, on the hips.",
      "La taille basse se pose sur les hanches.",
      ofKind("cargo", ({ rise }) => rise === "low"),
    ),
    line(
      "A hammer loop hangs at the side, hammer not included.",
      "Un passant à marteau sur le côté, marteau non fourni.",
      ofKind("carpenter-trousers", ({ loop }) => loop),
    ),
    line(
      "A second layer covers thigh and knee.",
      "Une double épaisseur couvre la cuisse et le genou.",
      ofKind("carpenter-trousers", ({ doubled }) => doubled),
    ),
    line(
      "Contrasting thread follows every seam.",
      "Un fil contrasté suit chaque couture.",
      ofKind("carpenter-trousers", ({ thread }) => thread !== "tonal"),
    ),
    line(
      "The hem is turned up, workshop style.",
      "Le bas est retourné, comme à l’atelier.",
      ofKind("carpenter-trousers", ({ hem }) => hem === "turned-up"),
    ),
  ],
  wear: [
    line(
      "With a white T-shirt and work boots, the pockets left half empty.",
      "Avec un T-shirt blanc et de grosses bottines, les poches à moitié vides.",
      under("A.3.6"),
    ),
    line(
      "With a chunky jumper and a beanie, for weekends with wood in them.",
      "Avec un gros pull et un bonnet, pour les week-ends où l’on fend du bois.",
      both(under("A.3.6"), notIn("summer")),
    ),
    line(
      "With an overshirt and trainers; the rest goes in the pockets.",
      "Avec une surchemise et des baskets ; le reste va dans les poches.",
      both(forMen, under("A.3.6")),
    ),
    line(
      "With a shirt and a knitted tie, to see what happens.",
      "Avec une chemise et une cravate tricot, pour voir.",
      both(forMen, under("A.3.6")),
    ),
    line(
      "With a hoodie, a cap and a bicycle.",
      "Avec un sweat à capuche, une casquette et un vélo.",
      both(under("A.3.6"), atMost(2)),
    ),
    line(
      "For markets, ferries, removals and long Saturdays.",
      "Pour les marchés, les ferries, les déménagements et les longs samedis.",
      both(under("A.3.6"), forOccasion("everyday", "travel", "outdoor")),
    ),
    line(
      "With a fitted top and a heel, as the shortest route to balance.",
      "Avec un top ajusté et des talons, le plus court chemin vers l’équilibre.",
      both(forWomen, ofKind("cargo")),
    ),
    line(
      "With a tank top, hoops and flat trainers.",
      "Avec un débardeur, des créoles et des baskets plates.",
      both(forWomen, under("A.3.6"), inSeason("spring", "summer")),
    ),
    line(
      "With a silk blouse, because nobody expects it.",
      "Avec une blouse en soie, parce que personne ne s’y attend.",
      both(forWomen, under("A.3.6")),
    ),
    line(
      "With a striped jumper tucked in and a belt pulled tight.",
      "Avec un pull rayé bien rentré et la ceinture serrée.",
      both(forWomen, ofKind("carpenter-trousers")),
    ),
    line(
      "With a short jacket, so that the pockets have the stage.",
      "Avec une veste courte, pour laisser la vedette aux poches.",
      both(ofKind("cargo"), notIn("summer")),
    ),
    line(
      "With a chore jacket of the same cloth, like someone who can fix things.",
      "Avec une veste de travail du même tissu, comme quelqu’un qui sait réparer.",
      ofKind("carpenter-trousers"),
    ),
    line(
      "On the trail as on the tram: one pocket for the map, one for the ticket.",
      "Sur un sentier comme en tram : une poche pour la carte, l’autre pour le billet.",
      ofKind("cargo"),
    ),
    line(
      "With an old shirt, for painting the window frames at last.",
      "Avec une vieille chemise, pour repeindre enfin les volets.",
      ofKind("carpenter-trousers"),
    ),
    line(
      "With a fine jumper and suede shoes, they clean up well.",
      "Avec un pull fin et des souliers en daim, l’ensemble se tient très bien.",
      both(forMen, ofKind("carpenter-trousers")),
    ),
    line(
      "With a plain jumper and simple trainers, nothing in camouflage.",
      "Avec un pull uni et des baskets simples, sans rien de guerrier.",
      both(under("A.3.6"), ({ traits }) => traits.pattern !== "camouflage"),
    ),
  ],
};
