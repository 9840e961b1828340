import { type RefObject, useEffect, useState } from 'react'
import { type Part, scrollStep } from './drawn-part.ts'

/** The size of a desktop screen, if nothing can be measured. */
const usual: Part = { top: 0, left: 0, width: 1200, height: 800, heading: { top: 1, left: 1 } }

/** The visible part of an element, updated at most once per frame and not for every pixel. */
export function useScrolled(element: RefObject<HTMLElement | null>): Part {
  const [seen, setSeen] = useState(usual)
  useEffect(() => {
    const shown = element.current
    if (!shown) return
    let frame = 0
    const measure = () => {
      frame = 0
      const top = Math.floor(shown.scrollTop / scrollStep) * scrollStep
      const left = Math.floor(shown.scrollLeft / scrollStep) * scrollStep
      const width = shown.clientWidth || usual.width
      const height = shown.clientHeight || usual.height
      setSeen((last) => {
        const heading = {
          top: directionOf(top - last.top, last.heading.top),
          left: directionOf(left - last.left, last.heading.left),
        }
        const isSame =
          top === last.top && left === last.left && width === last.width && height === last.height
        return isSame ? last : { top, left, width, height, heading }
      })
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

const directionOf = (moved: number, last: 1 | -1) => (moved === 0 ? last : moved > 0 ? 1 : -1)
