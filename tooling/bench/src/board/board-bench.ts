import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { signedIn } from '@seriba/e2e/people'
import { startServer } from '@seriba/e2e/running-server'
import { quantile } from '../browser/quantile.ts'
import { aBusyDay } from './busy-day.ts'
import { type Frames, scrollBoard } from './frames.ts'

const longestFrameMs = 16
/** For a mouse wheel that is turned fast: 2 400 px per second. */
const wheelPx = 40

/**
 * Frames of the auction-day board during scrolling, on a processor `--slower 4` times: with many bids, and for
 * comparison the same page with few. The day is made up in the browser; everything else is the console of a running
 * demo company.
 */
export async function boardBench(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      url: { type: 'string' },
      data: { type: 'string' },
      bids: { type: 'string', default: '3000' },
      peer: { type: 'string', default: '30' },
      frames: { type: 'string', default: '300' },
      slower: { type: 'string', default: '4' },
    },
  })
  const server = values.url ? null : await startServer(serverEnv(values.data))
  const url = values.url ?? server?.url ?? ''
  process.env.SERIBA_URL = url
  const slower = Number(values.slower)
  let browser: Browser | undefined
  try {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    })
    console.log(
      `Processor ${slower} times slower; load of the machine's ${cpus().length} cores: ${loadavg()[0]?.toFixed(1)}`,
    )
    const rows = []
    const frames = Number(values.frames)
    for (const bids of [Number(values.bids), Number(values.peer)]) {
      const page = await openBoard(browser, url, { bids, slower })
      const ways = { wheel: wheelPx, 'the whole day in 150 frames': undefined }
      for (const [way, px] of Object.entries(ways))
        rows.push({ bids, way, ...summary(await scrollBoard(page, { frames, px })) })
      await page.context().close()
    }
    console.table(rows)
  } finally {
    await browser?.close()
    await server?.stop()
  }
}

function serverEnv(data: string | undefined) {
  if (!data) throw new Error('Name a running server with --url, or its data with --data')
  return { DATA_DIR: data, RATE_LIMIT: '0', DEMO_AUCTIONEER: 'off' }
}

type Asked = { bids: number; slower: number }

async function openBoard(browser: Browser, url: string, { bids, slower }: Asked): Promise<Page> {
  const page = await signedIn(browser, 'manager', {
    viewport: { width: 1440, height: 900 },
    // It would request the day by itself, bypassing the made-up one.
    serviceWorkers: 'block',
  })
  page.setDefaultTimeout(120_000)
  const day = aBusyDay(bids)
  await page.route('**/v1/bid/day*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, result: day } })
  })
  await page.goto(`${url}/console/auction-day?view=day`)
  await page.getByRole('region', { name: 'Board' }).getByText('Hall 01').waitFor()
  await page.waitForLoadState('networkidle')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return page
}

const summary = ({ work, apart, longTasks }: Frames) => ({
  frames: work.length,
  'work p50, ms': quantile(work, 0.5),
  'work p95, ms': quantile(work, 0.95),
  'work max, ms': quantile(work, 1),
  [`over ${longestFrameMs} ms, %`]: Math.round(
    (work.filter((ms) => ms > longestFrameMs).length / work.length) * 100,
  ),
  'apart p95, ms': quantile(apart, 0.95),
  'long tasks': longTasks.length,
  'longest, ms': Math.round(Math.max(0, ...longTasks)),
})
