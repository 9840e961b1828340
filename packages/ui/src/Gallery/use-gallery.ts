import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'

const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/** Which photo is in view, and how to bring another one there. */
export function useGallery(count: number, initialIndex: number, onIndexChange?: (index: number) => void) {
  const scroller = useRef<HTMLElement>(null)
  const [index, setIndex] = useState(initialIndex)

  const show = (next: number) => {
    if (next === index) return
    setIndex(next)
    onIndexChange?.(next)
  }
  const scrollTo = (next: number) => {
    const element = scroller.current
    if (element) element.scrollTop = next * element.clientHeight
  }
  const goTo = (next: number) => {
    const within = Math.min(Math.max(next, 0), count - 1)
    show(within)
    scrollTo(within)
  }
  // Only when the gallery opens; afterwards the index follows the scrolling.
  useLayoutEffect(() => {
    scroller.current?.focus()
    scrollTo(initialIndex)
  }, [])

  return {
    index,
    goTo,
    scroller,
    onScroll() {
      const element = scroller.current
      if (element?.clientHeight) show(Math.round(element.scrollTop / element.clientHeight))
    },
    onKeyDown(event: KeyboardEvent) {
      const step = steps[event.key]
      if (step === undefined) return
      event.preventDefault()
      goTo(index + step)
    },
  }
}
