/** Sent with everything. HSTS is ignored by browsers over plain http, so development is unharmed. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
};

/**
 * Who may show it: pictures are for link previews, letters and feed readers too, everything else is for our own pages
 * alone.
 */
export const resourcePolicy = (path: string): "same-origin" | "cross-origin" =>
  path.startsWith("/media/") || /^\/[\w-]+\.(png|svg)$/.test(path) ? "cross-origin" : "same-origin";

/** For what is no page: opened by itself, it runs nothing, loads nothing and stands in no frame. */
export const inertPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Only our own files, and only the inline scripts that carry this response's nonce. */
export const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Text never becomes markup or code in the browser, and nothing may declare an exception.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
