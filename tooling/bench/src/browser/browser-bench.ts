import { cpus, loadavg } from 'node:os'
import { type Browser, chromium } from '@playwright/test'
import { startServer } from '@seriba/e2e/running-server'
import { openFilled } from '../search/filled-database.ts'
import { keptIn } from '../search/options.ts'
import { amount } from './amount.ts'
import { clickToScreen } from './click-to-screen.ts'
import { heap } from './heap.ts'
import { type BrowserOptions, readOptions } from './options.ts'
import { openStatistics } from './statistics-page.ts'
import { typing } from './typing.ts'

/**
 * The catalogue in a browser: how soon a filter shows its lots, whether typing janks, and how much memory the tab
 * keeps.
 */
export async function browserBench(args: string[]) {
  const options = readOptions(args)
  const server = options.url ? null : await startServer(await serverEnv(options))
  const url = options.url ?? server?.url ?? ''
  let browser: Browser | undefined
  try {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    })
    const page = await openStatistics(browser, url)
    const total = await page.getByText(/^Total search results/).textContent()
    console.log(`${url}: ${total?.replace(/^\D+/, '')} lots`)
    const measures = {
      clicks: () => clickToScreen(page, options.clicks),
      typing: () => typing(page),
      amount: () => amount(page, url),
      heap: () => heap(page, options.changes),
    }
    for (const [name, measure] of Object.entries(measures)) {
      if (!options.parts.includes(name)) continue
      console.log(`\nLoad of the machine's ${cpus().length} cores: ${loadavg()[0]?.toFixed(1)}`)
      await measure()
    }
  } finally {
    await browser?.close()
    await server?.stop()
  }
}

async function serverEnv({ data, stats }: BrowserOptions) {
  const quiet = { RATE_LIMIT: '0', DEMO_AUCTIONEER: 'off' }
  if (data) return { ...quiet, DATA_DIR: data }
  const live = Math.ceil(stats / 10)
  const filled = await openFilled({ data: keptIn, stats, live })
  await filled.close()
  return { ...quiet, DATA_DIR: filled.folder, DEMO_STATS: String(stats), DEMO_LIVE: String(live) }
}
