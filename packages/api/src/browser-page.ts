/** How the page leaves itself. Whatever leads away goes through here, so that a test, whose document cannot, sees it. */
export const browserPage = {
  open: (url: string) => window.location.assign(url),
  reload: () => window.location.reload(),
}
