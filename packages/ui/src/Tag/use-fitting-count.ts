import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

const GAP = 6
/** Room reserved for the button that shows the rest. */
const BUTTON = 96

/**
 * How many of a row's first items fit its width; Infinity if all do, so that one more of them is shown at once and not
 * a frame later.
 */
export function useFittingCount(
  list: RefObject<HTMLElement | null>,
  items: readonly unknown[],
  open: boolean,
) {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY)
  const shown = useRef(count)

  useLayoutEffect(() => {
    const element = list.current
    if (!element || open) return
    const measure = () => {
      const widths = [...element.children]
        .slice(0, items.length)
        .map((item) => item.getBoundingClientRect().width)
      const end = element.querySelector(':scope > [data-end]')?.getBoundingClientRect().width
      return fittingCount(widths, element.clientWidth - (end ? end + GAP : 0))
    }
    // The observer reports the size at first, too: before the frame is painted, when the layout is known anyway.
    const observer = new ResizeObserver(() => {
      const fitting = measure()
      // Rendering at once includes whatever else is waiting to be rendered: only if there is a visible change.
      if (fitting === shown.current) return
      shown.current = fitting
      flushSync(() => setCount(fitting))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, items, open])

  return count
}

export function fittingCount(widths: readonly number[], room: number) {
  const total = widths.reduce((sum, width) => sum + width + GAP, -GAP)
  if (total <= room) return Number.POSITIVE_INFINITY
  let used = BUTTON
  const first = widths.findIndex((width) => {
    used += width + GAP
    return used > room
  })
  return first === -1 ? Number.POSITIVE_INFINITY : first
}
