import { onPageScroll, pageBox, pageTop, scrollPage } from '@seriba/ui/page-scroll'

/** How far each entry of the history was scrolled. A browser keeps the place of its window, but not that of a box. */
const places = new Map<string, number>()

/** A list that is fetched anew grows to its place; who scrolls meanwhile wants another. */
const waitMs = 3_000
const ownScrolling = ['wheel', 'touchstart', 'keydown'] as const

let stopGrowing = () => {}

export function keepPlace(key: string): () => void {
  return onPageScroll(() => {
    if (pageBox()) places.set(key, pageTop())
  })
}

/** Another page begins at its top. */
export function beginAtTop() {
  stopGrowing()
  scrollPage({ top: 0 })
}

/** Goes where this entry was left, as soon as the page is long enough. */
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
