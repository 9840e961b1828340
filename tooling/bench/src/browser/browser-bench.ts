import { cpus, loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { startServer } from '@seriba/e2e/running-server'
import { clickToScreen } from './click-to-screen.ts'
import { heap } from './heap.ts'
import { openStatistics } from './statistics-page.ts'
import { typing } from './typing.ts'

const clicks = Number(process.env.BENCH_CLICKS ?? 100)
const parts = (process.env.BENCH_PARTS ?? 'clicks,typing,heap').split(',')

/**
 * The catalogue in a browser: how soon a filter shows its lots, whether typing janks, what the tab keeps.
 * BENCH_URL is a running server with the demo company; without it one starts on BENCH_DATA_DIR.
 */
export async function browserBench() {
  const server = process.env.BENCH_URL ? null : await startServer(serverEnv())
  const url = process.env.BENCH_URL ?? server?.url ?? ''
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await openStatistics(browser, url)
    const total = await page.getByText(/^Total search results/).textContent()
    console.log(`${url}: ${total?.replace(/^\D+/, '')} lots`)
    const measures = {
      clicks: () => clickToScreen(page, clicks),
      typing: () => typing(page),
      heap: () => heap(page),
    }
    for (const [name, measure] of Object.entries(measures)) {
      if (!parts.includes(name)) continue
      console.log(`\nLoad of the machine's ${cpus().length} cores: ${loadavg()[0]?.toFixed(1)}`)
      await measure()
    }
  } finally {
    await browser.close()
    await server?.stop()
  }
}

function serverEnv() {
  const dataDir = process.env.BENCH_DATA_DIR
  if (!dataDir) throw new Error('Set BENCH_URL to a running server, or BENCH_DATA_DIR to its data')
  return { DATA_DIR: dataDir, RATE_LIMIT: '0' }
}
