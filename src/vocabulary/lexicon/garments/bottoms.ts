import type { LexiconEntry } from "../concept.ts";
import { garment, loosely, weakly } from "../entry.ts";

/** Trousers of every kind, skirts, dresses, and what is both in one. */
export const bottoms: readonly LexiconEntry[] = [
  garment("jeans", "A.3.1", {
    any: "jeans*, skinny jeans*, slim jeans*, mom jeans*, boyfriend jeans*, boot cut jeans*, bootcut jeans*, flared jeans*, straight jeans*, wide leg jeans*",
    en: "jean, denims*, denim jeans*, denim trousers*, denim pants*, jean pants*, boyfriend jean, carrot jeans*, tapered jeans*, bootleg jeans*, dad jeans*, barrel jeans*, baggy jeans*, carpenter jeans*, cargo jeans*, ripped jeans*, five pocket jeans*",
    fr: "jean, jean slim, jean skinny, jean droit, jean mom, jean large, jean flare, jean bootcut, jean brut, jean délavé, pantalon en jean, pantalon en denim, pantalon jean, blue jean, jean boyfriend, jean taille haute, jean 5 poches, jean baggy, jean cargo",
  }),
  weakly("denim-alone", "A.3.1", {
    en: "denim*",
    any: "501*, 502*, 505*, 510*, 511*, 512*, 513*, 514*, 527*, 541*, 550*, 551*, 569*, 721*, 724*",
  }),
  garment("chinos", "A.3.2", {
    any: "chino, chinos*",
    en: "chino trousers*, chino pants*, chino pant, khaki pants*, khakis*, cotton trousers*, twill trousers*, casual trousers*, casual trouser, casual pants*, cotton pants*, chinos trousers*",
    fr: "pantalon chino, chino slim, pantalon en coton, pantalon en gabardine, pantalon casual, pantalon décontracté, pantalon 5 poches, pantalon en velours côtelé, pantalon en velours",
  }),
  loosely("family", "trousers", "A.3.3", {
    en: "trousers*, trouser, pants*, pant, slacks*, bottoms*, bottomwear, bottom wear, pantalon, pantaloons*, joggpants*, capri, capris*, capri pants*, cropped pants*, cropped trousers*, pedal pushers*, pedal pusher, three fourth*, three fourths*, 3/4 pants*, 3/4ths*, 3/4th*",
    fr: "pantalon, pentalon, futal, pantacourt, corsaire, pantalon court, pantalons courts*",
  }),
  garment("tailored-trousers", "A.3.3", {
    en: "tailored trousers*, tailored pants*, dress pants*, suit trousers*, suit pants*, formal trousers*, formal trouser, formal pants*, smart trousers*, cigarette trousers*, cigarette pants*, wide leg trousers*, wide leg pants*, palazzo trousers*, palazzo pants*, palazzo, palazzos*, pleated trousers*, peg trousers*, ankle grazer*, flat front trousers*, culottes*, culotte, harem pants*, salwar, shalwar, patiala, patialas*, dhoti, dhoti pants*, sharara, gharara, hakama, paperbag trousers*, ponte pants*, work trousers*, flared trousers*, linen trousers*, linen pants*, leather trousers*, leather pants*, tuxedo trousers*, kick flare trousers*, lungi, veshti",
    fr: "pantalon à pinces, pantalon de costume, pantalon costume, pantalon tailleur, pantalon habillé, pantalon de ville, pantalon cigarette, pantalon large, pantalon fluide, pantalon palazzo, pantalon évasé, pantalon carotte, pantalon droit, pantalon en lin, pantalon en laine, pantalon de smoking, sarouel, pantalon taille haute, pantalon plissé, pantalon en cuir, pantalon paperbag, pantalon flare, pantalon pattes d'éléphant, pantalon 7/8",
  }),
  garment(
    "joggers",
    { men: "A.3.4", women: "G.1.2" },
    {
      any: "jogger, joggers*, jogging, sweatpants*, sweat pants*, track pant, trackpants*",
      en: "jogging bottoms*, jogging pants*, jogger pants*, jogger pant, track pants*, tracksuit bottoms*, tracksuit pants*, track bottoms*, sweat bottoms*, fleece pants*, lowers*, trackies*, jog pants*, cuffed joggers*, jogger trousers*",
      fr: "pantalon de jogging, bas de jogging, pantalon jogging, pantalon de survêtement, bas de survêtement, jogpant, pantalon molletonné, pantalon en molleton, bas de training, pantalon de training, jogging slim",
    },
  ),
  garment(
    "leggings",
    { men: "G.1.2", women: "A.3.4" },
    {
      any: "leggings*, legging, leggins*, treggings*, jeggings*, jegging",
      en: "churidar, churidars*, stirrup leggings*, treggings*, biker leggings*, jegging leggings*",
      fr: "legging long, fuseau, legging court, tregging, pantalon legging, jegging",
    },
  ),
  garment("shorts", "A.3.5", {
    any: "shorts*, bermuda, bermudas*, bermuda shorts*",
    en: "denim shorts*, jean shorts*, hot pants*, cargo shorts*, chino shorts*, mini shorts*, skort, skorts*, jorts*, city shorts*, tailored shorts*, biker shorts*, culotte shorts*, paperbag shorts*",
    fr: "short, bermuda, short en jean, short en denim, short cargo, short chino, bermuda cargo, jupe short, jupe-culotte, short fluide, mini short, short tailleur, short à pinces, cuissette, culottes courtes*",
  }),
  garment("cargo-trousers", "A.3.6", {
    any: "cargo",
    en: "cargo pants*, cargo pant, cargo trousers*, cargo trouser, cargos*, combat trousers*, combats*, utility trousers*, utility pants*, parachute pants*, cargo joggers*, carpenter pants*, carpenter trousers*, military pants*, work pants*, workwear trousers*, worker pants*",
    fr: "pantalon cargo, pantalon battle, battle, treillis, pantalon treillis, pantalon multipoches, pantalon à poches cargo, pantalon utilitaire, pantalon de travail, pantalon parachute, pantalon charpentier, cargo pant",
  }),
  loosely(
    "family",
    "dress",
    { women: "A.7.2" },
    {
      en: "dress, frock, shift dress, wrap dress, tea dress, sundress, sun dress, pinafore dress, pinafore, shirt dress, shirtdress, jumper dress, sweater dress, knitted dress, knit dress, jersey dress, denim dress, tunic dress, polo dress, smock dress, a line dress, pencil dress, sheath dress, slip dress, cami dress, halter dress, skater dress, fit and flare dress, swing dress, kaftan dress, beach dress, summer dress, day dress, work dress, office dress, pleated dress, tiered dress, blazer dress, coat dress, cheongsam, qipao, apron dress, dirndl, floral dress, casual dress, maternity dress, wiggle dress, ethnic dress, long sleeve dress",
      fr: "robe, robe chemise, robe pull, robe portefeuille, robe trapèze, robe droite, robe tee-shirt, robe t-shirt, robe en jean, robe d'été, robe de plage, robe chasuble, chasuble, robe tunique, robe fluide, robe soleil, robe patineuse, robe blazer, robe polo, robe housse, robe smockée, robe nuisette, robe fourreau, robe cache-coeur, robe à volants, blazer robe, dirndl",
    },
  ),
  garment(
    "mini-dress",
    { women: "A.7.1" },
    {
      any: "robe mini",
      en: "mini dress, minidress, short dress, bodycon dress, tshirt dress, t-shirt dress, skater mini dress, sweatshirt dress, hoodie dress, babydoll dress, tunic mini dress, playdress, tank dress",
      fr: "robe courte, mini robe, minirobe, robe mini, robe babydoll, robe sweat, robe courte cintrée, robe débardeur",
    },
  ),
  garment(
    "midi-dress",
    { women: "A.7.2" },
    {
      en: "midi dress, mididress, knee length dress, midaxi dress, mid length dress",
      fr: "robe midi, robe mi-longue, robe mi longue",
    },
  ),
  garment(
    "maxi-dress",
    { women: "A.7.3" },
    {
      en: "maxi dress, long dress, maxidress, full length dress, floor length dress, saree, sari, sarees*, lehenga, lehenga choli, ghagra, ghagra choli, lehengas*, boho maxi dress, half saree",
      fr: "robe longue, robe maxi, maxi robe, sari, lehenga, robe bohème longue",
    },
  ),
  garment(
    "robe-worn-out",
    { women: "A.7.3", men: "A.1.3" },
    {
      en: "abaya, burqa, jilbab, djellaba, thobe, jubba",
      fr: "abaya, jilbab, djellaba, gandoura",
    },
  ),
  garment(
    "evening-dress",
    { women: "A.7.4" },
    {
      en: "cocktail dress, evening dress, evening gown, ball gown, ballgown, gown, prom dress, party dress, bridesmaid dress, wedding dress, wedding guest dress, occasion dress, sequin dress, bridal gown, bridal dress, prom gown, formal dress, little black dress, lbd, dinner dress, homecoming dress, cocktail gown, formal gown, mother of the bride dress",
      fr: "robe de soirée, robe de cocktail, robe cocktail, robe de bal, robe de mariée, robe de mariage, robe de cérémonie, robe demoiselle d'honneur, robe de demoiselle d'honneur, robe soirée, robe à sequins, robe pailletée, petite robe noire, robe habillée, robe de gala, robe de fête",
    },
  ),
  loosely(
    "family",
    "skirt",
    { women: "A.8.2" },
    {
      en: "skirt, a line skirt, pleated skirt, wrap skirt, denim skirt, circle skirt, tulle skirt, tiered skirt, leather skirt",
      fr: "jupe, jupe plissée, jupe en jean, jupe portefeuille, jupe trapèze, jupe évasée, jupe à volants, jupe en cuir, jupe boutonnée",
    },
  ),
  garment(
    "mini-skirt",
    { women: "A.8.1" },
    {
      en: "mini skirt, miniskirt, short skirt, skater skirt, tennis skirt, micro skirt, rara skirt, tutu, tutu skirt, kilt",
      fr: "jupe courte, mini jupe, minijupe, jupe mini, jupe patineuse, jupe tutu, tutu, kilt, jupe de tennis",
    },
  ),
  garment(
    "midi-skirt",
    { women: "A.8.2" },
    {
      en: "midi skirt, pencil skirt, knee length skirt, slip skirt, mid length skirt, satin midi skirt",
      fr: "jupe midi, jupe mi-longue, jupe mi longue, jupe crayon, jupe droite, jupe tailleur, jupe satinée",
    },
  ),
  garment(
    "maxi-skirt",
    { women: "A.8.3" },
    {
      en: "maxi skirt, long skirt, full length skirt, prairie skirt, floor length skirt, gypsy skirt",
      fr: "jupe longue, jupe maxi, maxi jupe, jupe gitane",
    },
  ),
  garment(
    "jumpsuit",
    { women: "A.9.1", men: "A.6.1" },
    {
      any: "jumpsuit, combinaison pantalon",
      en: "jump suit, catsuit, unitard, all in one, boiler suit, boilersuit, flight suit, utility jumpsuit, wide leg jumpsuit, culotte jumpsuit, one piece jumpsuit, coverall, overall jumpsuit",
      fr: "combinaison, combipantalon, combi pantalon, combinaison longue, combinaison cargo, combinaison fluide, bleu de travail, combinaison de travail",
    },
  ),
  garment(
    "playsuit",
    { women: "A.9.2" },
    {
      any: "combishort, playsuit",
      en: "romper, rompers*, play suit, short jumpsuit, skort playsuit, romper suit",
      fr: "combi short, combinaison short, combinaison courte, combishort en jean, barboteuse",
    },
  ),
  garment(
    "dungarees",
    { women: "A.9.3", men: "A.3.1" },
    {
      any: "salopette",
      en: "dungarees*, dungaree, overalls*, overall, bib overalls*, shortalls*, dungaree dress, dungaree shorts*, dungaree jeans*, denim dungarees*",
      fr: "salopette en jean, salopette short, salopette courte, cotte à bretelles, robe salopette",
    },
  ),
];
