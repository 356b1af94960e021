import { adminTable } from "./admin/table.ts";
import {
  askAssistant,
  claimConversations,
  deleteConversation,
  getConversation,
  listConversations,
  resumeAnswer,
} from "./assistant.ts";
import { askForReset, resendCode, resetPassword, signIn, signOut, signUp, verifyCode } from "./auth.ts";
import { listBrands } from "./brands.ts";
import { listBrandsRecommended } from "./brands-recommended.ts";
import { listPrices, listStyles, listWishes } from "./choices.ts";
import { getDailyTop } from "./daily-top.ts";
import { getLegalDoc, getPage, getPost, listLegalDocs, listPosts } from "./editorial.ts";
import type { Endpoint } from "./endpoint.ts";
import { addEvents } from "./events.ts";
import { getHealth } from "./health.ts";
import { getLedger } from "./ledger.ts";
import {
  getLook,
  listInspirations,
  listLookAlternatives,
  listOwnLooks,
  listProductLooks,
  reactToLook,
} from "./looks.ts";
import { listNotices, readNotices } from "./notices.ts";
import { getPicture } from "./pictures.ts";
import { followBrand, updatePreferences } from "./preferences.ts";
import { getProduct, listProducts } from "./products.ts";
import {
  bookmarkProduct,
  dislikeProduct,
  likeProduct,
  listBookmarked,
  listDisliked,
  listLiked,
} from "./reactions.ts";
import { getFit, getHardReco, getReco } from "./recommendations.ts";
import {
  changeSavedSearch,
  deleteSavedSearch,
  getSavedSearch,
  listSavedSearches,
  saveSearch,
} from "./saved-search.ts";
import { scoreProduct } from "./score.ts";
import { searchProducts, searchProductsFor, suggestSearches } from "./search.ts";
import { listSimilar } from "./similar.ts";
import {
  changeTaste,
  exportTaste,
  getTaste,
  getTasteTrait,
  listTasteVersions,
  rollBackTaste,
} from "./taste.ts";
import { getTrends } from "./trends.ts";
import { deleteAccount, endSession, exportMe, getMe, listSessions, updateInformations } from "./users.ts";

/** Every call there is. */
export const table: readonly Endpoint[] = [
  getHealth,
  signUp,
  verifyCode,
  resendCode,
  signIn,
  signOut,
  askForReset,
  resetPassword,
  getMe,
  updateInformations,
  deleteAccount,
  exportMe,
  listSessions,
  endSession,
  updatePreferences,
  followBrand,
  getTaste,
  getTasteTrait,
  changeTaste,
  listTasteVersions,
  rollBackTaste,
  exportTaste,
  likeProduct,
  dislikeProduct,
  bookmarkProduct,
  listLiked,
  listDisliked,
  listBookmarked,
  reactToLook,
  listOwnLooks,
  addEvents,
  getDailyTop,
  getLedger,
  listBrandsRecommended,
  listSavedSearches,
  saveSearch,
  getSavedSearch,
  changeSavedSearch,
  deleteSavedSearch,
  listNotices,
  readNotices,
  getPage,
  listPosts,
  getPost,
  listLegalDocs,
  getLegalDoc,
  getPicture,
  listProducts,
  getProduct,
  listSimilar,
  listInspirations,
  getLook,
  listLookAlternatives,
  listProductLooks,
  searchProducts,
  searchProductsFor,
  suggestSearches,
  getReco,
  getHardReco,
  getFit,
  scoreProduct,
  listBrands,
  listStyles,
  listWishes,
  listPrices,
  getTrends,
  askAssistant,
  resumeAnswer,
  listConversations,
  getConversation,
  claimConversations,
  deleteConversation,
  ...adminTable,
];
