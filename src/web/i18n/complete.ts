import accountEn from "./messages/account/en.json" with { type: "json" };
import accountFr from "./messages/account/fr.json" with { type: "json" };
import adminEn from "./messages/admin/en.json" with { type: "json" };
import adminFr from "./messages/admin/fr.json" with { type: "json" };
import adminCatalogueEn from "./messages/admin-catalogue/en.json" with { type: "json" };
import adminCatalogueFr from "./messages/admin-catalogue/fr.json" with { type: "json" };
import adminContentEn from "./messages/admin-content/en.json" with { type: "json" };
import adminContentFr from "./messages/admin-content/fr.json" with { type: "json" };
import adminRecoEn from "./messages/admin-reco/en.json" with { type: "json" };
import adminRecoFr from "./messages/admin-reco/fr.json" with { type: "json" };
import assistantEn from "./messages/assistant/en.json" with { type: "json" };
import assistantFr from "./messages/assistant/fr.json" with { type: "json" };
import choicesEn from "./messages/choices/en.json" with { type: "json" };
import choicesFr from "./messages/choices/fr.json" with { type: "json" };
import discoverEn from "./messages/discover/en.json" with { type: "json" };
import discoverFr from "./messages/discover/fr.json" with { type: "json" };
import guideEn from "./messages/guide/en.json" with { type: "json" };
import guideFr from "./messages/guide/fr.json" with { type: "json" };
import homeEn from "./messages/home/en.json" with { type: "json" };
import homeFr from "./messages/home/fr.json" with { type: "json" };
import listsEn from "./messages/lists/en.json" with { type: "json" };
import listsFr from "./messages/lists/fr.json" with { type: "json" };
import looksEn from "./messages/looks/en.json" with { type: "json" };
import looksFr from "./messages/looks/fr.json" with { type: "json" };
import measuresEn from "./messages/measures/en.json" with { type: "json" };
import measuresFr from "./messages/measures/fr.json" with { type: "json" };
import noticesEn from "./messages/notices/en.json" with { type: "json" };
import noticesFr from "./messages/notices/fr.json" with { type: "json" };
import onboardingEn from "./messages/onboarding/en.json" with { type: "json" };
import onboardingFr from "./messages/onboarding/fr.json" with { type: "json" };
import paletteEn from "./messages/palette/en.json" with { type: "json" };
import paletteFr from "./messages/palette/fr.json" with { type: "json" };
import piecesEn from "./messages/pieces/en.json" with { type: "json" };
import piecesFr from "./messages/pieces/fr.json" with { type: "json" };
import productEn from "./messages/product/en.json" with { type: "json" };
import productFr from "./messages/product/fr.json" with { type: "json" };
import recoEn from "./messages/reco/en.json" with { type: "json" };
import recoFr from "./messages/reco/fr.json" with { type: "json" };
import screensEn from "./messages/screens/en.json" with { type: "json" };
import screensFr from "./messages/screens/fr.json" with { type: "json" };
import searchEn from "./messages/search/en.json" with { type: "json" };
import searchFr from "./messages/search/fr.json" with { type: "json" };
import shellEn from "./messages/shell/en.json" with { type: "json" };
import shellFr from "./messages/shell/fr.json" with { type: "json" };
import signInEn from "./messages/sign-in/en.json" with { type: "json" };
import signInFr from "./messages/sign-in/fr.json" with { type: "json" };
import tasteEn from "./messages/taste/en.json" with { type: "json" };
import tasteFr from "./messages/taste/fr.json" with { type: "json" };
import tasteProfileEn from "./messages/taste-profile/en.json" with { type: "json" };
import tasteProfileFr from "./messages/taste-profile/fr.json" with { type: "json" };
import trendsEn from "./messages/trends/en.json" with { type: "json" };
import trendsFr from "./messages/trends/fr.json" with { type: "json" };

/** The same keys in both languages, or this file does not compile: a missing translation is named by the error. */
type SameKeys<A, B> = Record<keyof A | keyof B, string>;

export const messageFiles = [
  bothLanguages(accountEn, accountFr),
  bothLanguages(adminEn, adminFr),
  bothLanguages(adminCatalogueEn, adminCatalogueFr),
  bothLanguages(adminContentEn, adminContentFr),
  bothLanguages(adminRecoEn, adminRecoFr),
  bothLanguages(assistantEn, assistantFr),
  bothLanguages(choicesEn, choicesFr),
  bothLanguages(discoverEn, discoverFr),
  bothLanguages(guideEn, guideFr),
  bothLanguages(homeEn, homeFr),
  bothLanguages(noticesEn, noticesFr),
  bothLanguages(onboardingEn, onboardingFr),
  bothLanguages(measuresEn, measuresFr),
  bothLanguages(piecesEn, piecesFr),
  bothLanguages(listsEn, listsFr),
  bothLanguages(paletteEn, paletteFr),
  bothLanguages(productEn, productFr),
  bothLanguages(looksEn, looksFr),
  bothLanguages(recoEn, recoFr),
  bothLanguages(screensEn, screensFr),
  bothLanguages(searchEn, searchFr),
  bothLanguages(shellEn, shellFr),
  bothLanguages(signInEn, signInFr),
  bothLanguages(tasteEn, tasteFr),
  bothLanguages(tasteProfileEn, tasteProfileFr),
  bothLanguages(trendsEn, trendsFr),
];

function bothLanguages<A extends SameKeys<A, B>, B extends SameKeys<A, B>>(en: A, fr: B): { en: A; fr: B } {
  return { en, fr };
}
