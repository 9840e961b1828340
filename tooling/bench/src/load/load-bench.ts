import { cpus, loadavg } from 'node:os'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test'
import { signedIn } from '@seriba/e2e/people'
import { startServer } from '@seriba/e2e/running-server'
import { quantile } from '../browser/quantile.ts'
import { serveBarePage } from './bare-page.ts'
import { type Loaded, loadCold } from './load-cold.ts'

const times = Number(process.env.BENCH_LOADS ?? 5)

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    // The server uses it to decide which picture to render.
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  },
}

const screens = [
  { name: 'sign-in', path: '/auth/login', members: false },
  { name: 'listing', path: '/car-auctions', members: true },
]

/**
 * What a first visit shows and when: largest contentful paint and layout shift with an empty cache, a processor four
 * times slower and 10 Mbit/s; for comparison, a page with nothing but a line of text. BENCH_URL is a running server
 * with the demo company; without it one starts on BENCH_DATA_DIR. If its lots are sold in the meantime (not with
 * DEMO_AUCTIONEER=off), a list moves for that reason.
 */
export async function loadBench() {
  const bare = await serveBarePage()
  const server = process.env.BENCH_URL ? null : await startServer(serverEnv())
  const url = process.env.BENCH_URL ?? server?.url ?? ''
  process.env.SERIBA_URL = url
  let browser: Browser | undefined
  try {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    })
    console.log(
      `Load of the machine's ${cpus().length} cores: ${loadavg()[0]?.toFixed(1)}; ${times} loads each`,
    )
    const rows = []
    for (const [size, device] of Object.entries(sizes)) {
      const pages = [
        ...screens.map(({ path, ...screen }) => ({ ...screen, address: `${url}${path}` })),
        { name: 'a bare page', members: false, address: bare.url },
      ]
      for (const { name, address, members } of pages) {
        const loads: Loaded[] = []
        for (let time = 0; time < times; time += 1) {
          const context = members ? await client(browser, device) : await browser.newContext(device)
          loads.push(await loadCold(context, address))
          await context.close()
        }
        rows.push(summary(`${name}, ${size}`, loads))
      }
    }
    console.table(rows)
  } finally {
    await browser?.close()
    await server?.stop()
    bare.close()
  }
}

async function client(browser: Browser, device: BrowserContextOptions): Promise<BrowserContext> {
  const page = await signedIn(browser, 'client', device)
  const context = page.context()
  await page.close()
  return context
}

const summary = (screen: string, loads: readonly Loaded[]) => ({
  screen,
  'LCP p50, ms': Math.round(
    quantile(
      loads.map(({ lcp }) => lcp),
      0.5,
    ),
  ),
  'LCP worst, ms': Math.round(Math.max(...loads.map(({ lcp }) => lcp))),
  'CLS worst': worstOf(loads).cls.toFixed(4),
  'kB sent': Math.round(
    quantile(
      loads.map(({ bytes }) => bytes),
      0.5,
    ) / 1000,
  ),
  'largest is': loads[0]?.largest ?? '',
  'moved then': worstOf(loads).moved,
})

const worstOf = (loads: readonly Loaded[]) =>
  loads.reduce((worst, load) => (load.cls > worst.cls ? load : worst))

function serverEnv() {
  const dataDir = process.env.BENCH_DATA_DIR
  if (!dataDir) throw new Error('Set BENCH_URL to a running server, or BENCH_DATA_DIR to its data')
  // A lot that is sold leaves the top of the list: that is an update, not how the page loaded.
  return { DATA_DIR: dataDir, RATE_LIMIT: '0', DEMO_AUCTIONEER: 'off' }
}
