import { type RefObject, useEffect, useState } from 'react'
import { turn } from './drawn-part.ts'

export type Seen = { top: number; left: number; width: number; height: number }

/** The size of a desktop screen, if nothing can be measured. */
const usual: Seen = { top: 0, left: 0, width: 1200, height: 800 }

/** The visible part of an element, updated at most once per frame and not for every pixel. */
export function useScrolled(element: RefObject<HTMLElement | null>): Seen {
  const [seen, setSeen] = useState(usual)
  useEffect(() => {
    const shown = element.current
    if (!shown) return
    let frame = 0
    const measure = () => {
      frame = 0
      const next = {
        top: Math.floor(shown.scrollTop / turn.top) * turn.top,
        left: Math.floor(shown.scrollLeft / turn.left) * turn.left,
        width: shown.clientWidth || usual.width,
        height: shown.clientHeight || usual.height,
      }
      setSeen((last) =>
        (Object.keys(next) as (keyof Seen)[]).every((key) => last[key] === next[key]) ? last : next,
      )
    }
    const soon = () => {
      frame ||= requestAnimationFrame(measure)
    }
    measure()
    shown.addEventListener('scroll', soon, { passive: true })
    const observer = new ResizeObserver(soon)
    observer.observe(shown)
    return () => {
      cancelAnimationFrame(frame)
      shown.removeEventListener('scroll', soon)
      observer.disconnect()
    }
  }, [element])
  return seen
}
