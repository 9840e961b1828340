import { test as playwright } from '@playwright/test'

/** A test that closes the browsers it opened: one left behind keeps running timers and listening. */
export const test = playwright.extend<{ nobodyLeftBehind: undefined }>({
  nobodyLeftBehind: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
