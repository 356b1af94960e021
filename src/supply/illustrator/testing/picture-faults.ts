/** What is wrong with an SVG document that a page will show as a picture; nothing, when it is fit. */
export function pictureFaults(svg: string): string[] {
  return [...tagFaults(svg), ...reachFaults(svg), ...referenceFaults(svg)];
}

/** Well-formed as these drawings are written: elements and attributes only, no text, comments or entities. */
function tagFaults(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const rest = svg.replace(tag, (_, close: string, name: string, attributes: string, empty: string) => {
    if (close) {
      if (open.pop() !== name) faults.push(`</${name}> closes nothing`);
    } else if (!empty) open.push(name);
    const names = [...attributes.matchAll(/([\w:-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) faults.push(`<${name}> says an attribute twice`);
    return "";
  });
  if (rest !== "") faults.push(`not a tag: ${rest.slice(0, 40)}`);
  if (open.length > 0) faults.push(`left open: ${open.join(", ")}`);
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" ')) faults.push("not an SVG document");
  return faults;
}

const tag = /<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<&]*")*)(\/?)>/g;

/** A picture fetches nothing and runs nothing. */
function reachFaults(svg: string): string[] {
  const forbidden = [/<script/i, /<foreignObject/i, /<style/i, /\son\w+=/i, /href="(?!#)/i, /url\((?!#)/i];
  return forbidden.filter((sign) => sign.test(svg)).map((sign) => `holds ${sign}`);
}

function referenceFaults(svg: string): string[] {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id);
  const faults = used.filter((id) => !ids.includes(id)).map((id) => `no #${id}`);
  return new Set(ids).size < ids.length ? [...faults, "an id twice"] : faults;
}
