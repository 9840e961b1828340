import type { Page } from '@playwright/test'
import { installClock } from './clock.ts'
import { quantile } from './quantile.ts'

const slowdown = 4
const amounts = ['1250000', '987000', '2405000', '1780000']

/** The minimum: a browser's own field, with its text next to it. */
const peerPage = '<input aria-label="Your bid" oninput="text.value = value"><output id="text"></output>'

/**
 * The longest task, and the time from a key press to the panel's repaint, while an amount is typed next to its landed
 * cost; and for comparison the same keys on a page that has nothing but a field.
 */
export async function amount(page: Page, url: string) {
  await page.goto(`${url}${await lotToBidOn(page)}`)
  await page.getByRole('region', { name: 'Landed cost' }).waitFor({ timeout: 20_000 })
  await page.waitForLoadState('networkidle')
  const panel = await typeAmounts(page)
  const bare = await page.context().newPage()
  await bare.addInitScript(installClock)
  await bare.goto(`data:text/html,${encodeURIComponent(peerPage)}`)
  const peer = await typeAmounts(bare)
  await bare.close()
  console.log(`Typing an amount, the processor slowed down ${slowdown} times (ms):`)
  console.table({ 'the bid panel': panel, 'a bare field': peer })
}

async function typeAmounts(page: Page) {
  const field = page.getByRole('textbox', { name: /^Your bid/ }).first()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await field.click()
  await page.evaluate(watchKeys)
  const began = await page.evaluate(() => performance.now())
  for (const text of amounts) {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text, { delay: 120 })
  }
  await page.waitForTimeout(500)
  const { longest, repaints, figures } = await page.evaluate(
    (from) => ({
      longest: Math.max(
        0,
        ...window.benchClock.longTasks
          .filter(({ startedAt }) => startedAt >= from)
          .map(({ ms }) => Math.round(ms)),
      ),
      repaints: window.benchRepaints,
      figures: window.benchFigures,
    }),
    began,
  )
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return {
    keys: repaints.length,
    'longest task': longest || 'under 50',
    'repaint, median': quantile(repaints, 0.5),
    'repaint, p95': quantile(repaints, 0.95),
    'costs, median': figures.length > 0 ? quantile(figures, 0.5) : 'none',
    'costs, p95': figures.length > 0 ? quantile(figures, 0.95) : 'none',
  }
}

declare global {
  interface Window {
    /** Milliseconds of work from each key press until the frame with its figures may be drawn. */
    benchRepaints: number[]
    /** Milliseconds from each key press that changed the landed cost until its figures were on the page. */
    benchFigures: number[]
  }
}

/** Runs in the page: what a key press costs it, without the wait for the next frame. */
function watchKeys() {
  window.benchRepaints = []
  window.benchFigures = []
  let typedAt: number | undefined
  const panel = document.querySelector('section[aria-label="Landed cost"]')
  const figures = new MutationObserver(() => {
    if (typedAt === undefined) return
    window.benchFigures.push(performance.now() - typedAt)
    typedAt = undefined
  })
  if (panel) figures.observe(panel, { subtree: true, characterData: true, childList: true })
  addEventListener(
    'input',
    () => {
      const began = performance.now()
      typedAt = began
      // After everything that the key press has triggered, before the frame is drawn.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => window.benchRepaints.push(performance.now() - began)
      port2.postMessage(null)
    },
    true,
  )
}

/** The last upcoming lot; from then on, its vehicle's destination is where the demo company's client has it shipped. */
const lotToBidOn = (page: Page) =>
  page.evaluate(async () => {
    const choices = { port: 'Mombasa', regime: 'private', currency: null, milestone: 'landed' }
    const saved = await fetch('/v1/user/cost-choices', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(choices),
    })
    if (!saved.ok) throw new Error(`the port was not saved: ${saved.status}`)
    const answer = await fetch('/v1/car-auction/listing?sort=auctionDate&order=DESC')
    const { result } = (await answer.json()) as { result: { carsList: { id: string }[] } }
    return `/car-auctions/${result.carsList[0]?.id}`
  })
