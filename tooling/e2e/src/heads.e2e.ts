import { expect, type Page } from '@playwright/test'
import { cutTexts } from './layout-faults.ts'
import { base, setLanguage, signedIn } from './people.ts'
import { test } from './test.ts'

const desktop = { viewport: { width: 1440, height: 900 } }
const phones = [390, 360].map((width) => ({
  viewport: { width, height: 800 },
  hasTouch: true,
  isMobile: true,
}))

test('the global search button shows its full label, whatever else is in a page’s header', async ({
  browser,
}) => {
  for (const [who, path] of [
    ['client', '/machinery-statistics'],
    ['manager', '/console/clients'],
  ] as const) {
    const page = await signedIn(browser, who, desktop)
    await inBothLanguages(page, async () => {
      await page.goto(`${base()}${path}`)
      const way = page.getByRole('button', { name: /Search and commands|Поиск и команды/ })
      await expect(way).toBeVisible()
      await expect(page.getByRole('main').getByRole('table')).toBeVisible()
      expect(await cutTexts(way.locator('span:not(.visually-hidden)'))).toEqual([])
    })
  }
})

test('a phone’s header shows the full number of lots found', async ({ browser }) => {
  for (const phone of phones) {
    const page = await signedIn(browser, 'client', phone)
    await page.goto(`${base()}/car-auctions`)
    const total = page.getByText(/^Total search results: .*\d/)
    await expect(total).toBeVisible()
    const [line, figure] = await Promise.all([total.boundingBox(), total.locator('b').boundingBox()])
    expect((figure?.x ?? 0) + (figure?.width ?? 0)).toBeLessThanOrEqual((line?.x ?? 0) + (line?.width ?? 0))
  }
})

test('desk headers are complete on a phone', async ({ browser }) => {
  const page = await signedIn(browser, 'manager', phones[0])
  await inBothLanguages(page, async () => {
    for (const path of ['translations', 'orders', 'dashboard']) {
      await page.goto(`${base()}/console/${path}`)
      const header = page.getByRole('banner')
      await expect(header.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByText(/\d/).first()).toBeVisible()
      expect(await cutTexts(header), path).toEqual([])
    }
  })
})

async function inBothLanguages(page: Page, look: () => Promise<void>) {
  await look()
  await setLanguage(page, 'ru')
  await look()
  await setLanguage(page, 'en')
}
