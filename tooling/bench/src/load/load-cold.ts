import type { BrowserContext } from '@playwright/test'

export type Loaded = {
  /** Of the largest contentful paint, ms after the navigation began. */
  lcp: number
  largest: string
  /** Sum of layout shifts that nobody caused with a key or a click. */
  cls: number
  /** What moved in the largest of them. */
  moved: string
  bytes: number
}

const slowdown = 4
const bytesPerSecond = 10_000_000 / 8
const latencyMs = 40

type Seen = Pick<Loaded, 'lcp' | 'largest' | 'cls' | 'moved'>
type Watched = { seen: Seen }

/** Opens a page like a first visitor with a slow machine and connection, and waits until nothing moves. */
export async function loadCold(context: BrowserContext, url: string): Promise<Loaded> {
  const page = await context.newPage()
  await page.addInitScript(watch)
  const cdp = await context.newCDPSession(page)
  let bytes = 0
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await cdp.send('Network.enable')
  await cdp.send('Network.clearBrowserCache')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url)
  await page.locator('h1:visible, form:visible').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  const seen = await page.evaluate(() => (window as unknown as Watched).seen)
  await page.close()
  return { ...seen, bytes }
}

/** Runs in the page, before anything else. */
function watch() {
  const seen: Seen = { lcp: 0, largest: '', cls: 0, moved: '' }
  const named = (node: Node | null | undefined) =>
    `${node?.nodeName.toLowerCase() ?? ''} ${node?.textContent?.slice(0, 30) ?? ''}`
  let most = 0
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LargestContentfulPaint[]) {
      seen.lcp = entry.startTime
      seen.largest = named(entry.element)
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: readonly { node: Node | null }[]
    })[]) {
      if (entry.hadRecentInput) continue
      seen.cls += entry.value
      if (entry.value <= most) continue
      most = entry.value
      seen.moved = named(entry.sources[0]?.node)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
