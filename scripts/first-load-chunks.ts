/**
 * Two files for what every page loads: the libraries, which change rarely, and our shell.
 * Left alone, the bundler makes forty small ones of it, which compress worse and wait longer.
 * The others are what forms have in common, for the same reason. A group takes along what its own modules need, so what
 * a page shows at first stands before what comes later.
 */
export const firstLoadChunks = {
  groups: [
    { name: "libraries", test: /node_modules\/(react|react-dom|scheduler|react-router|zustand)\// },
    { name: "shell", test: (id: string) => matches(everywhere, id) && !matches(onDemand, id) },
    { name: "small-parts", test: (id: string) => matches(smallParts, id) },
    { name: "words", test: (id: string) => matches(words, id) },
    { name: "categories", test: /src\/vocabulary\/category\.ts/ },
    { name: "styles", test: /src\/vocabulary\/style\.ts/ },
    { name: "field", test: /src\/web\/ui\/field\.tsx/ },
    { name: "late-icons", test: /src\/web\/ui\/late-icons\.tsx/ },
    { name: "checkbox", test: /src\/web\/ui\/checkbox\.tsx/ },
    { name: "looks", test: (id: string) => matches(looks, id) },
    { name: "editorial", test: (id: string) => matches(editorial, id) },
    { name: "pieces", test: (id: string) => matches(pieces, id) },
    { name: "search-parts", test: (id: string) => matches(searchParts, id) },
    { name: "choosing", test: (id: string) => matches(choosing, id) },
    { name: "facet-parts", test: (id: string) => matches(facetParts, id) },
    { name: "deck", test: (id: string) => matches(deck, id) },
    { name: "rules", test: /src\/vocabulary\/(correction|email|lock|password|person)\.ts/ },
    {
      name: "forms",
      test: (id: string) => matches(forms, id) && !matches([...detailForms, ...problems], id),
    },
    { name: "problems", test: (id: string) => matches(problems, id) },
    { name: "calls", test: (id: string) => matches(calls, id) },
    { name: "sizes", test: /src\/vocabulary\/size\.ts/ },
    { name: "products", test: /src\/(contract\/(products|recommendations)|vocabulary\/care)\.ts/ },
    { name: "preferences", test: (id: string) => matches(preferences, id) },
    { name: "detail-forms", test: (id: string) => matches(detailForms, id) },
    { name: "more-words", test: /messages\/discover_(grid_more|register)\.js/ },
    { name: "answers", test: /src\/web\/state\/use-answer\.ts/ },
    { name: "open-locks", test: (id: string) => matches(openLocks, id) },
  ],
};

/** What locks are called and what opening one brings. */
const openLocks = [
  /src\/web\/features\/preview\/(open-locks|calls)\.tsx?/,
  /paraglide\/messages\/lock_[_a-z0-9]*\.js/,
];

const matches = (patterns: readonly RegExp[], id: string) => patterns.some((pattern) => pattern.test(id));

const everywhere = [
  /src\/vocabulary\/(bot|cookie|editorial-page|language|language-path|result|theme|universe)\.ts/,
  /src\/contract\/(route-rules|build)\.ts/,
  /src\/web\/root\.tsx/,
  /src\/web\/(shell|data)\//,
  /src\/web\/state\/(auth|online|other-language|root-data|theme|user|website-preferences)\.ts/,
  /src\/web\/features\/(late|navigation|page-head)\//,
  /src\/web\/ui\/(button|draw-icon|icon-button|icons|class-names|headline|last-words|scene-drawing)\.tsx?/,
  /src\/web\/i18n\/(language\.ts|paraglide\/(runtime|registry)\.js)/,
  /paraglide\/messages\/(nav|page|footer|universe|theme|language|skip|offline|late|error_try)[_a-z]*\.js/,
];

/** Loaded when somebody needs it: the phone menu, what makes calls, what only an unknown address or a form shows. */
const onDemand = [
  /shell\/(menu|left-choices-bar|member-notices)\.tsx/,
  /shell\/palette\/(?!palette-key)/,
  /shell\/validated-by\.ts/,
  /src\/web\/data\/(browser-client|hand-file|once|read-events)\.ts/,
  /navigation\/(unmatched-route|redirect-target)\.tsx?/,
  /shell\/guards\.ts/,
];

/** Only whoever registers or changes their details needs these. */
const detailForms = [
  /src\/web\/features\/form\/(birthdate|gender)[a-z-]*\.tsx?/,
  /paraglide\/messages\/form_(birthdate|day|month|year|optional)[_a-z0-9]*\.js/,
];

/** What to say when a call has failed: loaded with what makes calls. */
const problems = [
  /src\/web\/features\/form\/(problem-text|problem-sentence|wait-text)\.tsx?/,
  /paraglide\/messages\/form_problem_(?!unreachable)[_a-z0-9]*\.js/,
];

const forms = [
  /src\/web\/features\/form\/(?!countdown)/,
  /src\/web\/screens\/sign-in\/(checks|email-field|journey|sign-in-frame|use-calls|use-notice)\.tsx?/,
  /paraglide\/messages\/form_[_a-z0-9]*\.js/,
];

/** What pages need until there is something to call or to read, and what they show meanwhile. */
const late = [
  /src\/web\/data\/once\.ts/,
  /src\/vocabulary\/(is-locked|openness|product-event|reaction)\.ts/,
  /paraglide\/messages\/(discover_tune|preferences_offline|preferences_undone|product_again|search_title)\.js/,
  /src\/web\/ui\/toast-store\.ts/,
  /src\/web\/state\/(call|own-preferences-shown|told-taste)\.ts/,
];

/** What addresses and pieces are written with, on pages that ask nobody for their preferences. */
const words = [/src\/vocabulary\/(attribute|category-code|search-filter|slug)\.ts/];

/** What an address of /search says, and how it is asked for. */
const searchParts = [
  /src\/web\/features\/search\/(address|labels|page-memory|question)\.ts/,
  /src\/web\/screens\/search\/(calls|use-search|use-wide)\.ts/,
  /paraglide\/messages\/search_(again|ask|filters|mine|suggestions)\.js/,
];

/** What is chosen in a search, what it is called, and how it is changed. */
const choosing = [
  /src\/web\/features\/search\/(change-search|pills)\.ts/,
  /src\/web\/screens\/search\/(count-text|facet-titles|price-text)\.ts/,
];

/** What facets and the editors of preferences have in common. */
const facetParts = [
  /src\/web\/features\/(taste\/cloths|preferences\/brands\/matching-brands)\.ts/,
  /src\/web\/ui\/histogram\.tsx/,
];

/** What the deck, the grid and what was kept have in common. */
const deck = [
  /src\/web\/features\/deck\/(ask-cards|deck-state|deck-words|fling|sources|use-followed-brands|use-kept|use-openness|weave)\.ts/,
  /src\/web\/features\/product\/(listed-in|neutral)\.ts/,
  /src\/web\/screens\/discover\/(tune|view)\.tsx?/,
  /paraglide\/messages\/discover_(again|title)\.js/,
];

/** A look in a list, and what people say of it. */
const looks = [
  /src\/vocabulary\/occasion-labels\.ts/,
  /src\/web\/features\/looks\/(calls|look-buttons|look-path|look-tile)\.tsx?/,
  /src\/web\/state\/(look-reactions|visitor-looks)\.ts/,
  /paraglide\/messages\/looks_[_a-z0-9]*\.js/,
];

/** What the written pages have in common. */
const editorial = [
  /src\/web\/features\/(prose\/(contents|text-page)|structured-data\/editorial-head)\.tsx?/,
  /paraglide\/messages\/updated_on\.js/,
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
  /src\/vocabulary\/(budget|cut|preferences|preferences-update|wish)\.ts/,
  /src\/web\/state\/(answer-parts|onboarding|own-preferences)\.ts/,
  /src\/web\/features\/preferences\/[a-z-]+\.tsx?/,
  /paraglide\/messages\/preferences_[_a-z0-9]*\.js/,
];

/**
 * Pictures, prices and the way to a page, on the home page and wherever pieces are; and small things that nearly every
 * page has some of. A file costs a slow phone as much time as some kilobytes do.
 */
const smallParts = [
  ...late,
  /src\/web\/ui\/(skeleton|stitch|tool-icons|when-touched|held-press)\.tsx?/,
  /src\/web\/state\/(assistant-key|onboarding-keys)\.ts/,
  /src\/web\/ui\/picture\.tsx/,
  /src\/web\/features\/structured-data\/breadcrumbs\.ts/,
  /src\/vocabulary\/format\.ts/,
  /src\/web\/features\/product\/product-path\.ts/,
];

/** A piece in a list, and what people say of one wherever it is. */
const pieces = [
  /src\/web\/features\/product\/product-card\.tsx/,
  /src\/web\/features\/(product\/(badge-of|late-marks|match-of|price|reason-of|react-to|reaction-buttons|use-impression)|notices\/visitor-notices)/,
  /src\/web\/state\/(events|reactions|reaction-lists|seen|session-of-visit|visit-of|taste-question|visitor-reactions)\.ts/,
  /src\/web\/ui\/toast\.tsx?/,
  /paraglide\/messages\/piece_(?!stretch|neutral|gift)[_a-z0-9]*\.js/,
];
