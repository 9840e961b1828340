import type { Page } from '@playwright/test'
import { clearAll } from './statistics-page.ts'

const slowdown = 4

/** Where to type, what, and which picker contains the field. */
const fields: { name: RegExp; text: string; inside?: RegExp }[] = [
  { name: /^Year, from/, text: '2015' },
  { name: /^Mileage.*, to/, text: '120000' },
  { name: /^Engine.*, from/, text: '1500' },
  { name: /^Finish price.*, to/, text: '1500000' },
  { name: /^Equipment/, text: 'SR LS' },
  { name: /^Search by lot number/, text: '1001-1090' },
  { name: /^Search/, text: 'mazda', inside: /^Maker/ },
  { name: /^Search/, text: 'crown', inside: /^Model/ },
]

/** The longest task of the page while keys are pressed, and while their results are rendered. */
export async function typing(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const rows = []
  for (const { name, text, inside } of fields) {
    if (inside)
      await page.getByRole('search', { name: 'Filters' }).getByRole('button', { name: inside }).click()
    const owner = inside ? page.getByRole('dialog') : page
    const field = owner
      .getByRole('textbox', { name })
      .or(owner.getByRole('searchbox', { name }))
      .or(owner.getByRole('combobox', { name }))
      .first()
    await field.click()
    await page.waitForTimeout(300)
    const began = await now(page)
    // The keyboard's own keys: a locator would look for its field again, on the thread that is measured.
    await page.keyboard.type(text, { delay: 80 })
    const typed = await now(page)
    await page.waitForTimeout(1800)
    const { longTasks } = await page.evaluate(() => window.benchClock)
    const longest = (from: number, to: number) =>
      Math.max(
        0,
        ...longTasks.filter((t) => t.startedAt >= from && t.startedAt < to).map((t) => Math.round(t.ms)),
      )
    rows.push({
      field: inside ? `${inside.source.slice(1)}: search` : name.source.slice(1),
      typed: text,
      'longest task while typing': longest(began, typed) || 'under 50',
      'longest task after it': longest(typed, Number.POSITIVE_INFINITY) || 'under 50',
    })
    if (inside) {
      // The first removes what was typed, the second closes the picker.
      await page.keyboard.press('Escape')
      if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
    } else {
      await field.fill('')
      await page.waitForTimeout(800)
    }
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  console.log(`Typing into filters, the processor slowed down ${slowdown} times (ms):`)
  console.table(rows)
  await clearAll(page).catch(() => {})
}

const now = (page: Page) => page.evaluate(() => performance.now())
