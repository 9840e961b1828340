/** The wordings of Chromium, Firefox, Safari and Vite. */
const messages =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/

/**
 * Whether a part of the app could not be loaded: the connection was lost, or the server has another version by now.
 */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && messages.test(error.message)
