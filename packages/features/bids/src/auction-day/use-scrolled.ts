import { type RefObject, startTransition, useEffect, useState } from 'react'

export type Seen = { top: number; left: number; width: number; height: number }

/** Steps in which a scrolled board is drawn anew, in px: what lies between is drawn already. */
const step = { top: 120, left: 200 }

/** Where nothing can be measured, a desk's screen is. */
const usual: Seen = { top: 0, left: 0, width: 1200, height: 800 }

/** The part of an element that is in sight, once a frame at most and not for every pixel. */
export function useScrolled(element: RefObject<HTMLElement | null>): Seen {
  const [seen, setSeen] = useState(usual)
  useEffect(() => {
    const shown = element.current
    if (!shown) return
    let frame = 0
    const measure = () => {
      frame = 0
      const next = {
        top: Math.floor(shown.scrollTop / step.top) * step.top,
        left: Math.floor(shown.scrollLeft / step.left) * step.left,
        width: shown.clientWidth || usual.width,
        height: (shown.clientHeight || usual.height) + step.top,
      }
      // Drawn between frames: scrolling never waits for it.
      startTransition(() =>
        setSeen((last) =>
          (Object.keys(next) as (keyof Seen)[]).every((key) => last[key] === next[key]) ? last : next,
        ),
      )
    }
    const soon = () => {
      frame ||= requestAnimationFrame(measure)
    }
    measure()
    shown.addEventListener('scroll', soon, { passive: true })
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(soon)
    observer?.observe(shown)
    return () => {
      cancelAnimationFrame(frame)
      shown.removeEventListener('scroll', soon)
      observer?.disconnect()
    }
  }, [element])
  return seen
}
