/** The sentences that the specification fixes (SPEC.md §8): the same in every language. */
export const sentences = {
  unmatchedRoute: (path: string) => `Page not found: ${path}`,
  invalidRoute: (path: string) => `Page Not Found: ${path}`,
  internalError: "Internal Server Error",
  unknownGuard: (name: string) => `Unknown route middleware: '${name}'`,
} as const;
