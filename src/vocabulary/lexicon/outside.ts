import type { LexiconEntry } from "./concept.ts";
import { facetEntries } from "./entry.ts";

/** Things that shops of fashion also sell and we do not: they must not become a garment. */
export const outsideWords: readonly LexiconEntry[] = facetEntries("outside", [
  [
    "beauty",
    {
      any: "eau de toilette, eau de parfum, edt*, edp*, mascara, shampoo, parfum, after shave, aftershave, kajal, lakme, maybelline, revlon, colorbar",
      en: "perfume, cologne, fragrance, deodorant, deo, deos*, body mist, body spray, lipstick, lip gloss, lip balm, lip liner, lip care, lipcolor, lip colour, lip color, lip pot, lip plumper, lip tint, nail polish, nail lacquer, nail enamel, nail paint, nail varnish, nail art, eyeliner, eye liner, eye shadow, eyeshadow, eye pencil, eye cream, eyebrow pencil, foundation, concealer, primer, blusher, highlighter, compact powder, face powder, loose powder, face pack, face wash, face mask, face cream, face scrub, facial, moisturiser, moisturizer, sunscreen, sunblock, lotion, body lotion, body wash, body butter, hand cream, cleanser, toner, face serum, serum, scrub, soap, shower gel, conditioner, hair colour, hair color, hair oil, hair serum, hair spray, hair gel, hair dryer, makeup, make up, makeup kit, makeup remover, make up brush, makeup brush, cosmetics, cosmetic set, beauty kit, beauty accessory, shaving cream, shaving foam, shaving gel, razor, trimmer, grooming kit, wax, body oil, talc, talcum powder, kohl, bronzer, wig, hair extension, perfume set, deo set, fragrance gift set, perfume gift set, anti ageing cream, night cream, day cream, skin care kit, bindi, mehendi, nail remover, cotton pads*, false eyelashes*, tweezers*, attar, foot cream, cold cream, fairness cream, eye make up, blush stick, bb cream, cc cream, manicure set, body powder, toothbrush, spray perfume, natural spray, nail file, cuticle oil, mascaras*, mens grooming kit, beauty box, peel off mask, lip crayon, lip stain, lip duo, eye kit, lip kit, brow kit, contour kit, lip palette, eye palette, eyeshadow palette, makeup palette, face palette, body shimmer, shimmer brick, face toner, sun block",
      fr: "parfum, eau de cologne, déodorant, brume corporelle, rouge à lèvres, gloss, baume à lèvres, vernis, vernis à ongles, fard à paupières, fond de teint, crayon yeux, anti-cernes, poudre visage, maquillage, palette maquillage, crème visage, crème mains, crème hydratante, crème solaire, lait corps, gel douche, savon, shampooing, après-shampooing, huile corps, masque visage, sérum, rasoir, coffret parfum, coffret beauté, démaquillant, soin visage, brosse à cheveux, masque cheveux, masque capillaire, huile démaquillante, lait démaquillant, gel nettoyant, fer à lisser, sèche-cheveux, perruque, gommage, crayon à sourcils, khôl, faux cils*, huile d'argan, baume, crème de jour, crème de nuit, shampoing, crème corps, masque hydratant, masque nuit, huile essentielle, huiles essentielles*, brosse à dents, dentifrice, fil dentaire, coupe-ongles, coton-tiges*, mousse à raser, lotion après-rasage, gua sha, lait hydratant, gel hydratant, huile visage, palette de maquillage, pinceau maquillage, coffret de soin, eau micellaire, contour des yeux, vernis semi-permanent",
    },
  ],
  [
    "home",
    {
      any: "plaid polaire",
      en: "cushion, cushion cover, cushion covers*, pillow, pillowcase, pillow cover, bed sheet, bedsheet, bedspread, bedding, duvet cover, duvet set, quilt cover, curtain, towel, bath towel, beach towel, hand towel, towel set, blanket, throw blanket, rug, carpet, doormat, table cloth, tablecloth, table runner, napkin, mug, cup, candle, photo frame, lamp, vase, wall art, poster, lampshade, apron, oven glove, sleeping bag, mattress, storage box, laundry bag, jewellery box, jewelry box, shoe rack, shoe cabinet, coat hanger, hangers*, water bottle, lunch box, lunch bag, bottle, sipper, flask, thermos, tumbler, coaster, incense, dinner set, bath mat, beach mat, hammock, comforter, pet bed, hot water bottle, clothes hanger, diya, cutlery, dreamcatcher, mixer grinder, pressure cooker, plant pot, plant container, planter, wall clock, air fryer, water purifier, sheet set, fitted sheet, flat sheet",
      fr: "coussin, housse de coussin, housse de couette, parure de lit, parure de couette, drap, drap-housse, taie, taie d'oreiller, oreiller, couette, rideau, serviette de bain, serviette de plage, serviette de table, drap de bain, drap de plage, linge de lit, plaid, couverture, couvre-lit, tapis, nappe, chemin de table, torchon, tablier, mug, tasse, bougie, cadre photo, lampe, vase, affiche, gourde, bouteille, boîte à bijoux, cintre, paillasson, sac de couchage, linge de maison, housse de canapé, jeté de canapé, bouillotte, peluche déco, panier à linge, miroir, cadre, boîte de rangement, tapis de bain, gant de toilette, fouta, diffuseur, diffuseur de parfum, luminaire, pouf, tabouret, coussin déco, corbeille à linge, vaisselle, assiette, théière, cafetière, poêle, casserole, drap plat, protège-matelas",
    },
  ],
  [
    "tech",
    {
      any: "smartphone, power bank, airpods, iphone, ipad, tablette",
      en: "phone case, phone cover, phone pouch, mobile pouch, mobile cover, mobile case, mobile phone, ipad case, iphone case, headphones*, earphones*, earbuds*, charger, usb, usb cable, pen drive, camera, speaker, tablet case, laptop, laptop stand, airpods case, phone holder, phone strap, screen protector, bluetooth speaker, kindle case, fitness band, fitness tracker, activity tracker, game console, ipod, mouse pad, phone grip, phone lanyard, watch charger, headset",
      fr: "coque, coque de téléphone, coque iphone, étui téléphone, écouteurs*, casque audio, chargeur, clé usb, câble usb, enceinte, appareil photo, ordinateur, support téléphone, étui iphone, batterie externe, coque smartphone, tapis de souris, bijou de téléphone, souris sans fil, clavier, manette, stylet, disque dur, casque gaming, ampoule",
    },
  ],
  [
    "toy",
    {
      any: "lego, puzzle, playmobil, barbie doll",
      en: "toy, doll, teddy bear, plush toy, soft toy, board game, figurine, action figure, playing cards*, costume, fancy dress costume, halloween costume, fancy dress, cosplay, dress up set, game, video game, stuffed animal, toys*, balloon, party decoration, disguise",
      fr: "jouet, poupée, peluche, doudou, jeu de société, figurine, déguisement, panoplie, jeu vidéo, jeu de cartes, ballon de baudruche, jouets*, costume de déguisement, cosplay, décoration de fête",
    },
  ],
  [
    "care",
    {
      en: "shoe polish, shoe cream, shoe care, shoe brush, shoe brush kit, sole brush, shoe accessory, shoe accessories*, shoe care kit, boot sauce, boot cream, insole, insoles*, shoe lace, shoe laces*, shoelace, shoelaces*, shoe tree, shoe horn, shoe cleaner, leather cream, leather care, watch strap, watch band, watch box, watch winder, bag strap, bag charm, strap extender, bra extender, bra straps*, nipple covers*, nipple petals*, concealing petals*, lint roller, fabric shaver, garment steamer, clothes brush, stain remover, detergent, waterproofing spray, sneaker cleaner, sewing kit, fabric, fabrics*, unstitched fabric, suit length, dress fabric, heel grips*, heel pads*, collar stays*, shirt stays*, bag organiser, fashion tape, patch, patches*, iron on patch, badge, keyring, key ring, key chain, keychain, key holder, key case, key fob, lanyard, glasses case, sunglasses case, sunglasses chain, glasses chain, glasses cord, renewbuck, pin badge, enamel pin, dust bag, garment cover, suit cover, cobbler kit, odour spray, apple watch strap, apple watch band, luggage tag, umbrella, umbrellas*, shoe bag, yarn, button set, zipper pull, textile dye",
      fr: "cirage, lacets*, lacet de rechange, paire de lacets, semelle, semelles*, semelle intérieure, embauchoir, chausse-pied, brosse à chaussures, spray imperméabilisant, produit d'entretien, bracelet de montre, bracelets de montre*, boîte à montres, bandoulière amovible, bijou de sac, porte-clés, porte clés, porte-clé, étui à clés, étui à lunettes, étui lunettes, parapluie, ombrelle, tissu au mètre, patron de couture, mercerie, écusson, pin's, badge, housse de costume, housse vêtement, nettoyant, baleine de col, rasoir à tissu, pelote de laine, cordon à lunettes, chaîne de lunettes, cache-tétons*, rallonge de soutien-gorge, bretelles de soutien-gorge, anse de sac, étiquette bagage, masque en tissu, masques en tissu*, boîte à bijou",
    },
  ],
  [
    "equipment",
    {
      any: "ballon de football, skateboard, trottinette, yoga mat",
      en: "football ball, ball, basketball ball, tennis racket, racket, racquet, badminton racket, shuttlecock, cricket bat, bat, dumbbell, dumbbells*, skipping rope, resistance band, resistance bands*, exercise mat, gym gloves*, helmet, bike helmet, knee pad, knee support, ankle support, elbow pad, shin guards*, shin guard, swimming goggles*, swim goggles*, ski goggles*, goggles*, swim cap, swimming cap, surfboard, skis*, sleeping mat, tent, torch, trekking pole, golf ball, golf glove, mouthguard, whistle, bicycle, football, basketball, volleyball ball, carabiner, hydration bladder, goalkeeper gloves*, boxing gloves*, punch bag, weights*, foam roller, sports equipment, wetsuit, armband, arm band, sweatband, sweatbands*, wrist support, snorkel, life jacket",
      fr: "ballon, balle de tennis, raquette, raquette de tennis, haltère, haltères*, tapis de yoga, tapis de sport, corde à sauter, casque de vélo, casque de ski, genouillère, protège-tibias*, lunettes de natation*, lunettes de piscine*, masque de ski, bonnet de bain, planche de surf, tente, bâtons de randonnée, club de golf, ballon de basket, élastique de musculation, brassard, combinaison de plongée, combinaison néoprène, casque, gants de boxe, gants de gardien, lampe frontale, serre-poignet, vélo électrique, bouée, palmes*, poignet éponge",
    },
  ],
  [
    "other",
    {
      any: "gift card, carte cadeau, e-carte cadeau",
      en: "gift voucher, book, notebook, pen, diary, sticker, stickers*, sweets*, chocolate bar, coffee beans*, tea bags*, magazine, calendar, dog collar, dog coat, pet clothing, dog jumper, cat collar, free gift, free gifts*, gift box, gift bag, gift wrap, greeting card, ground coffee, dog leash, dog harness, pencil case, stationery, pram, stroller, car seat, diaper, nappy, nappies*, baby bottle, dummy, bib, bibs*, changing mat, cigarette case, lighter, ashtray, hip flask, vouchers*, wine glass, supplement, vitamins*, protein powder, cat bed, bookmarks*, pen set, ipads*, planner, sleep mask, eye mask, travel pillow, neck pillow",
      fr: "chèque cadeau, livre, carnet, stylo, agenda, autocollant, magazine, collier pour chien, manteau pour chien, vêtement pour chien, laisse, poussette, siège auto, couche, biberon, tétine, bavoir, sac à langer, trousse d'écolier, papeterie, papier cadeau, briquet, calendrier, cendrier, complément alimentaire, masque de nuit, masque de sommeil, oreiller de voyage, boîte cadeau, sachet cadeau, coussin de voyage, calendrier de l'avent, café moulu, café en grains, jus de fruits, jus, confiture, biscuits*, thé vert, tisane, croquettes*",
    },
  ],
]);
