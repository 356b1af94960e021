/** What broke a page is told to whoever opens the console; the error page says only that something did. */
export const reportError = (error: unknown): void => console.error(error);
