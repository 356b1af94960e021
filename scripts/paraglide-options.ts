/** How messages become typed functions; shared by the build and by `npm run check`. */
export const paraglideOptions = {
  project: "./src/web/i18n/project.inlang",
  outdir: "./src/web/i18n/paraglide",
  // The language is in the path. Paraglide's own url strategy would ship a URLPattern polyfill for it.
  strategy: ["custom-path", "baseLocale"] as ["custom-path", "baseLocale"],
  isServer: "import.meta.env.SSR",
  emitTsDeclarations: true,
};
