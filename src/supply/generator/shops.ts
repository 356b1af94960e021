import type { Bilingual } from "#domain/catalogue/product.ts";
import type { departmentNames } from "#vocabulary/category.ts";
import { type Universe, universes } from "#vocabulary/universe.ts";
import type { HouseBrand } from "./brand.ts";

/** An invented shop that sells what the invented brands make. */
export interface HouseShop {
  readonly name: string;
  /** What it stands for: whom it is for and how it chooses. */
  readonly about: Bilingual;
  /** Under a domain that can never belong to anyone. */
  readonly url: `https://www.${string}.example/`;
  readonly universes: readonly Universe[];
  /** Price levels of the brands it carries. */
  readonly levels: readonly HouseBrand["level"][];
  readonly departments: readonly (keyof typeof departmentNames)[];
  /** How much of what it could carry it does carry, 0 to 1. */
  readonly breadth: number;
  /** Its price as a share of the brand's own: lowest and highest. */
  readonly factor: readonly [number, number];
  readonly delivery: ShopDelivery;
}

interface ShopDelivery {
  /** In cents of a euro. */
  readonly cost: number;
  /** Free from this price on; left out when it never is. */
  readonly freeFrom?: number;
  /** At least and at most. */
  readonly days: readonly [number, number];
}

