import type { Plugin } from "vite";

/**
 * What React Router can do and this site never asks of it: routes that are discovered as one goes (the table comes
 * with the page), actions, fetchers, its own fetching ahead, instruments, server components. It is a tenth of what
 * every visitor loads of it, and no bundler can know. Each line says what a question is answered with; when React
 * Router asks it otherwise, the build fails here, and whoever comes to need one of these takes its line out.
 */
const answers: readonly (readonly [file: string, question: string | RegExp, answer: string])[] = [
  ["router/router.js", /\binit\.instrumentations\b(?! = )/g, "false"],
  ["router/router.js", /consumeInstrumentationClientResultMetaReceiver\(router\)/g, "void 0"],
  ["router/router.js", /\binit\.patchRoutesOnNavigation\b/g, "false"],
  ["router/router.js", /^\t\tfetch,\n/m, ""],
  ["router/router.js", "if (!opts || !isSubmissionNavigation(opts)) return { path };", "return { path };"],
  [
    "router/router.js",
    "if (opts && opts.submission && isMutationMethod(opts.submission.formMethod)) {",
    "if (false) {",
  ],
  ["dom/ssr/fog-of-war.js", /(?<=[(!])isFogOfWarEnabled\(routeDiscovery, ssr\)/g, "false"],
  ["dom/ssr/components.js", "isFogOfWarEnabled(routeDiscovery, ssr)", "false"],
  ["dom/ssr/components.js", "isPageLinkDescriptor(link) ?", "false ?"],
  ["dom/lib.js", "usePrefetchBehavior(prefetch, rest)", "[false, null, {}]"],
  ["dom/lib.js", "return shouldPrefetch && !isAbsolute ?", "return false ?"],
  // Words for whoever forgot to write an error page: there is one.
  ["dom/ssr/errorBoundaries.js", /let heyDeveloper = [^;]*`[^`]*` \}\n\t\}\);/, "let heyDeveloper = null;"],
  // What has a name for tools to show looks used to a bundler.
  ["dom/lib.js", /^(HistoryRouter|Link|NavLink|Form|ScrollRestoration)\.displayName = .*;$/gm, ""],
  ["dom/lib.js", /(?<=^const \w+ = )(?=React\$1\.forwardRef)/gm, "/* @__PURE__ */ "],
  ["hooks.js", "if (this.context && typeof error", "if (false && typeof error"],
  ["hooks.js", "if (this.context) return", "if (false) return"],
  [
    "dom-export/hydrated-router.js",
    /\t\tif \(window\.__reactRouterManifest\.sri === true\) \{[\s\S]*?\n\t\t\}\n/,
    "",
  ],
  ["dom-export/hydrated-router.js", "if (window.history.state && window.history.state.masked)", "if (false)"],
  ["dom-export/hydrated-router.js", "if (ssrInfo.context.isSpaMode) {", "if (false) {"],
  [
    "dom-export/hydrated-router.js",
    "router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;",
    "",
  ],
  ["dom-export/hydrated-router.js", /if \(!router\) router = createHydratedRouter\(\{[^}]*\}\);/, ""],
  [
    "dom-export/hydrated-router.js",
    /let \[criticalCss, setCriticalCss\][\s\S]*?\}, \[criticalCss\]\);/,
    "let criticalCss;",
  ],
  ["dom-export/hydrated-router.js", /UNSAFE_useFogOFWarDiscovery\(router[^)]*\);/, ""],
  [
    "dom-export/hydrated-router.js",
    /patchRoutesOnNavigation: UNSAFE_getPatchRoutesOnNavigationFunction\(.*\)$/m,
    "",
  ],
  // Lines of data need no streams (shell/handed-over.tsx).
  [
    "turbo-stream-v2/turbo-stream.js",
    "readable.pipeThrough(createLineSplittingTransform()).getReader()",
    "(readable.lines ?? readable.pipeThrough(createLineSplittingTransform())).getReader()",
  ],
  // Made ahead by the start of the page, one part after the other, instead of all at once while React draws.
  [
    "dom-export/hydrated-router.js",
    "function createHydratedRouter({ getContext, instrumentations }) {",
    "function* makeRouter({ getContext, instrumentations }) {",
  ],
  ["dom-export/hydrated-router.js", "let hydrationData = void 0;", "yield; let hydrationData = void 0;"],
  [
    "dom-export/hydrated-router.js",
    "let router = UNSAFE_createRouter({",
    "yield; let router = UNSAFE_createRouter({",
  ],
  [
    "dom-export/hydrated-router.js",
    "function HydratedRouter(props) {",
    `HydratedRouter.makeAhead = async (giveWay) => {
	await giveWay();
	try {
		makeRouter({}).next();
	} catch (reading) {
		await reading;
	}
	await giveWay();
	const parts = makeRouter({});
	let part = parts.next();
	while (!part.done) {
		await giveWay();
		part = parts.next();
	}
	router = part.value;
	await giveWay();
};
function HydratedRouter(props) {`,
  ],
];

export function leanRouter(): Plugin {
  const left = new Set(answers);
  return {
    name: "lean-router",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /react-router\/dist\/production\/(lib|vendor)\/.*\.js/ },
      handler(code, id) {
        const own = answers.filter(([file]) =>
          [`/lib/${file}`, `/vendor/${file}`].some((end) => id.split("?")[0]?.endsWith(end)),
        );
        const settled = own.reduce((text, line) => {
          const [, question, answer] = line;
          const next = text.replace(question, answer);
          if (next === text)
            this.error(`React Router does not ask ${question} any more: review lean-router.`);
          left.delete(line);
          return next;
        }, code);
        return own.length === 0 ? undefined : { code: settled, map: null };
      },
    },
    buildEnd(error) {
      const [line] = left;
      if (!error && line) this.error(`lean-router found no ${line[0]}.`);
    },
  };
}
