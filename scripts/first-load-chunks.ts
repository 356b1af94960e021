/**
 * Two files for what every page loads: the libraries, which change rarely, and our shell.
 * Left alone, the bundler makes forty small ones of it, which compress worse and wait longer.
 * The others are what forms have in common, for the same reason.
 */
export const firstLoadChunks = {
  groups: [
    { name: "libraries", test: /node_modules\/(react|react-dom|scheduler|react-router|zustand)\// },
    { name: "shell", test: (id: string) => matches(everywhere, id) && !matches(onDemand, id) },
    { name: "stitch", test: (id: string) => matches(stitches, id) },
    { name: "tool-icons", test: /src\/web\/ui\/tool-icons\.tsx/ },
    { name: "person-rules", test: (id: string) => matches(personRules, id) },
    {
      name: "forms",
      test: (id: string) => matches(forms, id) && !matches([...detailForms, ...problems], id),
    },
    { name: "problems", test: (id: string) => matches(problems, id) },
    { name: "calls", test: (id: string) => matches(calls, id) },
    { name: "sizes", test: /src\/vocabulary\/size\.ts/ },
    { name: "preferences", test: (id: string) => matches(preferences, id) },
    { name: "small-parts", test: (id: string) => matches(smallParts, id) },
    { name: "pieces", test: (id: string) => matches(pieces, id) },
    { name: "detail-forms", test: (id: string) => matches(detailForms, id) },
  ],
};

const matches = (patterns: readonly RegExp[], id: string) => patterns.some((pattern) => pattern.test(id));

const everywhere = [
  /src\/vocabulary\/(bot|cookie|editorial-page|language|language-path|result|theme|universe)\.ts/,
  /src\/contract\/(route-rules|build)\.ts/,
  /src\/web\/(shell|data)\//,
  /src\/web\/state\/(auth|online|other-language|root-data|theme|user|website-preferences)\.ts/,
  /src\/web\/features\/(navigation|page-head)\//,
  /src\/web\/ui\/(button|draw-icon|icon-button|icons|class-names|headline|scene-drawing)\.tsx?/,
  /src\/web\/i18n\/(language\.ts|paraglide\/(runtime|registry)\.js)/,
  /paraglide\/messages\/(nav|page|footer|universe|theme|language|skip|offline)[_a-z]*\.js/,
];

/** Loaded when somebody needs it: the phone menu, what makes calls, what only an unknown address or a form shows. */
const onDemand = [
  /shell\/(menu|layout|left-choices-bar|member-notices)\.tsx/,
  /shell\/palette\/(?!palette-key)/,
  /shell\/validated-by\.ts/,
  /src\/web\/data\/(browser-client|read-events)\.ts/,
  /navigation\/unmatched-route\.tsx/,
];

/** Several kinds of pages draw with it: taken by no group that happens to use it too. */
const stitches = [/src\/web\/ui\/stitch\.tsx/];

/** Only whoever registers or changes their details needs these. */
const detailForms = [
  /src\/web\/features\/form\/(birthdate|gender)[a-z-]*\.tsx?/,
  /src\/web\/ui\/checkbox\.tsx/,
  /paraglide\/messages\/form_(birthdate|day|month|year|optional)[_a-z0-9]*\.js/,
];

/** Both forms and calls go by these rules, and neither needs the other for it. */
const personRules = [/src\/vocabulary\/(email|password|person)\.ts/];

/** What to say when a call has failed: loaded with what makes calls. */
const problems = [
  /src\/web\/features\/form\/(problem-text|problem-sentence|wait-text)\.tsx?/,
  /paraglide\/messages\/form_problem_(?!unreachable)[_a-z0-9]*\.js/,
];

const forms = [
  /src\/web\/features\/form\/(?!countdown)/,
  /src\/web\/ui\/field\.tsx/,
  /src\/web\/screens\/sign-in\/(checks|email-field|journey|sign-in-frame|use-calls|use-notice)\.tsx?/,
  /paraglide\/messages\/form_[_a-z0-9]*\.js/,
];

/** What makes calls and checks their answers. */
const calls = [
  /node_modules\/zod\//,
  /src\/contract\/(client|endpoint|errors|image|person|users)\.ts/,
  /src\/web\/state\/(client|fetch-user)\.ts/,
  /src\/web\/data\/browser-client\.ts/,
  /src\/vocabulary\/notifications\.ts/,
];

/** What every editor of preferences needs, in onboarding and in the account. */
const preferences = [
  /src\/vocabulary\/(attribute|budget|category|category-code|cut|lock|preferences|preferences-update|style|wish)\.ts/,
  /src\/contract\/(choices|preferences|recommendations)\.ts/,
  /src\/web\/state\/(onboarding|own-preferences|use-answer)\.ts/,
  /src\/web\/features\/preferences\/[a-z-]+\.tsx?/,
  /paraglide\/messages\/preferences_[_a-z0-9]*\.js/,
];

/** Pictures and prices, on the home page and wherever pieces are. */
const smallParts = [
  /src\/web\/ui\/(picture|match-ring)\.tsx/,
  /src\/web\/i18n\/format\.ts/,
  /src\/web\/features\/product\/(product-path|stretch-mark)\.tsx?/,
  /paraglide\/messages\/piece_stretch[_a-z0-9]*\.js/,
];

/** A piece in a list, and what people say of it. */
const pieces = [
  /src\/web\/features\/(product|notices\/visitor-notices)/,
  /src\/web\/state\/(events|reactions|reaction-lists|seen|session-of-visit|taste-question|visit-of|visitor-reactions)\.ts/,
  /src\/contract\/(events|products|reactions)\.ts/,
  /src\/web\/ui\/(toast|toast-store|skeleton)\.tsx?/,
  /paraglide\/messages\/piece_[_a-z0-9]*\.js/,
];
