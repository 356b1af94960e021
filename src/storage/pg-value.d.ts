/** The part of node-postgres that its types leave out. */
declare module "pg/lib/utils.js" {
  export const prepareValue: (value: unknown) => string | Uint8Array | null;
}
