import type { Page } from '@playwright/test'
import { quantile } from './quantile.ts'
import { choose, clearAll } from './statistics-page.ts'

/** How long a choice waits for more of its kind, by the specification. */
const debounceMs = 700
const filters = ['Maker', 'Condition', 'Color', 'Gearbox', 'Steering', 'Status']
/** How many choices narrow one search before the next begins. */
const depth = 4

type Sample = {
  filter: string
  total: number
  server: number
  waited: number
  drawing: number
  prices: number
  processor: number
}

/** From a click on an option, minus the debounce, to the frame that shows the new lots and counts. */
export async function clickToScreen(page: Page, clicks: number) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const processorMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000
  }
  const samples: Sample[] = []
  for (let turn = 0; turn < clicks; turn += 1) {
    const filter = filters[(turn * 5 + Math.floor(turn / depth)) % filters.length] ?? 'Maker'
    await choose(page, filter, turn)
    const before = await processorMs()
    const sample = await settled(page)
    if (sample) samples.push({ ...sample, filter, processor: (await processorMs()) - before })
    if (turn % depth === depth - 1) {
      await clearAll(page)
      await page.waitForTimeout(300)
    }
  }
  const line = (what: string, of: Exclude<keyof Sample, 'filter'>) => {
    const values = samples.map((sample) => sample[of])
    return {
      what,
      'p50 ms': quantile(values, 0.5),
      'p95 ms': quantile(values, 0.95),
      'max ms': quantile(values, 1),
    }
  }
  console.log(`${samples.length} clicks on filter options, less the debounce of ${debounceMs} ms:`)
  console.table([
    line('until new lots and counts are on screen', 'total'),
    line('of which waiting for an answer not there yet', 'waited'),
    line('of which drawing, once it is there', 'drawing'),
    line('the slower of the two requests, asked for ahead', 'server'),
    line('until what they went for is too', 'prices'),
    line('processor time of the page, whatever else the machine does', 'processor'),
  ])
  const slowest = samples.toSorted((a, b) => b.total - a.total).slice(0, 3)
  const told = slowest.map(({ filter, total, waited, drawing }) =>
    [`${filter} ${total.toFixed(0)}`, `waiting ${waited.toFixed(0)}`, `drawing ${drawing.toFixed(0)}`].join(
      ', ',
    ),
  )
  console.log(`Slowest, ms: ${told.join('; ')}`)
}

/** Waits until the answers to the last click have arrived and nothing more of them is being rendered. */
async function settled(page: Page): Promise<Omit<Sample, 'filter' | 'processor'> | null> {
  const outcome = await page.waitForFunction(
    ({ debounceMs, quietMs }) => {
      const { askedAt, answers, clickedAt, drawnAt, pricesDrawnAt } = window.benchClock
      const now = performance.now()
      // What was requested before is answered from memory: there is nothing to wait for.
      if (!askedAt.some((at) => at > clickedAt)) return now - clickedAt > debounceMs + 300 && 'from memory'
      const own = answers.filter((answer) => answer.askedAt > clickedAt)
      const lastAnswer = Math.max(...own.map(({ arrivedAt }) => arrivedAt))
      const both = ['/listing', '/filters'].every((end) => own.some(({ path }) => path.endsWith(end)))
      if (!both) return own.length > 0 && now - lastAnswer > 2000 && 'one from memory'
      // What changes later, such as a hint that goes away by itself, is no longer part of the answer.
      const appliedAt = clickedAt + debounceMs
      const ready = Math.max(lastAnswer, appliedAt)
      let drawn = ready
      for (const at of drawnAt) if (at > drawn && at - drawn < quietMs) drawn = at
      const all = Math.max(drawn, ...pricesDrawnAt)
      return (
        now - all > quietMs && {
          total: drawn - appliedAt,
          server: Math.max(...own.map((answer) => answer.arrivedAt - answer.askedAt)),
          waited: ready - appliedAt,
          drawing: drawn - ready,
          prices: all - appliedAt,
        }
      )
    },
    { debounceMs, quietMs: 400 },
    { timeout: 60_000, polling: 50 },
  )
  const sample = await outcome.jsonValue()
  return typeof sample === 'object' ? sample : null
}
