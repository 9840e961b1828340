import type { Page } from '@playwright/test'
import { choose, clearAll } from './statistics-page.ts'

const filters = ['Maker', 'Condition', 'Color', 'Gearbox']
/** Code and caches fill up before the first of these; any growth after it is a leak. */
const quarters = [1, 2, 3, 4]

/** How much memory the tab uses after filters were changed this many times. */
export async function heap(page: Page, total: number) {
  const devtools = await page.context().newCDPSession(page)
  const rows: { changes: number; 'heap, MB': string; 'DOM nodes': number; listeners: number }[] = []
  let changes = 0
  for (const quarter of quarters) {
    for (; changes < (total * quarter) / quarters.length; changes += 1) {
      if (changes % 5 === 4) await clearAll(page)
      else {
        await choose(page, filters[changes % filters.length] ?? 'Maker', changes)
        await page
          .getByRole('search', { name: 'Filters' })
          .getByRole('button', { name: 'Search', exact: true })
          .click()
      }
      await page.waitForTimeout(60)
    }
    await page.waitForTimeout(1500)
    // Twice: what the first one frees may hold elements.
    await devtools.send('HeapProfiler.collectGarbage')
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
    rows.push({
      changes,
      'heap, MB': (usedSize / 1e6).toFixed(1),
      'DOM nodes': nodes,
      listeners: jsEventListeners,
    })
  }
  console.log('Memory of the tab over filter changes:')
  console.table(rows)
}
