import type { Endpoint } from "#contract/endpoint.ts";

/** The readable page of the API: one line a call, the shapes in the OpenAPI document. */
export function docsPage(endpoints: readonly Endpoint[]): string {
  const rows = endpoints
    .map(
      ({ method, path, access, summary }) =>
        `<tr><td><code>${method}</code></td><td><code>${escapeHtml(path)}</code></td><td>${access}</td><td>${escapeHtml(summary)}</td></tr>`,
    )
    .join("\n");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Cleed API</title>
<link rel="stylesheet" href="/api-docs.css">
</head>
<body>
<main>
<h1>The Cleed API</h1>
<p>JSON over HTTP. A signed-in call sends <code>Authorization: Bearer …</code>. Refusals are
<code>{"error": {"code", "message", "fields"}}</code>. The shapes of every call:
<a href="/api/openapi.json">openapi.json</a>.</p>
<table>
<thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">Access</th><th scope="col">What it gives</th></tr></thead>
<tbody>
${rows}
</tbody>
</table>
</main>
</body>
</html>
`;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
