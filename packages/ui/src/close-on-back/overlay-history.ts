type Router = {
  /** Belongs to the history entry that the router takes to be the current one. */
  key: () => string
  /** The router is on its way to another page. */
  busy: () => boolean
}

/** The functions that close what is open over the page, topmost last. */
let open: readonly (() => void)[] = []
let router: Router | undefined
/** The key of the last history entry that was reached. */
let at = ''
/** Our own steps back that have not happened yet. */
let stepping: ReturnType<typeof setTimeout> | undefined
let settling: ReturnType<typeof setTimeout> | undefined

/** One overlay often closes as another opens, and a link in one leads to a page: they share a history entry. */
const settleMs = 50
/** Do not wait for a step that leads nowhere. */
const stepMs = 1000

/** How many overlays are open over the page at this history entry. */
const depthOf = (state: unknown) => (state as { overlays?: number } | null)?.overlays ?? 0
const keyOf = (state: unknown) => (state as { key?: string } | null)?.key ?? 'default'

/** Registers something that is open over the page; returns how to report that it is closed. */
export function overlayOpened(close: () => void): () => void {
  open = [...open, close]
  settle()
  return () => {
    open = open.filter((other) => other !== close)
    settle()
  }
}

/** The router neither hears of steps between its page's overlays, nor is it disturbed while navigating. */
export function connectRouter(connected: Router) {
  router = connected
  // Left over from a reload while something was open.
  if (depthOf(history.state) > 0) history.replaceState({ ...history.state, overlays: 0 }, '')
}

function settle() {
  clearTimeout(settling)
  settling = setTimeout(fit, settleMs)
}

/** Each open overlay has a history entry of its own, above the page's; it is given back when the overlay closes. */
function fit() {
  // A test's page may be gone by now.
  if (typeof history === 'undefined') return
  if (stepping !== undefined) return
  at = keyOf(history.state)
  // Navigating, or about to undo a step that the router refused: an entry made now would belong to another page.
  if (router && (router.busy() || router.key() !== at)) return settle()
  const depth = depthOf(history.state)
  if (depth > open.length) return stepBack(depth - open.length)
  for (let overlays = depth + 1; overlays <= open.length; overlays++)
    history.pushState({ ...history.state, overlays }, '')
}

function stepBack(count: number) {
  stepping = setTimeout(stepped, stepMs)
  history.go(-count)
}

function stepped() {
  clearTimeout(stepping)
  stepping = undefined
  settle()
}

function onPopState(event: PopStateEvent) {
  const from = at
  at = keyOf(event.state)
  if (!router?.busy() && at === router?.key()) {
    // The router undoes a step to another page that it has refused, and waits to hear of it.
    if (from !== at) return
    event.stopImmediatePropagation()
  }
  if (stepping !== undefined) return stepped()
  const depth = depthOf(event.state)
  for (const close of open.slice(depth).reverse()) close()
  // What would not close keeps its entry; if something was open there earlier, the user is led on to the page below.
  settle()
}

globalThis.window?.addEventListener('popstate', onPopState, true)
