import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

export const base = () => {
  const url = process.env.SERIBA_URL
  if (!url) throw new Error('The global setup starts the server and says where it is')
  return url
}

export const people = {
  client: 'client@demo.example',
  dealer: 'dealer@demo.example',
  manager: 'manager@demo.example',
} as const

/** A signed-in person in a browser of his own, on the page he lands on. */
export async function signedIn(
  browser: Browser,
  who: keyof typeof people,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext(options)
  // He has been here before, and answered the banner.
  await context.addInitScript(() => localStorage.setItem('cookie-consent', 'denied'))
  const page = await context.newPage()
  await page.goto(`${base()}/auth/login`)
  await page.getByLabel('E-mail').fill(people[who])
  await page.getByLabel('Password', { exact: true }).fill('seriba-demo')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.includes('/auth/'))
  return page
}