export const houseShops: readonly HouseShop[] = [
  {
    name: "Maison Verdier",
    about: {
      en: "A Paris department store with a doorman, a tailor on the third floor and prices that never blink.",
      fr: "Un grand magasin parisien avec portier, retoucheur au troisième étage et des prix qui ne tremblent jamais.",
    },
    url: "https://www.maison-verdier.example/",
    universes,
    levels: [3, 4, 5],
    departments: ["A", "B", "C", "D", "E", "F"],
    breadth: 0.6,
    factor: [1, 1.04],
    delivery: { cost: 0, days: [1, 3] },
  },
  {
    name: "The Long Mirror",
    about: {
      en: "London buyers who pick eight pieces per designer and photograph them on people of three heights.",
      fr: "Des acheteuses londoniennes qui retiennent huit pièces par créateur et les photographient sur trois tailles de mannequins.",
    },
    url: "https://www.thelongmirror.example/",
    universes,
    levels: [4, 5],
    departments: ["A", "B", "C", "D", "E", "F", "G"],
    breadth: 0.55,
    factor: [0.97, 1.08],
    delivery: { cost: 1500, freeFrom: 30000, days: [2, 4] },
  },
  {
    name: "Comptoir Lazare",
    about: {
      en: "Contemporary labels under one glass roof near the station, for people who try on between two trains.",
      fr: "Les marques contemporaines sous une même verrière, près de la gare, pour ceux qui essaient entre deux trains.",
    },
    url: "https://www.comptoir-lazare.example/",
    universes,
    levels: [2, 3, 4],
    departments: ["A", "B", "C", "D", "E"],
    breadth: 0.55,
    factor: [0.95, 1.02],
    delivery: { cost: 490, freeFrom: 10000, days: [2, 4] },
  },
  {
    name: "Peg & Rail",
    about: {
      en: "The British high street in one basket, with returns you can leave at the newsagent’s.",
      fr: "Toute la rue commerçante britannique dans un seul panier, avec des retours à déposer chez le marchand de journaux.",
    },
    url: "https://www.pegandrail.example/",
    universes,
    levels: [1, 2, 3],
    departments: ["A", "B", "C", "D", "E", "F", "G"],
    breadth: 0.5,
    factor: [0.92, 1.02],
    delivery: { cost: 595, freeFrom: 6000, days: [3, 6] },
  },
  {
    name: "Rayon Huit",
    about: {
      en: "The clothing aisle of a hypermarket, without the trolley: low prices, all sizes, collected on the way home.",
      fr: "Le rayon vêtements de l’hypermarché, le chariot en moins, avec petits prix, toutes les tailles et retrait sur le chemin du retour.",
    },
    url: "https://www.rayon-huit.example/",
    universes,
    levels: [1, 2],
    departments: ["A", "B", "C", "D", "E", "F", "G"],
    breadth: 0.6,
    factor: [0.9, 1],
    delivery: { cost: 390, freeFrom: 4500, days: [2, 5] },
  },
  {
    name: "Bazar Ultra",
    about: {
      en: "A marketplace where nine hundred sellers compete for the same jumper, and patience is part of the price.",
      fr: "Une place de marché où neuf cents vendeurs se disputent le même pull, et où la patience fait partie du prix.",
    },
    url: "https://www.bazar-ultra.example/",
    universes,
    levels: [1, 2, 3],
    departments: ["A", "B", "C", "D", "E", "F", "G"],
    breadth: 0.45,
    factor: [0.84, 1.1],
    delivery: { cost: 290, days: [4, 12] },
  },
  {
    name: "Canal Démarque",
    about: {
      en: "Last season’s good names, last sizes included, in a warehouse that smells of cardboard and luck.",
      fr: "Les belles marques de la saison passée, dernières tailles comprises, dans un entrepôt qui sent le carton et l’aubaine.",
    },
    url: "https://www.canal-demarque.example/",
    universes,
    levels: [2, 3, 4, 5],
    departments: ["A", "B", "C", "D", "F"],
    breadth: 0.2,
    factor: [0.58, 0.82],
    delivery: { cost: 690, days: [5, 10] },
  },
  {
    name: "Stilla Rum",
    about: {
      en: "A Stockholm shop with more space than stock, loyal to clean lines and to the brands that keep them.",
      fr: "À Stockholm, une boutique avec plus d’espace que de stock, fidèle aux lignes nettes et à celles qui les tiennent.",
    },
    url: "https://www.stillarum.example/",
    universes,
    levels: [2, 3, 4, 5],
    departments: ["A", "B", "C", "E", "F"],
    breadth: 0.3,
    factor: [0.98, 1.06],
    delivery: { cost: 900, freeFrom: 15000, days: [3, 5] },
  },
  {
    name: "Via dei Cucitori",
    about: {
      en: "Menswear from Florence, chosen by a man who will tell you your sleeve is too long before he says hello.",
      fr: "L’homme vu de Florence, par un marchand qui vous dira que votre manche est trop longue avant de vous saluer.",
    },
    url: "https://www.viadeicucitori.example/",
    universes: ["men"],
    levels: [3, 4, 5],
    departments: ["A", "B", "C", "D", "E"],
    breadth: 0.4,
    factor: [0.96, 1.05],
    delivery: { cost: 1200, freeFrom: 25000, days: [3, 6] },
  },
  {
    name: "Kiosk Neun",
    about: {
      en: "Streetwear and what comes after it, from a former newspaper stand in Kreuzberg that opens at noon.",
      fr: "Le streetwear et ce qui vient après, dans un ancien kiosque de Kreuzberg qui ouvre à midi.",
    },
    url: "https://www.kioskneun.example/",
    universes,
    levels: [2, 3, 4],
    departments: ["A", "B", "C", "D"],
    breadth: 0.3,
    factor: [0.94, 1.04],
    delivery: { cost: 590, freeFrom: 12000, days: [2, 5] },
  },
  {
    name: "Dénivelé",
    about: {
      en: "Sport and mountain, sold by people who turn up with mud on their shoes and weigh your rucksack.",
      fr: "Le sport et la montagne, vendus par des gens qui arrivent les chaussures boueuses et pèsent votre sac.",
    },
    url: "https://www.denivele.example/",
    universes,
    levels: [1, 2, 3, 4],
    departments: ["B", "C", "D", "G"],
    breadth: 0.6,
    factor: [0.9, 1],
    delivery: { cost: 490, freeFrom: 8000, days: [2, 4] },
  },
  {
    name: "Pointure",
    about: {
      en: "Shoes only, half sizes always, and the bag you buy because the shoes are already wrapped.",
      fr: "Des chaussures, toujours en demi-pointures, et le sac qu’on ajoute parce que la boîte est déjà emballée.",
    },
    url: "https://www.pointure-juste.example/",
    universes,
    levels: [1, 2, 3, 4, 5],
    departments: ["B", "C"],
    breadth: 0.6,
    factor: [0.93, 1.03],
    delivery: { cost: 0, days: [2, 4] },
  },
  {
    name: "L’Heure et l’Or",
    about: {
      en: "Watches, jewellery and the small accessories one gives, gift-wrapped without asking.",
      fr: "Des montres, des bijoux et les petits accessoires que l’on offre, emballés sans avoir à le demander.",
    },
    url: "https://www.heure-et-or.example/",
    universes,
    levels: [1, 2, 3, 4, 5],
    departments: ["D", "E"],
    breadth: 0.6,
    factor: [0.95, 1.02],
    delivery: { cost: 0, days: [1, 3] },
  },
  {
    name: "Linge de Jour",
    about: {
      en: "Underwear, nightwear and swimwear, with a fitter on the phone until eight in the evening.",
      fr: "Lingerie, nuit et bain, avec une essayeuse au téléphone jusqu’à vingt heures.",
    },
    url: "https://www.linge-de-jour.example/",
    universes,
    levels: [1, 2, 3, 4],
    departments: ["F"],
    breadth: 0.65,
    factor: [0.94, 1.02],
    delivery: { cost: 390, freeFrom: 5000, days: [2, 4] },
  },
];
