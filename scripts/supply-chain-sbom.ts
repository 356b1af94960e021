import { type Lock, type LockedPackage, nameOf } from "./supply-chain-lock.ts";

/** The bill of materials of a lock file in CycloneDX 1.6. The same lock file gives the same text: it has no date. */
export function writeSbom(lock: Lock, product: { readonly name: string; readonly version: string }): string {
  const { "": root = {}, ...packages } = lock.packages;
  const subject = { type: "application", "bom-ref": `${product.name}@${product.version}`, ...product };
  const byRef = new Map<string, ReturnType<typeof component>>();
  const needs = new Map<string, Set<string>>();
  for (const [place, locked] of Object.entries(packages)) {
    const one = component(place, locked);
    const ref = one["bom-ref"];
    const before = byRef.get(ref);
    // What the product needs anywhere, the product needs.
    if (!before || scopes.indexOf(one.scope) < scopes.indexOf(before.scope)) byRef.set(ref, one);
    const all = needs.get(ref) ?? new Set();
    for (const name of needed(locked)) for (const found of refOf(packages, place, name)) all.add(found);
    needs.set(ref, all);
  }
  const own = { ...root.dependencies, ...root.optionalDependencies, ...root.devDependencies };
  needs.set(subject["bom-ref"], new Set(Object.keys(own).flatMap((name) => refOf(packages, "", name))));
  const sbom = {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: subject },
    components: [...byRef.values()].sort((one, other) => compare(one["bom-ref"], other["bom-ref"])),
    dependencies: [...needs]
      .sort(([one], [other]) => compare(one, other))
      .map(([ref, on]) => ({ ref, dependsOn: [...on].sort(compare) })),
  };
  return `${JSON.stringify(sbom, null, 1)}\n`;
}

function component(place: string, { name, version = "", integrity, license, dev, optional }: LockedPackage) {
  const [scope, own] = split(name ?? nameOf(place));
  const ref = purl(name ?? nameOf(place), version);
  return {
    type: "library",
    "bom-ref": ref,
    ...(scope && { group: scope }),
    name: own,
    version,
    scope: dev ? "excluded" : optional ? "optional" : "required",
    ...(integrity && { hashes: [{ alg: "SHA-512", content: hexOf(integrity) }] }),
    licenses: [
      isExpression(license) ? { expression: license } : { license: { name: license ?? "not stated" } },
    ],
    purl: ref,
  };
}

const scopes = ["required", "optional", "excluded"];

const needed = (locked: LockedPackage) =>
  Object.keys({ ...locked.dependencies, ...locked.optionalDependencies });

/** As Node looks for it: beside, then further out. One that is for other machines may be nowhere. */
function refOf(packages: Lock["packages"], place: string, name: string): string[] {
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
    const found = packages[at === "" ? `node_modules/${name}` : `${at}/node_modules/${name}`];
    if (found) return [purl(found.name ?? name, found.version ?? "")];
    if (at === "") return [];
    if (!at.includes("/node_modules/")) at = "/node_modules/";
  }
}

const split = (name: string): [string | undefined, string] =>
  name.startsWith("@") ? [name.split("/")[0], name.split("/")[1] ?? ""] : [undefined, name];

const purl = (name: string, version: string) => `pkg:npm/${name.replace("@", "%40")}@${version}`;

const hexOf = (integrity: string) => Buffer.from(integrity.replace(/^sha512-/, ""), "base64").toString("hex");

const isExpression = (license: string | undefined) =>
  /^\(?[\w.+-]+( (OR|AND|WITH) [\w.+-]+)*\)?$/.test(license ?? "");

/** By code units: what the language of the machine is must not matter. */
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
