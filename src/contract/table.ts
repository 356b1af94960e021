import { listBrands } from "./brands.ts";
import { getPage, getPost, listLegalDocs, listPosts } from "./editorial.ts";
import type { Endpoint } from "./endpoint.ts";
import { getHealth } from "./health.ts";
import { getPicture } from "./pictures.ts";
import { getProduct, listProducts } from "./products.ts";
import { getMe } from "./users.ts";

/** Every call there is. */
export const table: readonly Endpoint[] = [
  getHealth,
  getMe,
  getPage,
  listPosts,
  getPost,
  listLegalDocs,
  getPicture,
  listProducts,
  getProduct,
  listBrands,
];
