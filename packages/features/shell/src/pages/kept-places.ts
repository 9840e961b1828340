import { onPageScroll, pageBox, pageTop, scrollPage } from '@seriba/ui/page-scroll'

/** How far each entry of the history was scrolled. A browser keeps the place of its window, but not that of a box. */
const places = new Map<string, number>()

/** A list that is fetched anew grows to its place; who scrolls meanwhile wants another. */
const waitMs = 3_000
const ownScrolling = ['wheel', 'touchstart', 'keydown'] as const

export function keepPlace(key: string): () => void {
  return onPageScroll(() => {
    if (pageBox()) places.set(key, pageTop())
  })
}

/** Goes where this entry was left. */
export function findPlace(key: string): (() => void) | undefined {
  const place = places.get(key) ?? 0
  const box = pageBox()
  if (!box) return
  scrollPage({ top: place })
  if (box.scrollTop >= place) return
  const grown = new ResizeObserver(() => {
    scrollPage({ top: place })
    if (box.scrollTop >= place) stop()
  })
  for (const child of box.children) grown.observe(child)
  const stop = () => {
    clearTimeout(timer)
    grown.disconnect()
    for (const name of ownScrolling) box.removeEventListener(name, stop)
  }
  for (const name of ownScrolling) box.addEventListener(name, stop, { passive: true })
  const timer = setTimeout(stop, waitMs)
  return stop
}
