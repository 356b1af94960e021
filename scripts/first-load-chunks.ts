/**
 * Two files for what every page loads: the libraries, which change rarely, and our shell.
 * Left alone, the bundler makes forty small ones of it, which compress worse and wait longer.
 * A third holds the screens of the header that are still a page of words: each alone would be mostly wrapping.
 */
export const firstLoadChunks = {
  groups: [
    { name: "libraries", test: /node_modules\/(react|react-dom|scheduler|react-router|zustand)\// },
    { name: "shell", test: (id: string) => matches(everywhere, id) && !matches(onDemand, id) },
    { name: "first-versions", test: (id: string) => matches(firstVersions, id) },
  ],
};

const matches = (patterns: readonly RegExp[], id: string) => patterns.some((pattern) => pattern.test(id));

const everywhere = [
  /src\/vocabulary\//,
  /src\/contract\/(route-rules|build)\.ts/,
  /src\/web\/(shell|state|data)\//,
  /src\/web\/features\/(navigation|page-head)\//,
  /src\/web\/ui\/(button|icon-button|icons|class-names|headline)\.tsx?/,
  /src\/web\/i18n\/(language\.ts|paraglide\/(runtime|registry)\.js)/,
  /paraglide\/messages\/(nav|page|footer|universe|theme|language|skip|offline)[_a-z]*\.js/,
];

/** Loaded when somebody needs it: the phone menu, what makes calls, what only an unknown address shows. */
const onDemand = [
  /shell\/(menu|layout)\.tsx/,
  /shell\/validated-by\.ts/,
  /state\/(fetch-user|client)\.ts/,
  /data\/browser-client\.ts/,
  /navigation\/unmatched-route\.tsx/,
];

const firstVersions = [
  /src\/web\/screens\/(discover|assistant|inspiration|sign-in\/login)/,
  /src\/web\/features\/first-version\//,
  /paraglide\/messages\/(discover|assistant|inspiration|sign_in|account_keeps|first_version)[_a-z0-9]*\.js/,
];
