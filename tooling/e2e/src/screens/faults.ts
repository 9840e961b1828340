import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

/** What axe finds. Nothing is framed here, so it need not run in a page of its own, which takes twice as long. */
export async function faults(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    preload: false,
    rules: {
      // Off by default: 24 px to press, or that far from the next.
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

/** A dialog hides the page behind it, including its landmark and heading. */
const behindDialogs = new Set(['landmark-one-main', 'page-has-heading-one'])

/** Whether a link can be pressed anywhere on its card: its overlay is larger than its words, which axe measures. */
const isStretched = (page: Page, { target }: Violation['nodes'][number]) =>
  page
    .locator(String(target.at(-1)))
    .first()
    .evaluate((link) => {
      const { position, inset } = getComputedStyle(link, '::after')
      return position === 'absolute' && inset === '0px'
    })

/** Nothing has to be scrolled sideways to be read (WCAG 1.4.10), on the phone and on the narrowest screen. */
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

/** The page's title, if the buttons next to it leave it no room. */
function cutHeading(): string | null {
  const cut = [...document.querySelectorAll('h1')].find(
    ({ scrollWidth, clientWidth, offsetParent }) => offsetParent && scrollWidth > clientWidth + 1,
  )
  return cut ? `${cut.textContent} is cut to ${cut.clientWidth} of ${cut.scrollWidth} px` : null
}

/** The element that extends furthest beyond the window, if the page itself can be scrolled sideways. */
function widestBeyond(): string | null {
  const page = document.querySelector('[data-page-scroll]') ?? document.documentElement
  const { clientWidth } = document.documentElement
  const scrollWidth = Math.max(page.scrollWidth, document.documentElement.scrollWidth)
  if (scrollWidth <= clientWidth) return null
  // What a list scrolls sideways by itself does not count.
  const isKept = ({ parentElement: around }: Element): boolean =>
    around !== null &&
    around !== document.body &&
    around !== page &&
    (getComputedStyle(around).overflowX !== 'visible' || isKept(around))
  const beyond = [...document.querySelectorAll('body *')].filter(
    (element) =>
      !isKept(element) &&
      (element.getBoundingClientRect().right > clientWidth + 1 ||
        // A word that is longer than its container.
        (element.childElementCount === 0 && element.scrollWidth > element.clientWidth + 1)),
  )
  return `${scrollWidth} wide, ${beyond.map(({ outerHTML }) => outerHTML.slice(0, 120)).join(' … ')}`
}

/** Except for the six states in the staff's switcher: they share a row of 52 px, and each also has a digit key. */
const isTooSmall = ({ html }: Violation['nodes'][number]) => !/role="radio".*data-status=/.test(html)
