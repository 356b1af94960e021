/** The address without its secrets, for a message. What cannot be read as an address is not shown at all. */
export const redactUrl = (text: string): string => {
  const url = URL.parse(text);
  // An unescaped "/" in a password ends the host too early; the rest of the password is then in the path.
  if (url === null || url.pathname.includes("@")) return "postgres://…";
  url.password = "";
  for (const name of [...url.searchParams.keys()]) {
    if (/pass|key/i.test(name)) url.searchParams.delete(name);
  }
  return url.href;
};
