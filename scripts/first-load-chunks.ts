/**
 * Two files for what every page loads: the libraries, which change rarely, and our shell.
 * Left alone, the bundler makes forty small ones of it, which compress worse and wait longer.
 */
export const firstLoadChunks = {
  groups: [
    { name: "libraries", test: /node_modules\/(react|react-dom|scheduler|react-router|zustand)\// },
    {
      name: "shell",
      test: (id: string) =>
        everywhere.some((pattern) => pattern.test(id)) && !onDemand.some((pattern) => pattern.test(id)),
    },
  ],
};

const everywhere = [
  /src\/vocabulary\//,
  /src\/contract\/(route-rules|build)\.ts/,
  /src\/web\/(shell|state|data)\//,
  /src\/web\/features\/(navigation|page-head)\//,
  /src\/web\/ui\/(button|icon-button|icons|class-names|headline)\.tsx?/,
  /src\/web\/i18n\/(language\.ts|paraglide\/(runtime|registry)\.js)/,
  /paraglide\/messages\/(nav|page|footer|universe|theme|language|error|skip|offline)[_a-z]*\.js/,
];

/** Loaded when somebody needs it: the phone menu, and what makes calls. */
const onDemand = [/shell\/(menu|layout)\.tsx/, /state\/(fetch-user|client)\.ts/, /data\/browser-client\.ts/];
