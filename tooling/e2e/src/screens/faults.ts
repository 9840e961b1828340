import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

/** What axe finds. Nothing is framed here: it need not run in a page of its own, which takes twice the time. */
export async function faults(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    preload: false,
    rules: {
      // Off unless asked for: 24 px to press, or that far from the next.
      'target-size': { enabled: true },
    },
  })
  const { violations } = await axe.analyze()
  const inDialog = (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0
  const found: string[] = []
  for (const { id, nodes } of violations) {
    if (inDialog && behindDialogs.has(id)) continue
    for (const node of nodes) {
      if (id === 'target-size' && (!isTooSmall(node) || (await isStretched(page, node)))) continue
      found.push(`${id} ${node.html.slice(0, 200)}`)
      break
    }
  }
  return found
}

/** A dialog hides the page behind it, its landmark and heading too. */
const behindDialogs = new Set(['landmark-one-main', 'page-has-heading-one'])

/** Whether a link is pressed anywhere on its card: what it lays over that is larger than its words, which axe measures. */
const isStretched = (page: Page, { target }: Violation['nodes'][number]) =>
  page
    .locator(String(target.at(-1)))
    .first()
    .evaluate((link) => {
      const { position, inset } = getComputedStyle(link, '::after')
      return position === 'absolute' && inset === '0px'
    })

/** Nothing is pushed aside to be read (WCAG 1.4.10): on the phone, and on the narrowest that there is. */
export async function tooWide(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
  const found: string[] = []
  for (const narrow of [width, 320]) {
    await page.setViewportSize({ width: narrow, height })
    const beyond = await page.evaluate(widestBeyond)
    if (beyond) found.push(`${narrow} px: ${beyond}`)
  }
  await page.setViewportSize({ width, height })
  const heading = await page.evaluate(cutHeading)
  return heading ? [...found, heading] : found
}

/** The title of a page, where the buttons beside it leave it no room. */
function cutHeading(): string | null {
  const cut = [...document.querySelectorAll('h1')].find(
    ({ scrollWidth, clientWidth, offsetParent }) => offsetParent && scrollWidth > clientWidth + 1,
  )
  return cut ? `${cut.textContent} is cut to ${cut.clientWidth} of ${cut.scrollWidth} px` : null
}

/** What reaches furthest beyond the window, where the page itself can be pushed aside. */
function widestBeyond(): string | null {
  const page = document.querySelector('[data-page-scroll]') ?? document.documentElement
  const { clientWidth } = document.documentElement
  const scrollWidth = Math.max(page.scrollWidth, document.documentElement.scrollWidth)
  if (scrollWidth <= clientWidth) return null
  // What a list scrolls aside by itself pushes nothing.
  const isKept = ({ parentElement: around }: Element): boolean =>
    around !== null &&
    around !== document.body &&
    around !== page &&
    (getComputedStyle(around).overflowX !== 'visible' || isKept(around))
  const beyond = [...document.querySelectorAll('body *')].filter(
    (element) =>
      !isKept(element) &&
      (element.getBoundingClientRect().right > clientWidth + 1 ||
        // A word that is longer than what holds it.
        (element.childElementCount === 0 && element.scrollWidth > element.clientWidth + 1)),
  )
  return `${scrollWidth} wide, ${beyond.map(({ outerHTML }) => outerHTML.slice(0, 120)).join(' … ')}`
}

/** But for the six states of the desk's switcher: they share a row of 52 px, and a digit key gives each of them too. */
const isTooSmall = ({ html }: Violation['nodes'][number]) => !/role="radio".*data-status=/.test(html)
