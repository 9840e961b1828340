/**
 * How the page navigates away from itself. Everything that leads away goes through here, so that a test, whose document
 * cannot navigate, sees it.
 */
export const browserPage = {
  open: (url: string) => window.location.assign(url),
  reload: () => window.location.reload(),
}
