import { pageBox } from '../page-scroll/index.ts'

const line = 40

/** How far a key scrolls a page of which this many px are visible. */
const steps: Record<string, (shown: number, shift: boolean) => number> = {
  PageDown: (shown) => shown * 0.9,
  PageUp: (shown) => -shown * 0.9,
  ' ': (shown, shift) => (shift ? -1 : 1) * shown * 0.9,
  ArrowDown: () => line,
  ArrowUp: () => -line,
  End: () => Number.MAX_SAFE_INTEGER,
  Home: () => -Number.MAX_SAFE_INTEGER,
}

/** If nothing has the focus, keys make a browser scroll its window. Here they scroll the page in its box. */
export function scrollByKeys(event: KeyboardEvent) {
  const step = steps[event.key]
  const box = pageBox()
  if (!step || !box || event.target !== document.body || event.defaultPrevented) return
  const isToEnd = event.ctrlKey && (event.key === 'Home' || event.key === 'End')
  if ((event.ctrlKey && !isToEnd) || event.metaKey || event.altKey) return
  event.preventDefault()
  box.scrollBy({ top: step(box.clientHeight, event.shiftKey) })
}
