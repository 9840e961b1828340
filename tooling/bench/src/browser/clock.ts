/// <reference lib="dom" />

/** What the page itself records; all times are by its own `performance.now()`. */
export type Clock = {
  clickedAt: number
  /** The first moments after frames that showed a change in lots or filters on screen since the click; */
  drawnAt: number[]
  /** in what the lots sold for, which is requested once they are there. */
  pricesDrawnAt: number[]
  /** When a listing or its filters were requested. */
  askedAt: number[]
  answers: { path: string; askedAt: number; arrivedAt: number }[]
  longTasks: { startedAt: number; ms: number }[]
}

declare global {
  interface Window {
    benchClock: Clock
  }
}

/** Runs in the page, before its own code. */
export function installClock() {
  const clock: Clock = {
    clickedAt: 0,
    drawnAt: [],
    pricesDrawnAt: [],
    askedAt: [],
    answers: [],
    longTasks: [],
  }
  window.benchClock = clock

  addEventListener(
    'click',
    (event) => {
      clock.clickedAt = event.timeStamp
      clock.drawnAt = []
      clock.pricesDrawnAt = []
      rowsOnScreen = countRowsOnScreen()
    },
    true,
  )
  // Counted before anything changes: measuring rows while they are rendered would be work of its own.
  let rowsOnScreen = Number.POSITIVE_INFINITY
  const countRowsOnScreen = () =>
    [...document.querySelectorAll('main tbody tr')].filter(
      (row) => row.getBoundingClientRect().top < window.innerHeight,
    ).length
  const offScreen = (element: Element | null) => {
    const row = element?.closest<HTMLTableRowElement>('main tbody tr')
    return row && row.sectionRowIndex >= rowsOnScreen
  }

  const search = /\/(listing|filters)(\?|$)/
  const ask = window.fetch
  window.fetch = (input, init) => {
    if (search.test(input instanceof Request ? input.url : String(input)))
      clock.askedAt.push(performance.now())
    return ask(input, init)
  }

  const noteFrame = (note: (now: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => note(performance.now())
      port2.postMessage(null)
    })
  const watched = 'main, [role=dialog]'
  const prices = 'section[aria-label="Sold prices of these lots"]'
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement)
  const observer = new MutationObserver((changes) => {
    const seen = changes
      .map(({ target }) => elementOf(target))
      .filter((element) => element?.closest(watched) && !offScreen(element))
    if (seen.some((element) => !element?.closest(prices))) noteFrame((now) => clock.drawnAt.push(now))
    if (seen.some((element) => element?.closest(prices))) noteFrame((now) => clock.pricesDrawnAt.push(now))
  })
  addEventListener('DOMContentLoaded', () =>
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['href', 'placeholder', 'aria-busy'],
    }),
  )

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const { pathname } = new URL(entry.name)
      if (!/\/(listing|filters)$/.test(pathname)) continue
      clock.answers.push({ path: pathname, askedAt: entry.startTime, arrivedAt: entry.responseEnd })
    }
  }).observe({ type: 'resource' })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      clock.longTasks.push({ startedAt: startTime, ms: duration })
    }
  }).observe({ type: 'longtask' })
}
