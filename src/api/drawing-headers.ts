export const drawingHeaders = {
  "content-type": "image/svg+xml; charset=utf-8",
  // Opened by itself, a drawing may run nothing.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
};
