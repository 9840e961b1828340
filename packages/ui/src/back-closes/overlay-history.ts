type Router = {
  /** Of the place in the history that the router takes for the current one. */
  key: () => string
  /** It is on its way to another page. */
  busy: () => boolean
}

/** What closes what is open over the page, the topmost last. */
let open: readonly (() => void)[] = []
let router: Router | undefined
/** The key of the place that was come to last. */
let at = ''
/** Steps back that were ours and are not taken yet. */
let stepping: ReturnType<typeof setTimeout> | undefined
let settling: ReturnType<typeof setTimeout> | undefined

/** One overlay often closes as another opens, and a link in one leads to a page: they share a place in the history. */
const settleMs = 50
/** A step that leads nowhere is not waited for. */
const stepMs = 1000

/** How many overlays stand over the page at this place of the history. */
const depthOf = (state: unknown) => (state as { overlays?: number } | null)?.overlays ?? 0
const keyOf = (state: unknown) => (state as { key?: string } | null)?.key ?? 'default'

/** Says that something is open over the page; answers how to say that it is no longer. */
export function overlayOpened(close: () => void): () => void {
  open = [...open, close]
  settle()
  return () => {
    open = open.filter((other) => other !== close)
    settle()
  }
}

/** The router neither hears of steps between overlays of its page, nor is it disturbed on its way. */
export function connectRouter(connected: Router) {
  router = connected
  // Left by a reload while something was open.
  if (depthOf(history.state) > 0) history.replaceState({ ...history.state, overlays: 0 }, '')
}

function settle() {
  clearTimeout(settling)
  settling = setTimeout(fit, settleMs)
}

/** Each open overlay has a place of its own in the history, above that of the page; what is closed gives it back. */
function fit() {
  // A test's page may be gone by now.
  if (typeof history === 'undefined') return
  if (stepping !== undefined) return
  at = keyOf(history.state)
  // On its way, or about to take back a step that it has refused: a place made now would be one of another page.
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
    // The router takes back a step to another page that it has refused, and waits to hear of it.
    if (from !== at) return
    event.stopImmediatePropagation()
  }
  if (stepping !== undefined) return stepped()
  const depth = depthOf(event.state)
  for (const close of open.slice(depth).reverse()) close()
  // What would not close keeps its place; where something was open once, one is led on to the page below.
  settle()
}

globalThis.window?.addEventListener('popstate', onPopState, true)
