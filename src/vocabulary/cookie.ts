/** The cookies that let the server render what a person chose. None of them identifies anyone. */
export type CookieName = "locale" | "universe" | "theme";

const days = 365;

export const writeCookie = (name: CookieName, value: string): string =>
  `${name}=${value}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax`;

export const clearCookie = (name: CookieName): string => `${name}=; Max-Age=0; Path=/; SameSite=Lax`;

export function readCookie(header: string | null | undefined, name: CookieName): string | undefined {
  for (const part of (header ?? "").split(";")) {
    const [key, value] = part.trim().split("=", 2);
    if (key === name) return value;
  }
  return undefined;
}
