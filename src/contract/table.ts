import { askForReset, resendCode, resetPassword, signIn, signOut, signUp, verifyCode } from "./auth.ts";
import { listBrands } from "./brands.ts";
import { listPrices, listStyles, listWishes } from "./choices.ts";
import { getPage, getPost, listLegalDocs, listPosts } from "./editorial.ts";
import type { Endpoint } from "./endpoint.ts";
import { getHealth } from "./health.ts";
import { getPicture } from "./pictures.ts";
import { followBrand, updatePreferences } from "./preferences.ts";
import { getProduct, listProducts } from "./products.ts";
import { getFit, getHardReco, getReco } from "./recommendations.ts";
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
  getPage,
  listPosts,
  getPost,
  listLegalDocs,
  getPicture,
  listProducts,
  getProduct,
  getReco,
  getHardReco,
  getFit,
  listBrands,
  listStyles,
  listWishes,
  listPrices,
];
