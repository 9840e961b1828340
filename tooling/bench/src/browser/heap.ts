import type { Page } from '@playwright/test'
import { choose, clearAll } from './statistics-page.ts'

const filters = ['Maker', 'Condition', 'Color', 'Gearbox']
const marks = [20, 65, 110, 155, 200]

/** What the tab holds after filters were changed so many times. */
export async function heap(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const rows: { changes: number; 'heap, MB': string; 'DOM nodes': number }[] = []
  let changes = 0
  for (const mark of marks) {
    for (; changes < mark; changes += 1) {
      if (changes % 5 === 4) await clearAll(page)
      else {
        await choose(page, filters[changes % filters.length] ?? 'Maker', changes)
        await page
          .getByRole('search', { name: 'Filters' })
          .getByRole('button', { name: 'Search', exact: true })
          .click()
      }
      await page.waitForTimeout(150)
    }
    await page.waitForLoadState('networkidle')
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    const { nodes } = await devtools.send('Memory.getDOMCounters')
    rows.push({ changes, 'heap, MB': (usedSize / 1e6).toFixed(1), 'DOM nodes': nodes })
  }
  console.log('Memory of the tab over filter changes:')
  console.table(rows)
}
