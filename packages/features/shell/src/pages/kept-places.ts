import { onPageScroll, pageBox, pageTop, scrollPage } from '@seriba/ui/page-scroll'

const storedAs = 'page-places'

/**
 * How far each history entry was scrolled, even through a reload. A browser restores the position of its window, but
 * not that of a box.
 */
const places = new Map<string, number>(stored())

function stored(): [string, number][] {
  try {
    return JSON.parse(globalThis.sessionStorage?.getItem(storedAs) ?? '[]')
  } catch {
    return []
  }
}

/** A list that is fetched again grows to its position; scrolling in the meantime cancels that. */
const waitMs = 10_000
const ownScrolling = ['wheel', 'pointerdown', 'keydown'] as const

let stopGrowing = () => {}

export function recordScrollPosition(key: string): () => void {
  const note = () => {
    if (pageBox()) places.set(key, pageTop())
  }
  const stop = onPageScroll(note)
  const store = () => {
    // A page that is left in the frame in which it was scrolled has not received the scroll event yet.
    note()
    sessionStorage.setItem(storedAs, JSON.stringify([...places].slice(-50)))
  }
  window.addEventListener('pagehide', store)
  return () => {
    stop()
    window.removeEventListener('pagehide', store)
  }
}

/** Another page begins at its top. */
export function startAtTop() {
  stopGrowing()
  scrollPage({ top: 0 })
}

/** Scrolls to where this entry was left, as soon as the page is long enough. */
export function findPlace(key: string) {
  const box = pageBox()
  stopGrowing()
  if (!box) return
  const place = places.get(key) ?? 0
  const go = () => {
    box.scrollTo({ top: place })
    if (box.scrollTop >= place - 1) stopGrowing()
  }
  const grown = new ResizeObserver(go)
  const timer = setTimeout(() => stopGrowing(), waitMs)
  const ended = new AbortController()
  stopGrowing = () => {
    clearTimeout(timer)
    grown.disconnect()
    ended.abort()
  }
  for (const name of ownScrolling)
    box.addEventListener(name, stopGrowing, { passive: true, signal: ended.signal })
  for (const child of box.children) grown.observe(child)
  go()
}
