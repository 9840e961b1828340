import { expect } from '@playwright/test'
import { openFirstLot } from './lot-pages.ts'
import { signedIn } from './people.ts'
import { test } from './test.ts'

const desktop = { viewport: { width: 1440, height: 900 } }

test('on a phone, a shared machine’s serial number is on a line below year, mileage, and hours', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'client', desktop)
  await openFirstLot(page, '/machinery')
  await page.getByRole('button', { name: 'Share' }).click()
  const link = page.getByRole('dialog').getByRole('textbox').first()
  const friend = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await friend.goto(await link.inputValue())
  const facts = friend.getByLabel('Vehicle').locator(':scope > div')
  await expect(facts).toHaveCount(4)
  const places = await facts.evaluateAll((all) =>
    all.map((fact) => {
      const { top, left, bottom } = fact.getBoundingClientRect()
      return { name: fact.querySelector('dt')?.textContent, top, left, bottom }
    }),
  )
  const [year, serial, mileage, hours] = places
  expect(places.map(({ name }) => name)).toEqual(['Year', 'Serial', 'Mileage', 'Hours'])
  expect(new Set([year?.top, mileage?.top, hours?.top]).size).toBe(1)
  expect(year?.left).toBeLessThan(mileage?.left ?? 0)
  expect(mileage?.left).toBeLessThan(hours?.left ?? 0)
  expect(serial?.top).toBeGreaterThanOrEqual(year?.bottom ?? Number.POSITIVE_INFINITY)
})

test('a shared lot lists year, mileage, and chassis in this order', async ({ browser }) => {
  const page = await signedIn(browser, 'client', desktop)
  await openFirstLot(page, '/car-auctions')
  await page.getByRole('button', { name: 'Share' }).click()
  const link = page.getByRole('dialog').getByRole('textbox').first()
  const friend = await (await browser.newContext(desktop)).newPage()
  await friend.goto(await link.inputValue())
  const names = friend.getByLabel('Vehicle').locator('dt')
  await expect(names.first()).toBeVisible()
  const fromLeft = await names.evaluateAll((all) =>
    all
      .map((name) => ({ text: name.textContent, left: name.getBoundingClientRect().left }))
      .sort((a, b) => a.left - b.left)
      .map(({ text }) => text),
  )
  expect(fromLeft).toEqual(['Year', 'Mileage', 'Chassis ID'])
})
