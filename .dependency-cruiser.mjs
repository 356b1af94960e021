/** The one-way arrows between the rooms (ARCHITECTURE.md). Types count, tests do too, cycles are errors. */
const room = (name, allowed, comment) => ({
  name: `${name}-imports-only-what-its-row-lists`,
  comment,
  severity: "error",
  from: { path: `^src/${name}/` },
  to: { path: "^src/", pathNot: `^src/(${[name, ...allowed].join("|")})/` },
});

/** Packages that belong to one room. */
const packages = (names, rooms) => ({
  name: `${names[0]}-stays-in-its-room`,
  severity: "error",
  from: { path: "^src/", pathNot: `^src/(${rooms.join("|")})/` },
  to: { path: `^node_modules/(${names.join("|")})(/|$)` },
});

/** Inside web: screens → features → ui → i18n, state → data; a screen never imports a screen. */
const web = (name, allowed) => ({
  name: `web-${name}-imports-only-what-is-below`,
  severity: "error",
  from: { path: `^src/web/${name}/` },
  to: { path: "^src/web/", pathNot: `^src/web/(${[name, ...allowed].join("|")})/` },
});

export default {
  forbidden: [
    room("vocabulary", [], "The words everyone agrees on depend on nothing."),
    room("contract", ["vocabulary"], "The REST table knows only words."),
    room("domain", ["vocabulary"], "What the product is asks for what it needs through ports."),
    room("supply", ["domain", "vocabulary"], "Where products come from."),
    room("storage", ["domain", "vocabulary"], "Stores fill the domain's ports."),
    room("api", ["contract", "domain", "vocabulary"], "HTTP binds contract rows to domain calls."),
    room("web", ["contract", "vocabulary"], "What people see talks through the contract."),
    room(
      "server",
      ["vocabulary", "contract", "domain", "supply", "storage", "api"],
      "Web only as build output.",
    ),
    packages(["kysely", "pg", "@electric-sql", "rate-limiter-flexible"], ["storage"]),
    packages(["hono"], ["api", "server"]),
    packages(["react", "react-dom", "zustand", "@base-ui"], ["web"]),
    packages(["react-router", "@react-router"], ["web", "server"]),
    packages(["zod"], ["contract", "server"]),
    packages(
      [
        "marked",
        "yaml",
        "pino",
        "prom-client",
        "sharp",
        "vite",
        "nodemailer",
        "@node-rs",
        "@zxcvbn-ts",
        "ai",
        "@ai-sdk",
      ],
      ["server"],
    ),
    web("i18n", []),
    web("data", ["i18n"]),
    web("state", ["data", "i18n"]),
    web("ui", ["i18n"]),
    web("features", ["ui", "state", "data", "i18n"]),
    web("shell", ["features", "ui", "state", "data", "i18n"]),
    web("screens", ["shell", "features", "ui", "state", "data", "i18n"]),
    {
      name: "a-screen-never-imports-a-screen",
      severity: "error",
      from: { path: "^src/web/screens/([^/]+)/" },
      to: { path: "^src/web/screens/", pathNot: "^src/web/screens/$1/" },
    },
    {
      name: "editorial-is-a-leaf",
      comment: "Inside domain: catalogue and editorial are leaves.",
      severity: "error",
      from: { path: "^src/domain/(catalogue|editorial)/" },
      to: { path: "^src/domain/", pathNot: ["^src/domain/$1/", "^src/domain/steps\\.ts$"] },
    },
    {
      name: "people-know-taste",
      comment: "Inside domain: people → taste (what an account keeps of it).",
      severity: "error",
      from: { path: "^src/domain/people/" },
      to: { path: "^src/domain/", pathNot: "^src/domain/(people|taste)/" },
    },
    {
      name: "recommendation-knows-catalogue-and-people",
      comment: "Inside domain: recommendation → catalogue, people, taste.",
      severity: "error",
      from: { path: "^src/domain/recommendation/" },
      to: {
        path: "^src/domain/",
        pathNot: "^src/domain/((recommendation|catalogue|people|taste)/|steps\\.ts)",
      },
    },
    {
      name: "learning-is-arithmetic",
      comment: "Inside domain: learning knows numbered rows only.",
      severity: "error",
      from: { path: "^src/domain/learning/" },
      to: { path: "^src/domain/", pathNot: "^src/domain/learning/" },
    },
    {
      name: "training-knows-learning-and-what-is-learned-from",
      comment:
        "Inside domain: training → learning, catalogue, people, taste, recommendation; none of them knows it.",
      severity: "error",
      from: { path: "^src/domain/training/" },
      to: {
        path: "^src/domain/",
        pathNot: "^src/domain/(training|learning|catalogue|people|taste|recommendation)/",
      },
    },
    {
      name: "search-knows-catalogue-and-recommendation",
      comment:
        "Inside domain: search → catalogue, recommendation (an order by taste, what is in someone's size).",
      severity: "error",
      from: { path: "^src/domain/search/" },
      to: { path: "^src/domain/", pathNot: "^src/domain/((search|catalogue|recommendation)/|steps\\.ts$)" },
    },
    {
      name: "looks-know-catalogue-and-recommendation",
      comment: "Inside domain: looks → catalogue, recommendation (whom a look suits).",
      severity: "error",
      from: { path: "^src/domain/looks/" },
      to: { path: "^src/domain/", pathNot: "^src/domain/(looks|catalogue|recommendation)/" },
    },
    {
      name: "assistant-and-admin-stand-on-top",
      comment: "Inside domain: assistant and admin know the others; none of them knows these.",
      severity: "error",
      from: { path: "^src/domain/", pathNot: "^src/domain/(assistant|admin)/" },
      to: { path: "^src/domain/(assistant|admin)/" },
    },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    { name: "no-unresolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
    {
      name: "pure-rooms-know-no-platform",
      severity: "error",
      from: { path: "^src/(vocabulary|domain|supply|contract)/", pathNot: "\\.test\\.ts$" },
      to: { dependencyTypes: ["core"] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    exclude: { path: "(^\\.react-router|/\\+types/|^src/web/i18n/paraglide)" },
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
