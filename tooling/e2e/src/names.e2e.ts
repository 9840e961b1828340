import { expect, type Locator, type Page } from '@playwright/test'
import { cutTexts } from './layout-faults.ts'
import { base, setLanguage, signedIn } from './people.ts'
import { test } from './test.ts'

const long = 'Преображенская-Рождественская Александра-Константина Всеволодовна'
/** The filter's choice is shown on one line. */
const outsideFilters = 'main :not(search *, [class*=_chips_] *)'

test('the console shows a client’s full name, however long, and rows with short names stay as high as before', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'manager', { viewport: { width: 1440, height: 900 } })
  const client = await profileOf(await signedIn(browser, 'client'))
  const { deposits } = await read<{ deposits: { rows: { clientId: number; client: string }[] } }>(
    page,
    '/user/dashboard',
  )
  const waiting = deposits.rows.map(({ clientId, client: name }) => ({ id: clientId, name }))
  const desks = [
    `bid-manager/all?user=${client.id}`,
    `archive-bids?user=${client.id}`,
    'orders',
    'negotiations',
    'dashboard',
    'translations',
    'purchases?view=board',
  ]
  await page.goto(`${base()}/console/${desks[0]}`)
  const row = page.getByRole('row').filter({ hasText: client.name }).first()
  await expect(row).toBeVisible()
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(53)
  const named = [client, ...waiting]
  try {
    for (const { id } of named) await rename(page, id, long)
    for (const language of ['en', 'ru'] as const) {
      await setLanguage(page, language)
      for (const desk of desks) {
        await page.goto(`${base()}/console/${desk}`)
        for (const width of [390, 1280, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          const name = page.getByText(long).and(page.locator(outsideFilters))
          await expect(name.first(), `${desk} at ${width}`).toBeVisible()
          await expect.poll(() => cutNames(name), `${desk} at ${width} in ${language}`).toEqual([])
        }
      }
    }
  } finally {
    await setLanguage(page, 'en')
    for (const { id, name } of named) await rename(page, id, name)
  }
})

/** The name is cut off by its own element or the cell around it. */
async function cutNames(name: Locator) {
  const cut = await cutTexts(name.locator('xpath=ancestor-or-self::*[position() <= 2]'))
  return cut.filter((text) => text.includes(long))
}

async function read<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(`${base()}/v1${path}`)
  return ((await answer.json()) as { result: T }).result
}

async function profileOf(page: Page) {
  const { detail } = await read<{ detail: { userId: number; fullName: string } }>(page, '/user/view-profile')
  return { id: detail.userId, name: detail.fullName }
}

async function rename(page: Page, id: number, fullName: string) {
  const answer = await page.request.put(`${base()}/v1/client/update`, {
    headers: { origin: base() },
    data: { id, fullName },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}
