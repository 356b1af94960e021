import type { Occasion, Season } from "#vocabulary/attribute.ts";
import type { Bilingual } from "../catalogue/product.ts";

/** What titles are made of. A whole title belongs to a season; a part with seasons is only said in them. */
interface Phrases {
  readonly whole: Readonly<Partial<Record<Season, readonly Bilingual[]>>>;
  /** What the day begins with, and what comes after: "Gallery, then dinner". */
  readonly first: readonly Part[];
  readonly after: readonly Part[];
}

export interface Part extends Bilingual {
  readonly seasons?: readonly Season[];
}

const said = (en: string, fr: string, ...seasons: Season[]): Part => ({
  en,
  fr,
  ...(seasons.length > 0 && { seasons }),
});

const warm = ["spring", "summer"] as const;
const cold = ["autumn", "winter"] as const;

export const phrases: Readonly<Record<Occasion, Phrases>> = {
  everyday: {
    whole: {
      spring: [
        said("First coffee outside", "Premier café en terrasse"),
        said("Window open, radio on", "Fenêtre ouverte, radio allumée"),
        said("Between two showers", "Entre deux averses"),
      ],
      summer: [
        said("Shade side of the street", "Le trottoir à l’ombre"),
        said("Nothing before noon", "Rien avant midi"),
        said("Sleeves rolled up", "Manches retroussées"),
      ],
      autumn: [
        said("Leaves on the pavement", "Feuilles sur le trottoir"),
        said("The long way home", "Le chemin le plus long"),
        said("Second-hand books", "Chez les bouquinistes"),
      ],
      winter: [
        said("Cold hands, good coffee", "Mains froides, bon café"),
        said("Sunday, slowly", "Dimanche, doucement"),
        said("Frost on the windscreen", "Givre sur le pare-brise"),
      ],
    },
    first: [
      said("Market", "Marché"),
      said("Saturday errands", "Courses du samedi"),
      said("School run", "Sortie d’école"),
      said("Bakery", "Boulangerie"),
      said("Record shop", "Disquaire"),
      said("Flea market", "Brocante"),
      said("Bookshop", "Librairie"),
      said("Morning off", "Matinée libre"),
      said("Dog walk", "Promenade du chien"),
    ],
    after: [
      said("a long lunch", "un long déjeuner"),
      said("coffee with the paper", "café et journal"),
      said("the park", "le parc", ...warm, "autumn"),
      said("a matinee", "cinéma à quinze heures"),
      said("nothing at all", "rien du tout"),
      said("soup at home", "soupe à la maison", ...cold),
      said("a bench in the sun", "un banc au soleil", ...warm),
      said("tea with friends", "thé entre amis"),
      said("the last tram", "le dernier tram"),
    ],
  },
  work: {
    whole: {
      spring: [
        said("Monday, lighter", "Lundi, en plus léger"),
        said("Desk by the window", "Le bureau côté fenêtre"),
      ],
      summer: [
        said("Air-conditioned, not cold", "Climatisé, jamais glacé"),
        said("Out by five", "Dehors à dix-sept heures"),
      ],
      autumn: [said("Back to the calendar", "Retour à l’agenda"), said("New notebook", "Cahier neuf")],
      winter: [
        said("Dark at both ends", "Nuit le matin, nuit le soir"),
        said("Coat on the back of the chair", "Le manteau sur la chaise"),
      ],
    },
    first: [
      said("Nine o’clock", "Neuf heures"),
      said("Presentation", "Présentation"),
      said("Client meeting", "Rendez-vous client"),
      said("Studio day", "Journée au studio"),
      said("Budget round", "Réunion budget"),
      said("Workshop", "Atelier"),
      said("Train to the office", "Train du matin"),
      said("Board papers", "Dossier du conseil"),
    ],
    after: [
      said("lunch upstairs", "déjeuner au dernier étage"),
      said("a quiet afternoon", "après-midi au calme"),
      said("drinks with the team", "verre avec l’équipe"),
      said("the six o’clock train", "le train de dix-huit heures"),
      said("an opening", "vernissage"),
      said("a good question", "une bonne question"),
      said("a walk home", "retour à pied"),
      said("the last slide", "la dernière diapo"),
    ],
  },
  interview: {
    whole: {
      spring: [said("Ten minutes early", "Dix minutes d’avance")],
      summer: [said("Calm, whatever the heat", "Du calme, même par trente degrés")],
      autumn: [said("A firm handshake", "Une poignée de main franche")],
      winter: [said("Warm voice, cold morning", "Voix chaude, matin froid")],
    },
    first: [
      said("Second round", "Deuxième entretien"),
      said("Portfolio", "Portfolio"),
      said("Sixth floor", "Sixième étage"),
      said("First question", "Première question"),
      said("Reception desk", "À l’accueil"),
      said("A clear answer", "Réponse claire"),
    ],
    after: [
      said("good news", "bonne nouvelle"),
      said("a deep breath", "grande respiration"),
      said("a call on the way home", "coup de fil sur le retour"),
      said("lunch to celebrate", "déjeuner pour fêter ça"),
      said("the job", "le poste"),
      said("a slow espresso", "expresso tranquille"),
    ],
  },
  evening: {
    whole: {
      spring: [
        said("Late light on the river", "Lumière tardive sur le fleuve"),
        said("Box seats", "Aux premières loges"),
      ],
      summer: [
        said("Open-air overture", "Ouverture en plein air"),
        said("Rooftop, no wind", "Sur le toit, sans un souffle"),
      ],
      autumn: [
        said("Season premiere", "Première de la saison"),
        said("Candles already lit", "Bougies déjà allumées"),
      ],
      winter: [
        said("Snow outside the opera", "Neige devant l’Opéra"),
        said("Coat check, number nine", "Vestiaire, numéro neuf"),
        said("The long table", "La grande tablée"),
      ],
    },
    first: [
      said("Gallery", "Galerie"),
      said("Concert", "Concert"),
      said("Private view", "Vernissage privé"),
      said("Theatre", "Théâtre"),
      said("Aperitif", "Apéritif"),
      said("Recital", "Récital"),
      said("First act", "Premier acte"),
    ],
    after: [
      said("dinner", "dîner"),
      said("a table for six", "table pour six"),
      said("oysters", "huîtres", "autumn", "winter", "spring"),
      said("a nightcap", "dernier verre"),
      said("a taxi across town", "taxi à travers la ville"),
      said("the encore", "le rappel"),
      said("jazz downstairs", "jazz en sous-sol"),
    ],
  },
  party: {
    whole: {
      spring: [
        said("Courtyard, doors open", "Dans la cour, portes ouvertes"),
        said("Birthday on a Thursday", "Anniversaire un jeudi"),
      ],
      summer: [
        said("Still warm at midnight", "Encore chaud à minuit"),
        said("Lanterns in the garden", "Lampions au jardin"),
      ],
      autumn: [said("House-warming", "Crémaillère"), said("Loud kitchen", "La cuisine la plus bruyante")],
      winter: [
        said("Last night of the year", "Dernière nuit de l’année"),
        said("Sparkler weather", "Un temps à étincelles"),
        said("Ice in every glass", "Des glaçons dans tous les verres"),
      ],
    },
    first: [
      said("Pre-drinks", "Premier verre"),
      said("Soundcheck", "Balances"),
      said("Birthday", "Anniversaire"),
      said("Dinner for twelve", "Dîner à douze"),
      said("Karaoke", "Karaoké"),
      said("Back room", "Arrière-salle"),
      said("Vinyl night", "Soirée vinyle"),
    ],
    after: [
      said("dancing", "on danse"),
      said("the night bus", "bus de nuit"),
      said("one more song", "encore une chanson"),
      said("breakfast", "petit-déjeuner"),
      said("the rooftop", "le toit", ...warm),
      said("the good speakers", "les bonnes enceintes"),
      said("a slow walk home", "retour à pied sans hâte"),
    ],
  },
  wedding: {
    whole: {
      spring: [
        said("Orchard wedding", "Noces au verger"),
        said("Invited in April", "Invitation d’avril"),
        said("Confetti at noon", "Confettis à midi"),
      ],
      summer: [
        said("Chapel in the vines", "Chapelle dans les vignes"),
        said("Long tables, long shadows", "Longues tables, longues ombres"),
        said("Vows by the sea", "Un oui face à la mer"),
      ],
      autumn: [
        said("Barn, oak and candles", "Grange, chêne et bougies"),
        said("October vows", "Un oui en octobre"),
      ],
      winter: [
        said("Town hall in December", "Mairie en décembre"),
        said("Winter bouquet", "Bouquet d’hiver"),
      ],
    },
    first: [
      said("Town hall", "Mairie"),
      said("Ceremony", "Cérémonie"),
      said("Chapel", "Chapelle"),
      said("Vows", "Échange des vœux"),
      said("Bouquet", "Bouquet"),
      said("Speeches", "Discours"),
      said("Front row", "Premier rang"),
    ],
    after: [
      said("the garden", "le jardin", ...warm),
      said("champagne", "champagne"),
      said("the first dance", "l’ouverture du bal"),
      said("dinner under the trees", "dîner sous les arbres", ...warm),
      said("a very long lunch", "un très long déjeuner"),
      said("the dance floor", "la piste"),
      said("cake at midnight", "pièce montée à minuit"),
    ],
  },
  date: {
    whole: {
      spring: [
        said("Corner table", "La table du coin"),
        said("Two tickets, row seven", "Deux places, rang sept"),
      ],
      summer: [
        said("Ice cream, no hurry", "Une glace, sans se presser"),
        said("The pier at dusk", "La jetée au crépuscule"),
      ],
      autumn: [
        said("One umbrella", "Un seul parapluie"),
        said("Small-plates weather", "Saison des petites assiettes"),
      ],
      winter: [
        said("Red wine, steamed windows", "Vin rouge et vitres embuées"),
        said("Your scarf or mine", "Une écharpe pour deux"),
      ],
    },
    first: [
      said("Exhibition", "Exposition"),
      said("Cinema", "Cinéma"),
      said("Wine bar", "Bar à vins"),
      said("Bridge at seven", "Sur le pont à dix-neuf heures"),
      said("Bookshop café", "Café-librairie"),
      said("Small concert", "Petit concert"),
      said("Botanical garden", "Jardin des plantes"),
      said("First round", "Première tournée"),
    ],
    after: [
      said("dinner for two", "dîner à deux"),
      said("one more glass", "encore un verre"),
      said("the long way round", "le grand détour"),
      said("noodles", "nouilles"),
      said("a slow dance", "un slow"),
      said("the river", "les quais", ...warm),
      said("the late show", "la dernière séance"),
      said("a kiss on the stairs", "baiser dans l’escalier"),
    ],
  },
  travel: {
    whole: {
      spring: [said("Window seat", "Place côté hublot"), said("Long weekend", "Grand week-end")],
      summer: [said("Hand luggage only", "Bagage cabine, c’est tout"), said("Night ferry", "Ferry de nuit")],
      autumn: [said("Off season", "Hors saison"), said("Two days in Porto", "Deux jours à Porto")],
      winter: [
        said("Night train north", "Train de nuit vers le nord"),
        said("Delayed, in comfort", "En retard, mais à l’aise"),
      ],
    },
    first: [
      said("Platform nine", "Voie neuf"),
      said("Early flight", "Vol du matin"),
      said("Road trip", "Par la route"),
      said("Sleeper car", "Wagon-lit"),
      said("Check-out", "Clés rendues"),
      said("Departures", "Départs"),
      said("Border town", "Ville frontière"),
    ],
    after: [
      said("the old town", "la vieille ville"),
      said("the sea", "la mer", ...warm),
      said("a hotel with a view", "hôtel avec vue"),
      said("four hours of podcasts", "quatre heures de podcasts"),
      said("a strange breakfast", "un drôle de petit-déjeuner"),
      said("the mountains", "la montagne", ...cold),
      said("arrivals", "arrivées"),
    ],
  },
  beach: {
    whole: {
      spring: [
        said("First swim, brave", "Premier bain, courageux"),
        said("Before the crowds", "Avant la foule"),
      ],
      summer: [
        said("Salt and paperbacks", "Sel et livres de poche"),
        said("Low tide", "Marée basse"),
        said("Sand in the bag", "Du sable dans le sac"),
        said("After the last swim", "Après le dernier bain"),
        said("Peaches and a towel", "Pêches et serviette"),
      ],
    },
    first: [
      said("Cove", "Crique"),
      said("Early swim", "Bain du matin"),
      said("Parasol", "Parasol"),
      said("Boat to the island", "Bateau pour l’île"),
      said("Rock pools", "Dans les rochers"),
      said("Siesta", "Sieste"),
    ],
    after: [
      said("grilled fish", "poisson grillé"),
      said("the harbour", "le port"),
      said("ice cream", "une glace"),
      said("sunset", "coucher de soleil"),
      said("a shower and dinner", "douche et dîner"),
      said("one more dive", "encore un plongeon"),
    ],
  },
  sport: {
    whole: {
      spring: [
        said("Five kilometres, easy", "Cinq kilomètres, tranquille"),
        said("Courts are open", "Les courts rouvrent"),
      ],
      summer: [
        said("Before the heat", "Avant la chaleur"),
        said("Six in the morning", "Six heures du matin"),
      ],
      autumn: [
        said("Laps under the plane trees", "Tours de piste sous les platanes"),
        said("Thursday league", "Championnat du jeudi"),
      ],
      winter: [
        said("Indoors, all out", "En salle, à fond"),
        said("Breath in the air", "Le souffle en nuages"),
      ],
    },
    first: [
      said("Intervals", "Fractionné"),
      said("Warm-up", "Échauffement"),
      said("Yoga at seven", "Yoga à sept heures"),
      said("Leg day", "Séance jambes"),
      said("Long run", "Sortie longue"),
      said("Circuit", "Circuit"),
    ],
    after: [
      said("coffee", "café"),
      said("stretching", "étirements"),
      said("a hot shower", "douche chaude"),
      said("pancakes", "pancakes"),
      said("the next one", "on recommence"),
      said("bed by ten", "au lit à vingt-deux heures"),
    ],
  },
  outdoor: {
    whole: {
      spring: [
        said("Mud up to here", "De la boue jusque-là"),
        said("First hike of the year", "Première randonnée de l’année"),
      ],
      summer: [
        said("Hut by the lake", "Le refuge au bord du lac"),
        said("Above the tree line", "Au-dessus des sapins"),
      ],
      autumn: [
        said("Mushroom weather", "Un temps à champignons"),
        said("Larch gold", "L’or des mélèzes"),
        said("Thermos on the ridge", "Thermos sur la crête"),
      ],
      winter: [
        said("Snow on the pass", "Neige au col"),
        said("Lake, frozen", "Lac gelé"),
        said("Wood for the stove", "Du bois pour le poêle"),
      ],
    },
    first: [
      said("Trailhead", "Départ du sentier"),
      said("Forest loop", "Boucle en forêt"),
      said("Coast path", "Sentier côtier"),
      said("Summit", "Sommet"),
      said("Campsite", "Bivouac"),
      said("Bird hide", "Observatoire"),
      said("Rain all morning", "Pluie toute la matinée"),
    ],
    after: [
      said("cocoa", "chocolat chaud", ...cold),
      said("a dry pair of socks", "chaussettes sèches"),
      said("soup in the hut", "soupe au refuge"),
      said("the view", "la vue"),
      said("a fire", "un feu"),
      said("the last bus down", "le dernier car"),
      said("a nap on the moss", "sieste sur la mousse", ...warm),
    ],
  },
  ceremony: {
    whole: {
      spring: [said("Graduation", "Remise des diplômes")],
      summer: [said("Christening in June", "Baptême en juin")],
      autumn: [said("Prize-giving", "Remise des prix")],
      winter: [said("Anniversary dinner", "Dîner d’anniversaire de mariage")],
    },
    first: [
      said("Award", "Prix"),
      said("Civic hall", "Salle des fêtes"),
      said("Christening", "Baptême"),
      said("Oath", "Serment"),
      said("A few words", "Quelques mots"),
      said("Medal", "Médaille"),
    ],
    after: [
      said("applause", "applaudissements"),
      said("the family photo", "la photo de famille"),
      said("a toast", "un toast"),
      said("lunch with everyone", "déjeuner avec tout le monde"),
      said("the official dinner", "dîner officiel"),
      said("a quiet thank you", "un merci à voix basse"),
    ],
  },
};
