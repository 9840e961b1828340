import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

/** Every worker has its own product, so tests running in parallel do not see each other's changes. */
const own = (all = '') => all.split(' ')[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]

export const base = () => {
  const url = own(process.env.SERIBA_URL)
  if (!url) throw new Error('The global setup starts the server and says where it is')
  return url
}

/** Where the product keeps its data; undefined if it was started elsewhere. */
export const dataDir = () => own(process.env.SERIBA_DATA_DIR)

export const people = {
  client: 'client@demo.example',
  dealer: 'dealer@demo.example',
  manager: 'manager@demo.example',
} as const

type Person = keyof typeof people
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** A session is renewed every fifteen minutes, so none is handed out that would be renewed during its test. */
const keptMs = 600_000
const sessions = new Map<Person, { cookies: Cookies; until: number }>()

/** A logged-in person in their own browser, with a page that is still empty. Tests share their session. */
export async function signedIn(
  browser: Browser,
  who: Person,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext(options)
  const kept = sessions.get(who)
  if (kept && kept.until > Date.now()) await context.addCookies(kept.cookies)
  const page = await visitor(context)
  if ((await page.request.get(`${base()}/v1/user/view-profile`)).ok()) return page
  await page.goto(`${base()}/auth/login`)
  await logIn(page, people[who])
  await page.waitForURL((url) => !url.pathname.includes('/auth/'))
  sessions.set(who, { cookies: await context.cookies(), until: Date.now() + keptMs })
  return page
}

/** A page for somebody who has been here before and answered the banner. */
export async function visitor(context: BrowserContext): Promise<Page> {
  await context.addInitScript(() => localStorage.setItem('cookie-consent', 'denied'))
  return context.newPage()
}

/** Through the form on screen. */
export async function logIn(page: Page, email: string, password = 'seriba-demo') {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** A logged-in person sees their account's language. */
export const setLanguage = (page: Page, language: 'en' | 'ru') =>
  page.request.put(`${base()}/v1/user/update-setting`, {
    headers: { origin: base() },
    data: { bidEmailNotify: true, language: language === 'ru' ? 693 : 692 },
  })
